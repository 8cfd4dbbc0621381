/**
 * The visitor's consent (`data-consent="required"`, `cartlet.setConsent`). Until it is given, Cartlet's data stays in memory and
 * the checkout does not learn where the visitor came from. Consent is not retroactive; withdrawing it removes our keys from the
 * page's storage.
 */
import { CartletError } from '../../platform/http/errors'
import { storedTokens, tokensKey } from '../../platform/session/token-store'
import type { Tokens } from '../../platform/session/tokens'
import { encodeJson } from '../../platform/wire/encode'
import { parseJson } from '../../platform/wire/json'
import { isRecord, ownOf } from '../../platform/wire/record'
import { selectCart } from '../../store/base/state'
import { STORAGE_PREFIX, type StoredName, storageKey } from '../../store/base/storage-keys'
import { objectsIn } from '../../store/catalog/untrusted'
import type { Page } from '../page/page'
import type { PageShop, StorageKind, SwitchableStorage } from '../page/page-shop'
import { tellWithdrawal, WITHDRAWN } from './consent-told'
import type { Consent, ConsentRequest, GoogleConsent } from './google-consent'
import { listenToGoogle } from './google-consent'

export type ConsentPage = Pick<Page, 'config' | 'configure' | 'view' | 'life' | 'shops' | 'onShop'>

const consents = new WeakMap<ConsentPage, Consent>()
/** The purposes that the visitor has decided on this page: no default changes them. */
const decisions = new WeakMap<ConsentPage, Set<keyof Consent>>()
/** What another tab has just removed. */
const taken = new WeakMap<ConsentPage, ReadonlyMap<string, string>>()
/** Whether a shop uses the page's storage rather than memory. */
const isPersistent = new WeakMap<PageShop, boolean>()

/** Copied when storage becomes allowed; everything else is requested again. */
const CARRIED: readonly StoredName[] = [
  'tokens',
  'count',
  'catalog',
  'cart-api',
  'products',
  'viewed',
  'wish-list',
  'checkout',
  'coupon',
  'coupon-kept',
  'estimate',
  'campaign',
  'added',
  'currency',
]

/** What was saved on this page comes before what an earlier visit has saved: nothing of either is lost. Its reader drops what is there twice. */
const JOINED: StoredName = 'wish-list'
const joined = (text: string, before: string | null | undefined): string =>
  encodeJson([text, before].flatMap((one) => objectsIn(parseJson(one) as object[])))

function consentOf(page: ConsentPage): Consent {
  const cached = consents.get(page)
  if (cached) return cached
  const { config } = page
  const isFree = config.consent === 'none'
  const consent = { storage: isFree, analytics: isFree }
  consents.set(page, consent)
  page.onShop((pageShop) => isPersistent.set(pageShop, config.consent === 'none'))
  decisions.set(page, new Set())
  if (isFree) return consent
  listenToGoogle(page, (consent) => void followGoogle(page, consent).catch(() => {}))
  // A page in the back/forward cache is not told of a withdrawal, but finds nothing of ours any more.
  const { view, life } = page
  const checkWithdrawal = ({ persisted }: PageTransitionEvent) => {
    if (persisted && consent.storage && config.storage === 'local' && !keysIn(view.localStorage).length)
      void setConsent(page, { storage: false }).catch(() => {})
  }
  view.addEventListener('pageshow', checkWithdrawal, { signal: life.signal })
  return consent
}

/** Consent managers load late, and some set their default once more after the visitor's decision. */
async function followGoogle(page: ConsentPage, { updates, defaults }: GoogleConsent): Promise<void> {
  const decided = decisions.get(page)
  const open = Object.entries(defaults).filter(([purpose]) => !decided?.has(purpose as keyof Consent))
  for (const purpose of Object.keys(updates)) decided?.add(purpose as keyof Consent)
  const request = { ...Object.fromEntries(open), ...updates }
  if (Object.keys(request).length) await change(page, request)
}

/** Call for each shop of a page that requires or has set consent, once its visit is open. */
export async function applyConsent(page: ConsentPage, pageShop: PageShop): Promise<void> {
  await applyTo(page, pageShop, consentOf(page))
}

/** Another tab has withdrawn consent. @param removed by key, what it took from the storage: this page goes on with it in memory */
export async function followWithdrawal(page: ConsentPage, request: string, removed: ReadonlyMap<string, string>): Promise<void> {
  const withdrawn = parseJson(request)
  if (!isRecord(withdrawn)) return
  const { storage, analytics } = ownOf(withdrawn)
  taken.set(page, removed)
  // Only withdrawals: any script of the site can write to the storage.
  await setConsent(page, { ...(storage === false && { storage }), ...(analytics === false && { analytics }) })
  taken.delete(page)
}

