/** Members of the shop; loaded for a login, a logout, and a visitor who is logged in. */

export { loadMembers } from '../../embed/account/load-account'
export { sameSiteUrl } from '../../embed/page/navigation'
