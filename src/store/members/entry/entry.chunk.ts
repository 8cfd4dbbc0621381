/** Download unit: from a login that has succeeded to the member's tokens, by a hidden frame or by the hosted pages. */
export { endHostedLogin } from './hosted-login'
export { createMemberEntry } from './member-entry'
