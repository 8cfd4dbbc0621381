/** Members of the shop; loaded for a login, a logout, and a visitor who is logged in. */
export { sameSiteUrl } from '../../embed/page/navigation'
export { loadMembers } from '../../embed/page-ui/load-account'
