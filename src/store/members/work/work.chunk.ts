/** Download unit: what members send once something is pressed, and what a refusal of it means. */
export { createMemberWork } from './member-work'
