/** Path prefixes of the identity services. A separate file, because `gateway.ts` is downloaded with the first buttons. */
export const AUTHENTICATION = '/_api/iam/authentication'
export const RECOVERY = '/_api/iam/recovery'
export const VERIFICATION = '/_api/iam/verification'
/** For the token endpoint, and for calls with a complete path. */
export const NONE = ''
