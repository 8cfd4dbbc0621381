/** docs/platform.md §3 "Site" and §4 "Visibility", "toggle". */
import { enumOf, type ValueOf } from '../wire/enum'

export const SiteStatus = /*#__PURE__*/ enumOf('UNKNOWN', 'ENABLED', 'DISABLED', 'PENDING', 'DEMO')
export type SiteStatus = ValueOf<typeof SiteStatus>

export const SiteDeletionState = /*#__PURE__*/ enumOf('UNKNOWN', 'TRASH', 'DELETED', 'PENDING_PURGE', 'PURGED_EXTERNALLY')
export type SiteDeletionState = ValueOf<typeof SiteDeletionState>

/** How the site was created. */
export const SiteOrigin = /*#__PURE__*/ enumOf(
  'OTHER',
  'FROM_TEMPLATE',
  'DUPLICATE_BY_SITE_TRANSFER',
  'DUPLICATE',
  'OLD_SITE_TRANSFER',
  'FLASH',
)
export type SiteOrigin = ValueOf<typeof SiteOrigin>

/** The product of the platform that the site belongs to. */
export const SiteNamespace = /*#__PURE__*/ enumOf(
  'UNKNOWN_NAMESPACE',
  'WIX',
  'SHOUT_OUT',
  'ALBUMS',
  'WIX_STORES_TEST_DRIVE',
  'HOTELS',
  'CLUBS',
  'ONBOARDING_DRAFT',
  'DEV_SITE',
  'LOGOS',
  'VIDEO_MAKER',
  'PARTNER_DASHBOARD',
  'DEV_CENTER_COMPANY',
  'HTML_DRAFT',
  'SITELESS_BUSINESS',
  'CREATOR_ECONOMY',
  'DASHBOARD_FIRST',
  'ANYWHERE',
  'HEADLESS',
  'ACCOUNT_MASTER_CMS',
  'RISE',
  'BRANDED_FIRST',
  'NOWNIA',
  'UGC_TEMPLATE',
  'CODUX',
  'MEDIA_DESIGN_CREATOR',
  'SHARED_BLOG_ENTERPRISE',
  'STANDALONE_FORMS',
  'STANDALONE_EVENTS',
  'MIMIR',
  'TWINS',
  'NANO',
  'BASE44',
  'CHANNELS',
  'NAUTILUS',
  'SYMPHONY',
  'NAUTILUS_APPS',
  'VIBU',
  'ENTERPRISE_BRAND_KIT',
  'DEV_CENTER_DEV_SITE',
)
export type SiteNamespace = ValueOf<typeof SiteNamespace>

/** Who may see a file or a page. */
export const Visibility = /*#__PURE__*/ enumOf('UNKNOWN', 'PROTECTED', 'PRIVATE', 'PUBLIC', 'UNCHANGED', 'GROUP_PROTECTED')
export type Visibility = ValueOf<typeof Visibility>

export const Toggle = /*#__PURE__*/ enumOf('Unknown', 'Off', 'On')
export type Toggle = ValueOf<typeof Toggle>

/** How a site was opted in. */
export const SiteOptInOrigin = /*#__PURE__*/ enumOf('OPT_IN', 'MIGRATION')
export type SiteOptInOrigin = ValueOf<typeof SiteOptInOrigin>
