/** The member's menu; loaded once a member is logged in. */
export { MemberMenu } from '../../widget/account/menu/MemberMenu'
