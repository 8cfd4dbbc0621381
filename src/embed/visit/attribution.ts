/**
 * Where a visitor came from: added to the address of the checkout, so that the order is attributed to the campaign or page that
 * led to it.
 */
import type { StoragePort } from '../../platform/storage'
import { storageKey } from '../../store/base/storage-keys'
import { addressedWindow, pageAddress } from '../page/navigation'
import type { Page } from '../page/page'
import type { Attribution } from '../page/page-shop'

/**
 * Campaign parameters, and the ids that advertising and affiliate networks add to a click. None of those that name a person, such as
 * Mailchimp's `mc_eid`, HubSpot's `_hsenc` or Klaviyo's `_kx`.
 */
const CAMPAIGN =
  /^([um]tm_[a-z_]{1,30}|\w{1,4}cl(k|ick_?)?id|[gw]braid|gclsrc|gad_(source|campaignid)|srsltid|li_fat_id|epik|(sc|rdt_|mc_)cid|tblci|dicbo|awc|cjevent)$/i
const MAX_LENGTH = 200
/** For the whole campaign: a link can have any number of parameters, and servers refuse long addresses. */
const MAX_TOTAL = 2000

const shorten = (text: string) => text.slice(0, MAX_LENGTH)

/** Words are shortened; half an id is worth nothing, so an id is kept whole or not at all. */
function campaignOf(search: string): Record<string, string> {
  const campaign: Record<string, string> = {}
  let total = 0
  for (const [name, value] of new URLSearchParams(search)) {
    if (!CAMPAIGN.test(name)) continue
    const kept = /^.tm_/i.test(name) ? shorten(value) : value
    const size = name.length + kept.length
    if (total + size > MAX_TOTAL) continue
    total += size
    campaign[name] = kept
  }
  return campaign
}

/**
 * The address without query and fragment, which may contain a token of the other site. Empty if it is not the address of a page.
 */
function withoutQuery(address: string): string {
  try {
    const { protocol, host, pathname } = new URL(address)
    return host && `${protocol}//${host}${pathname}`
  } catch {
    return ''
  }
}

/** While consent allows analytics: stores the visit's campaign, and passes campaign, page and pressed element to the checkout. */
export function attributionOf(
  clientId: string,
  storage: StoragePort,
  { config, view, document, onLookChange }: Pick<Page, 'config' | 'view' | 'document' | 'onLookChange'>,
): Attribution {
  const key = storageKey(clientId, 'campaign')
  let isAllowed = false
  const followConsent = () => {
    const wasAllowed = isAllowed
    isAllowed = config.analytics ?? config.consent === 'none'
    const campaign = campaignOf(addressedWindow(view).location.search)
    if (isAllowed && !wasAllowed && Object.keys(campaign).length) storage.write(key, `${new URLSearchParams(campaign)}`)
  }
  followConsent()
  onLookChange(followConsent)

  return (source) => {
    if (!isAllowed) return {}
    const page = withoutQuery(pageAddress(view))
    const { origin } = new URL(page || 'about:blank')
    const referrer = withoutQuery(document.referrer)
    const isOtherSite = referrer && !referrer.startsWith(`${origin}/`)
    const element = source instanceof Element ? source.id : ''
    return {
      ...campaignOf(storage.read(key) ?? ''), // filtered again: any script of the page can write to its storage
      ...(isOtherSite && { cartlet_referrer: shorten(referrer) }),
      ...(page && { cartlet_page: shorten(page) }),
      ...(element && { cartlet_element: shorten(element) }),
    }
  }
}
