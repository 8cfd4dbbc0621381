/** The members of a shop: state, actions and links; loaded in parallel with the account's screens. */
export { memberLinks } from './member-links'
export { membersOf } from './page-members'
