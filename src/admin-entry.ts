/** `cartlet/admin`: calls that need an elevated credential. For servers; it refuses to run in a page. */
export { type AdminClient, type AdminConfig, createAdminClient } from './platform/admin/client'
export type { TokenSource } from './platform/http/transport'
