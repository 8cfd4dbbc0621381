/** Where the gateway keeps what is about identities. In a file of its own: what is fetched with the first buttons stands in the other one. */
export const AUTHENTICATION = '/_api/iam/authentication'
export const RECOVERY = '/_api/iam/recovery'
export const VERIFICATION = '/_api/iam/verification'
/** The token endpoint's own service, and calls whose path is complete. */
export const NONE = ''
