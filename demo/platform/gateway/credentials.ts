/** Credentials of a shop's own server: an API key, or those of an app. The same on every machine. */
import { idFor } from '../storage/ids'

export interface Credentials {
  /** Metasite id: goes with the API key as `wix-site-id`, and is the tenant of the shop's identities. */
  siteId: string
  apiKey: string
  appId: string
  appSecret: string
  /** The app's installation on this shop. */
  appInstanceId: string
}

export const credentialsOf = (clientId: string): Credentials => ({
  siteId: idFor(`site/${clientId}`),
  apiKey: `IST.${idFor(`api-key/${clientId}`)}`,
  appId: idFor(`app/${clientId}`),
  appSecret: idFor(`app-secret/${clientId}`),
  appInstanceId: idFor(`app-instance/${clientId}`),
})
