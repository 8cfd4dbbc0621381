/** docs/platform.md §3 "Site" and §4 "Visibility", "toggle". */
import type { ValueOf } from '../wire/enum'

export const SiteStatus = {
  UNKNOWN: 'UNKNOWN',
  ENABLED: 'ENABLED',
  DISABLED: 'DISABLED',
  PENDING: 'PENDING',
  DEMO: 'DEMO',
} as const
export type SiteStatus = ValueOf<typeof SiteStatus>

export const SiteDeletionState = {
  UNKNOWN: 'UNKNOWN',
  TRASH: 'TRASH',
  DELETED: 'DELETED',
  PENDING_PURGE: 'PENDING_PURGE',
  PURGED_EXTERNALLY: 'PURGED_EXTERNALLY',
} as const
export type SiteDeletionState = ValueOf<typeof SiteDeletionState>

/** How the site was created. */
export const SiteOrigin = {
  OTHER: 'OTHER',
  FROM_TEMPLATE: 'FROM_TEMPLATE',
  DUPLICATE_BY_SITE_TRANSFER: 'DUPLICATE_BY_SITE_TRANSFER',
  DUPLICATE: 'DUPLICATE',
  OLD_SITE_TRANSFER: 'OLD_SITE_TRANSFER',
  FLASH: 'FLASH',
} as const
export type SiteOrigin = ValueOf<typeof SiteOrigin>

/** The product of the platform that the site belongs to. */
export const SiteNamespace = {
  UNKNOWN_NAMESPACE: 'UNKNOWN_NAMESPACE',
  WIX: 'WIX',
  SHOUT_OUT: 'SHOUT_OUT',
  ALBUMS: 'ALBUMS',
  WIX_STORES_TEST_DRIVE: 'WIX_STORES_TEST_DRIVE',
  HOTELS: 'HOTELS',
  CLUBS: 'CLUBS',
  ONBOARDING_DRAFT: 'ONBOARDING_DRAFT',
  DEV_SITE: 'DEV_SITE',
  LOGOS: 'LOGOS',
  VIDEO_MAKER: 'VIDEO_MAKER',
  PARTNER_DASHBOARD: 'PARTNER_DASHBOARD',
  DEV_CENTER_COMPANY: 'DEV_CENTER_COMPANY',
  HTML_DRAFT: 'HTML_DRAFT',
  SITELESS_BUSINESS: 'SITELESS_BUSINESS',
  CREATOR_ECONOMY: 'CREATOR_ECONOMY',
  DASHBOARD_FIRST: 'DASHBOARD_FIRST',
  ANYWHERE: 'ANYWHERE',
  HEADLESS: 'HEADLESS',
  ACCOUNT_MASTER_CMS: 'ACCOUNT_MASTER_CMS',
  RISE: 'RISE',
  BRANDED_FIRST: 'BRANDED_FIRST',
  NOWNIA: 'NOWNIA',
  UGC_TEMPLATE: 'UGC_TEMPLATE',
  CODUX: 'CODUX',
  MEDIA_DESIGN_CREATOR: 'MEDIA_DESIGN_CREATOR',
  SHARED_BLOG_ENTERPRISE: 'SHARED_BLOG_ENTERPRISE',
  STANDALONE_FORMS: 'STANDALONE_FORMS',
  STANDALONE_EVENTS: 'STANDALONE_EVENTS',
  MIMIR: 'MIMIR',
  TWINS: 'TWINS',
  NANO: 'NANO',
  BASE44: 'BASE44',
  CHANNELS: 'CHANNELS',
  NAUTILUS: 'NAUTILUS',
  SYMPHONY: 'SYMPHONY',
  NAUTILUS_APPS: 'NAUTILUS_APPS',
  VIBU: 'VIBU',
  ENTERPRISE_BRAND_KIT: 'ENTERPRISE_BRAND_KIT',
  DEV_CENTER_DEV_SITE: 'DEV_CENTER_DEV_SITE',
} as const
export type SiteNamespace = ValueOf<typeof SiteNamespace>

/** Who may see a file or a page. */
export const Visibility = {
  UNKNOWN: 'UNKNOWN',
  PROTECTED: 'PROTECTED',
  PRIVATE: 'PRIVATE',
  PUBLIC: 'PUBLIC',
  UNCHANGED: 'UNCHANGED',
  GROUP_PROTECTED: 'GROUP_PROTECTED',
} as const
export type Visibility = ValueOf<typeof Visibility>

export const Toggle = { Unknown: 'Unknown', Off: 'Off', On: 'On' } as const
export type Toggle = ValueOf<typeof Toggle>

/** How a site was opted in. */
export const SiteOptInOrigin = {
  OPT_IN: 'OPT_IN',
  MIGRATION: 'MIGRATION',
} as const
export type SiteOptInOrigin = ValueOf<typeof SiteOptInOrigin>
