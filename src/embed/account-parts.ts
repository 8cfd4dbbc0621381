/** Download unit: members. What logs in, registers, recovers and logs out, with whatever draws it. */
export { membersOf } from './page-members'
