/** Download unit: members. The machine and who listens to it, with whatever draws it. */
export { memberLinks } from './member-links'
export { membersOf } from './page-members'