/** Resolves once it applies to every shop of the page. Rejects with `INVALID_ARGUMENT` for values that are not booleans. */
export async function setConsent(page: ConsentPage, request: ConsentRequest): Promise<void> {
  consentOf(page) // what the page told Google before this call was before it
  const given = ownOf(request)
  const { storage, analytics } = given
  if (![storage, analytics].every((value) => value === undefined || typeof value === 'boolean'))
    throw new CartletError('INVALID_ARGUMENT', 'setConsent takes { storage, analytics }, each true or false')
  for (const purpose of ['storage', 'analytics'] as const) if (given[purpose] !== undefined) decisions.get(page)?.add(purpose)
  await change(page, given)
}

async function change(page: ConsentPage, request: ConsentRequest): Promise<void> {
  const consent = consentOf(page)
  const { storage = consent.storage, analytics = consent.analytics } = request
  if (consent.analytics && !analytics) tellWithdrawal(page.view, { analytics }, () => {})
  Object.assign(consent, { storage, analytics })
  page.configure({ consent: storage ? 'none' : 'required', analytics })
  await Promise.all(page.shops().map((pageShop) => applyTo(page, pageShop, consent)))
  page.configure({}) // what shows what is stored reads it again
}

async function applyTo(page: ConsentPage, pageShop: PageShop, consent: Consent): Promise<void> {
  const { context, refresh } = await pageShop.shop.engine()
  const { config } = page
  const { storage, tabStorage } = pageShop
  const { clientId } = pageShop.shop
  if (!consent.analytics) tabStorage.remove(storageKey(clientId, 'campaign'))
  if (consent.storage === isPersistent.get(pageShop)) return
  isPersistent.set(pageShop, consent.storage)
  const places: Place[] = [
    [storage, config.storage],
    [tabStorage, config.storage === 'memory' ? 'memory' : 'session'],
  ]
  const { session } = context.client
  if (!consent.storage) {
    const tokens = session.tokens()
    const { removed, isBlocked } = removeAll(page)
    goOn(places, pageShop, tokens, [...removed, ...(taken.get(page) ?? [])])
    if (isBlocked) removeLater(page, consent)
  } else if (persist(places, pageShop, session.role() === 'member')) await refresh()
}

type Place = [storage: SwitchableStorage, kind: StorageKind]

const heldIn = (storage: SwitchableStorage, { clientId }: PageShop['shop']) =>
  CARRIED.map((name) => {
    const key = storageKey(clientId, name)
    return [key, storage.read(key)] as const
  })

/**
 * Moves from memory to the page's storage. True when the session of an earlier visit is restored, so that its cart has to be
 * read; a visitor who has logged in or filled a cart on this page keeps the current session instead.
 */
function persist(places: readonly Place[], { shop }: PageShop, isMember: boolean): boolean {
  const hasBegun = isMember || Boolean(selectCart(shop.store.getState())?.count)
  let isKnown = false
  for (const [storage, kind] of places) {
    const carried = heldIn(storage, shop)
    storage.switchTo(kind)
    isKnown ||= Boolean(storage.read(storageKey(shop.clientId, 'tokens')))
    for (const [key, text] of carried) {
      const before = storage.read(key)
      if (text && key === storageKey(shop.clientId, JOINED)) storage.write(key, joined(text, before))
      else if (text && (hasBegun || !before)) storage.write(key, text)
    }
  }
  return isKnown && !hasBegun
}

/** Our keys, without the one that tells other tabs of a withdrawal. */
const keysIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter(
    (key) => key.startsWith(STORAGE_PREFIX) && key !== WITHDRAWN,
  )

/** Removes all our data from the page's storage. What is blocked may hold more of it. */
function removeAll({ view }: ConsentPage): { removed: [key: string, text: string][]; isBlocked: boolean } {
  const removed: [string, string][] = []
  let isBlocked = false
  tellWithdrawal(view, { storage: false }, () => {
    for (const area of [() => view.localStorage, () => view.sessionStorage])
      try {
        const storage = area()
        for (const key of keysIn(storage)) {
          removed.push([key, storage.getItem(key) ?? ''])
          storage.removeItem(key)
        }
      } catch {
        isBlocked = true
      }
  })
  return { removed, isBlocked }
}

/** Storage that was blocked when consent was withdrawn may answer again. */
function removeLater(page: ConsentPage, consent: Consent): void {
  const { document } = page.view
  const tryAgain = () => {
    if (consent.storage || !removeAll(page).isBlocked) document.removeEventListener('visibilitychange', tryAgain)
  }
  document.addEventListener('visibilitychange', tryAgain, { signal: page.life.signal })
}

/** The visit continues in memory, with what was removed from the page's storage, and leaves nothing behind. */
function goOn(places: readonly Place[], { shop }: PageShop, tokens: Tokens | null, removed: Iterable<[string, string]>): void {
  for (const [storage] of places) {
    // What is left now is what the page's storage had no room for, or was kept when another tab removed it: memory holds it, and it is newer.
    const held = heldIn(storage, shop)
    storage.switchTo('memory')
    for (const [key, text] of [...removed, ...held]) if (text) storage.write(key, text)
  }
  const [[storage] = []] = places
  const key = tokensKey(shop.clientId)
  // Blocked storage held nothing that could be carried over.
  if (tokens && storage && !storage.read(key)) storage.write(key, storedTokens(tokens))
}
