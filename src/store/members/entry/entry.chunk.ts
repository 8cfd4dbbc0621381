/** From a successful login to the member's tokens, through a hidden frame or the hosted pages. */
export { endHostedLogin } from './hosted-login'
export { createMemberEntry } from './member-entry'
