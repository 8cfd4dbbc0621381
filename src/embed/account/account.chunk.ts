/** The members of a shop: state, actions and links; loads beside the account's screens. */
export { memberLinks } from './member-links'
export { membersOf } from './page-members'
