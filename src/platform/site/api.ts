/** docs/platform.md §7 "Site": its languages, currency and time zone. The platform calls them a preview. */
import type { Caller, CallOptions } from '../http/call'
import { SITE_SCRIPTS } from '../http/gateway/gateway'
import { get } from '../http/read-call'
import { entitiesIn, entityIn } from '../wire/convert'
import type { Open } from '../wire/enum'
import { type JsonRecord, ownOf } from '../wire/record'

export interface SiteLocale {
  languageCode?: string
  country?: string
}

export interface SiteLanguage {
  languageCode?: string
  countryCode?: string
  locale?: SiteLocale
  isPrimary?: boolean
  isVisitorPrimary?: boolean
  resolutionMethod?: Open<'QUERY_PARAM' | 'SUBDOMAIN' | 'SUBDIRECTORY'>
}

export interface SiteProperties {
  language?: string
  locale?: SiteLocale
  /** In which buyers pay. */
  paymentCurrency?: string
  /** Its IANA name. */
  timeZone?: string
  multilingual?: { autoRedirect?: boolean; supportedLanguages?: SiteLanguage[] }
}

export interface SiteMetadata {
  /** What the owner has added to the page; of what form is not declared. */
  siteScripts: JsonRecord[]
  properties: SiteProperties
}

const readProperties = (body: JsonRecord): SiteProperties => entityIn(body, 'properties')

/**
 * GET /v1/site-scripts/essentials. Resolves currency, languages and time zone of the site, without a product. Whether visitors may ask is not known:
 * see `status` 403.
 */
export const getSiteProperties = (client: Caller, options?: CallOptions): Promise<SiteProperties> =>
  client.request({ ...get(SITE_SCRIPTS, '/v1/site-scripts/essentials', {}, options), read: readProperties })

/**
 * GET /v1/site-scripts/metadata: the same, with the scripts that the owner has added to a page, named by `pageUrl` or `pageName`. Nothing runs them.
 * Whether visitors may ask is not known: see `status` 403.
 */
export const getSiteMetadata = (
  client: Caller,
  given: CallOptions & { pageUrl?: string; pageName?: string } = {},
): Promise<SiteMetadata> => {
  const { pageUrl, pageName, ...options } = ownOf(given)
  return client.request({
    ...get(SITE_SCRIPTS, '/v1/site-scripts/metadata', { pageUrl, pageName }, options),
    read: (body) => ({ siteScripts: entitiesIn(body, 'siteScripts'), properties: readProperties(body) }),
  })
}
