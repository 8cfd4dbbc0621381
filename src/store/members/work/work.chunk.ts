/** The requests of members, and the meaning of their errors. */
export { createMemberWork } from './member-work'
