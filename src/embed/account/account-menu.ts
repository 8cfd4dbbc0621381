/** Download unit: who is logged in, and where they can go. */
export { MemberMenu } from '../../widget/account/menu/MemberMenu'
