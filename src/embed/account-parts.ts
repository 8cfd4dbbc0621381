/** Download unit: members. What logs in, registers, recovers and logs out, with whatever draws it. */
export { memberLinks } from './member-links'
export { membersOf } from './page-members'
