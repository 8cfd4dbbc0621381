/**
 * What the visitor allows (`data-consent="required"`, `cartlet.setConsent`): until then everything of ours is in memory and nobody is told where
 * the visitor came from. What is allowed later counts from then on; what is withdrawn takes our own keys out of the page's storage.
 */
import { CartletError } from '../../platform/http/errors'
import { tokensKey } from '../../platform/session/token-store'
import { memoryStorage, type StoragePort } from '../../platform/storage'
import { ownOf } from '../../platform/wire/record'
import { selectCart } from '../../store/state'
import { STORAGE_PREFIX, storageKey } from '../../store/storage-keys'
import type { Page } from '../page/create-page'
import { type PageShop, storageFor } from '../page/create-page-shop'
import { listenToGoogle } from './google-consent'

export interface Consent {
  /** The cart and who the visitor is are kept for the next page, the next tab and the next visit. */
  storage: boolean
  /** The checkout is told which campaign, page and element led there. */
  analytics: boolean
}

const states = new WeakMap<Page, Consent>()
const kept = new WeakMap<PageShop, boolean>()

/** What is worth taking along; the rest is found out again. */
const CARRIED = ['count', 'catalog', 'products', 'viewed', 'checkout', 'coupon', 'estimate', 'campaign'] as const

function consentOf(page: Page): Consent {
  const known = states.get(page)
  if (known) return known
  const { config } = page
  const isFree = config.consent === 'none'
  const consent = { storage: isFree, analytics: isFree }
  states.set(page, consent)
  // As each shop began.
  page.onShop((pageShop) => kept.set(pageShop, config.consent === 'none'))
  page.consent = (pageShop) => apply(page, pageShop, consent)
  // The script's attributes are read anew when one of them changes; what the visitor said stands.
  page.onLookChange(() => {
    config.consent = consent.storage ? 'none' : 'required'
  })
  if (!isFree) listenToGoogle(page, (requests) => void setConsent(page, requests).catch(() => {}))
  return consent
}

/** Called for each shop of a page that minds, once the parts of its visit are here. */
export async function mind(page: Page, pageShop: PageShop): Promise<void> {
  consentOf(page)
  await page.consent?.(pageShop)
}

/**
 * Resolves once it holds for every shop of the page. Rejects with `INVALID_ARGUMENT` where something else than true or false is given.
 * @param requests what is not named stays as it is
 */
export async function setConsent(page: Page, requests: Partial<Consent>): Promise<void> {
  const consent = consentOf(page)
  const { storage = consent.storage, analytics = consent.analytics } = ownOf(requests)
  if (typeof storage !== 'boolean' || typeof analytics !== 'boolean')
    throw new CartletError('INVALID_ARGUMENT', 'setConsent takes { storage, analytics }, each true or false')
  Object.assign(consent, { storage, analytics })
  page.config.consent = storage ? 'none' : 'required'
  await Promise.all(page.shops().map((pageShop) => page.consent?.(pageShop)))
}

async function apply({ config, view }: Page, pageShop: PageShop, consent: Consent): Promise<void> {
  const { context, refresh, setAttribution } = await pageShop.shop.engine()
  const { visit } = pageShop
  if (!visit) return // it is done as soon as those parts are here
  setAttribution(consent.analytics ? visit.attribute() : undefined)
  if (!consent.analytics) visit.tabStorage.remove(storageKey(pageShop.shop.clientId, 'campaign'))
  if (consent.storage === kept.get(pageShop)) return
  kept.set(pageShop, consent.storage)
  const ports: Ports = [
    [context.storage, config.storage],
    [visit.storage, config.storage],
    [visit.tabStorage, config.storage === 'memory' ? 'memory' : 'session'],
  ]
  if (!consent.storage) return withdraw(ports, view)
  if (allow(ports, view, pageShop, context.client.session.role() === 'member')) await refresh()
}

type Ports = [port: StoragePort, kind: 'local' | 'session' | 'memory'][]

/** True when who was here on an earlier visit is here again: the cart is theirs. Whoever has begun something on this page stays. */
function allow(ports: Ports, view: Window, { shop }: PageShop, isMember: boolean): boolean {
  const keys = [tokensKey(shop.clientId), ...CARRIED.map((name) => storageKey(shop.clientId, name))]
  const hasBegun = isMember || Boolean(selectCart(shop.store.getState())?.count)
  let isKnown = false
  for (const [port, kind] of ports) {
    const area = storageFor(kind, view)
    isKnown ||= area.read(tokensKey(shop.clientId)) !== null
    for (const key of keys) {
      const text = port.read(key)
      if (text !== null && (hasBegun || area.read(key) === null)) area.write(key, text)
    }
    Object.assign(port, area)
  }
  return isKnown && !hasBegun
}

/** The page goes on with what it knows, in memory; nothing of ours stays behind. */
function withdraw(ports: Ports, view: Window): void {
  const kept: [string, string][] = []
  for (const area of [() => view.localStorage, () => view.sessionStorage])
    try {
      const storage = area()
      const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
      for (const name of keys.filter((one) => one.startsWith(STORAGE_PREFIX))) {
        kept.push([name, storage.getItem(name) ?? ''])
        storage.removeItem(name)
      }
    } catch {
      // Blocked: then there is nothing of ours in it.
    }
  for (const [port] of ports) {
    const memory = memoryStorage()
    for (const [name, text] of kept) memory.write(name, text)
    Object.assign(port, memory)
  }
}
