/** Where a visitor came from, carried along to the checkout so that an order is not counted as coming from nowhere. */
import type { StoragePort } from '../../platform/storage'
import { storageKey } from '../../store/storage-keys'
import { unclobbered } from '../../widget/dialog/unclobbered'

const CAMPAIGN = /^(utm_[a-z]{1,20}|gclid|fbclid|msclkid)$/
const LONGEST = 200

const short = (text: string) => text.slice(0, LONGEST)

function campaignOf(search: string): Record<string, string> {
  const found = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name))
  return Object.fromEntries(found.map(([name, value]) => [name, short(value)]))
}

/** The address without query and fragment, which may hold a token of the other site. Empty when it is not a page's address. */
function placeOf(address: string): string {
  try {
    const { protocol, host, pathname } = new URL(address)
    return host && `${protocol}//${host}${pathname}`
  } catch {
    return ''
  }
}

/** @returns names and values for the address of the checkout: the campaign of this visit, the page, and the element that was pressed */
export function attributionOf(
  clientId: string,
  storage: StoragePort,
  view: Window,
): (source?: unknown) => Record<string, string> {
  const key = storageKey(clientId, 'campaign')
  const campaign = campaignOf(view.location.search)
  if (Object.keys(campaign).length) storage.write(key, `${new URLSearchParams(campaign)}`)

  return (source) => {
    const { referrer } = unclobbered(view.document)
    const { origin, pathname } = view.location
    const place = placeOf(referrer)
    const elsewhere = place && !place.startsWith(`${origin}/`)
    const element = source instanceof Element ? source.id : ''
    return {
      ...campaignOf(storage.read(key) ?? ''), // by the same rule: anybody may have written there
      ...(elsewhere && { cartlet_referrer: short(place) }),
      cartlet_page: short(origin + pathname),
      ...(element && { cartlet_element: short(element) }),
    }
  }
}
