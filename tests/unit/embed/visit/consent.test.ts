/**
 * Consent with a real shop: storage in memory before it is given, the page's storage afterwards, and nothing of ours after a
 * withdrawal.
 */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageShop } from '../../../../src/embed/page/page-shop'
import { storageFor } from '../../../../src/embed/page/storage'
import type { PageConfig } from '../../../../src/embed/settings/config'
import { rereadConfig } from '../../../../src/embed/settings/reread-config'
import { loadShopParts } from '../../../../src/embed/start/chunks'
import { attributionOf } from '../../../../src/embed/visit/attribution'
import { applyConsent, followWithdrawal, setConsent } from '../../../../src/embed/visit/consent.chunk'
import { onWithdrawal } from '../../../../src/embed/visit/consent-told'
import { aFakeShop, CLIENT_ID, COUNT_KEY } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { storedTokens, TOKENS_KEY } from '../../platform/fake-platform'

await loadShopParts()

const CAMPAIGN = `cartlet:${CLIENT_ID}:campaign`
const lives: AbortController[] = []
const view = window as Window & { dataLayer?: unknown[] }
afterEach(() => {
  delete view.dataLayer
  for (const life of lives.splice(0)) life.abort()
  localStorage.clear()
  sessionStorage.clear()
})

interface Visit {
  consent?: 'none' | 'required'
  /** Who has allowed it on an earlier visit left this. */
  known?: boolean
  storage?: 'local' | 'session' | 'memory'
  lines?: ReturnType<typeof aWireLine>[]
}

function aVisit({ consent = 'required', known, storage = 'local', lines }: Visit = {}) {
  if (known) localStorage.setItem(TOKENS_KEY, storedTokens({ receivedAt: Date.now() + 1e12, accessToken: 'from-last-time' }))
  const isFree = consent === 'none'
  const shopStorage = storageFor(isFree ? storage : 'memory', window)
  const tabStorage = storageFor(isFree && storage !== 'memory' ? 'session' : 'memory', window)
  const fake = aFakeShop({ known: false, lines, storage: shopStorage })
  const pageShop = { shop: fake.shop, storage: shopStorage, tabStorage } as PageShop
  const life = new AbortController()
  lives.push(life)
  const looks = new Set<() => void>()
  const config = { consent, storage } as PageConfig
  const page = {
    config,
    configure(changes: Partial<PageConfig>) {
      Object.assign(config, changes)
      for (const look of looks) look()
    },
    view: window as Window,
    document,
    life,
    shops: () => [pageShop],
    onShop: (listener: (one: PageShop) => void) => listener(pageShop),
    onLookChange(listener: () => void) {
      looks.add(listener)
      return () => looks.delete(listener)
    },
  }
  const location = new URL('https://blog.example/?utm_source=letter')
  const attribution = attributionOf(CLIENT_ID, tabStorage, { ...page, view: { location } as unknown as Window })
  return { ...fake, page, pageShop, attribution }
}

const own = (area: Storage) => Object.keys(area).filter((key) => key.startsWith('cartlet:'))

describe('before consent', () => {
  it('before consent, nothing is written and nothing from an earlier visit is used', async () => {
    const { page, pageShop, settle, shop, attribution } = aVisit({ known: true, lines: [aWireLine()] })
    await settle(applyConsent(page, pageShop))
    await settle(shop.cart.refresh())
    pageShop.storage.write(`cartlet:${CLIENT_ID}:prices`, '{}')
    expect(own(localStorage)).toEqual([TOKENS_KEY])
    expect(localStorage.getItem(TOKENS_KEY)).toContain('from-last-time')
    expect(own(sessionStorage)).toEqual([])
    expect((await shop.client()).session.role()).toBe('visitor')
    expect(await (await shop.client()).session.accessToken()).not.toBe('from-last-time')
    expect(attribution()).toEqual({})
  })
})

describe('consent to storage', () => {
  it('consent to storage keeps the session and the cart that began on this page', async () => {
    const { page, pageShop, settle, shop } = aVisit({ known: true, lines: [aWireLine()] })
    await settle(applyConsent(page, pageShop))
    await settle(shop.cart.refresh())
    const token = await settle((await shop.client()).session.accessToken())
    await settle(setConsent(page, { storage: true }))
    expect(localStorage.getItem(TOKENS_KEY)).toContain(token)
    expect(localStorage.getItem(COUNT_KEY)).toBe('1')
    expect(page.config.consent).toBe('none')
  })

  it('consent to storage restores the session of the last visit when this page has begun nothing', async () => {
    const { page, pageShop, settle, shop } = aVisit({ known: true })
    await settle(applyConsent(page, pageShop))
    await settle((await shop.client()).session.accessToken())
    await settle(setConsent(page, { storage: true }))
    expect(await settle((await shop.client()).session.accessToken())).toBe('from-last-time')
    expect(shop.store.getState().cart.status).toBe('ready')
  })

  it.each([
    ['session', [], 1],
    ['memory', [], 0],
  ] as const)('consent to storage writes only as far as the storage setting allows: %s', async (storage, inLocal, inSession) => {
    const { page, pageShop, settle, shop } = aVisit({ storage })
    await settle(applyConsent(page, pageShop))
    await settle((await shop.client()).session.accessToken())
    await settle(setConsent(page, { storage: true }))
    expect(own(localStorage)).toEqual(inLocal)
    expect(own(sessionStorage).filter((key) => key === TOKENS_KEY)).toHaveLength(inSession)
  })

  it('consent to storage alone does not allow attribution, which needs consent to analytics', async () => {
    const { page, pageShop, settle, attribution } = aVisit()
    await settle(applyConsent(page, pageShop))
    await settle(setConsent(page, { storage: true }))
    expect(attribution()).toEqual({})
    await settle(setConsent(page, { analytics: true }))
    expect(attribution()).toMatchObject({ utm_source: 'letter' })
    expect(sessionStorage.getItem(CAMPAIGN)).toBe('utm_source=letter')
  })
})

describe('withdrawn consent', () => {
  it.each([
    'required',
    'none',
  ] as const)('a withdrawal removes all keys of Cartlet and no others, and the page keeps working (%s)', async (consent) => {
    localStorage.setItem('theirs', '1')
    const { page, pageShop, settle, shop, attribution } = aVisit({ consent, lines: [aWireLine()] })
    if (consent === 'required') await settle(applyConsent(page, pageShop))
    await settle(setConsent(page, { storage: true, analytics: true }))
    await settle(shop.cart.refresh())
    const token = await settle((await shop.client()).session.accessToken())
    expect(own(localStorage)).toContain(TOKENS_KEY)
    localStorage.setItem('cartlet:another-shop:tokens', 'x')

    await settle(setConsent(page, { storage: false, analytics: false }))
    expect([own(localStorage), own(sessionStorage)]).toEqual([[], []])
    expect(localStorage.getItem('theirs')).toBe('1')
    expect(await settle((await shop.client()).session.accessToken())).toBe(token)
    expect(attribution()).toEqual({})
    await settle(shop.cart.refresh())
    expect(shop.store.getState().cart).toMatchObject({ status: 'ready', cart: { count: 1 } })
    expect([own(localStorage), own(sessionStorage)]).toEqual([[], []])
    expect(page.config.consent).toBe('required')
  })

  it('a withdrawal keeps the visitor whose session the page’s storage had no room for', async () => {
    const { page, settle, shop } = aVisit({ consent: 'none', lines: [aWireLine()] })
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { length: 0, getItem: () => null, setItem: refuse, removeItem() {} })
    const { session } = await shop.client()
    const token = await settle(session.accessToken())
    await settle(setConsent(page, { storage: false }))
    vi.unstubAllGlobals()
    expect(await settle(session.accessToken())).toBe(token)
    expect(own(localStorage)).toEqual([])
  })
})

describe('storage that is blocked for a while', () => {
  /** Returns a function that ends it. */
  function block(): () => void {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', {
      get length() {
        return refuse()
      },
      key: refuse,
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    })
    return () => vi.unstubAllGlobals()
  }
  const kept = () => localStorage.getItem(TOKENS_KEY) ?? ''
  /** A member whose token is at its end, and was renewed while the storage was blocked. */
  async function aRenewal() {
    const visit = aVisit({ consent: 'none', lines: [aWireLine()] })
    localStorage.setItem(TOKENS_KEY, storedTokens({ receivedAt: 0, accessToken: 'spent', role: 'member' }))
    const { session } = await visit.shop.client()
    expect(session.role()).toBe('member')
    const unblock = block()
    const renewed = await visit.settle(session.accessToken())
    expect(renewed).not.toBe('spent')
    return { ...visit, session, unblock, renewed }
  }

  it('tokens that were renewed meanwhile are written when the storage answers again', async () => {
    const { session, unblock, renewed } = await aRenewal()
    unblock()
    session.look()
    expect(kept()).toContain(renewed)
    expect(session.role()).toBe('member')
  })

  it('newer tokens of another tab are never replaced by those of the time without storage', async () => {
    const { session, unblock, settle } = await aRenewal()
    unblock()
    localStorage.setItem(
      TOKENS_KEY,
      storedTokens({ receivedAt: Date.now() + 1e12, accessToken: 'of-another-tab', role: 'member' }),
    )
    session.look()
    expect(kept()).toContain('of-another-tab')
    expect(await settle(session.accessToken())).toBe('of-another-tab')
  })

  it('a logout of another tab holds: what was renewed meanwhile is not written', async () => {
    const { session, unblock } = await aRenewal()
    unblock()
    localStorage.removeItem(TOKENS_KEY)
    session.look()
    expect(session.role()).toBe('none')
    expect(kept()).toBe('')
  })

  it('consent that was withdrawn meanwhile leaves nothing in the storage once it answers, and the page goes on in memory', async () => {
    const { page, session, unblock, settle, renewed } = await aRenewal()
    await settle(setConsent(page, { storage: false }))
    expect(await settle(session.accessToken())).toBe(renewed)
    unblock()
    expect(kept()).toContain('spent')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(own(localStorage)).toEqual([])
    expect(await settle(session.accessToken())).toBe(renewed)
    expect(session.role()).toBe('member')
    expect(own(localStorage)).toEqual([])
  })
})

describe('consent withdrawn in another tab', () => {
  /** What another tab does to the storage of both, as this one is told of it, with `during` between its steps. */
  async function withdrawnElsewhere(during: () => Promise<unknown>) {
    const tell = (key: string, oldValue: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
    const keys = own(localStorage).map((key) => [key, localStorage.getItem(key)] as const)
    for (const [key] of keys) localStorage.removeItem(key)
    tell('cartlet:withdrawn', null, '{"storage":false}')
    for (const [key, text] of keys) {
      tell(key, text, null)
      await during()
    }
    tell('cartlet:withdrawn', '{"storage":false}', null)
  }

  it('a member stays one in memory, also when this tab calls the platform while the other removes the tokens', async () => {
    const { page, pageShop, settle, shop } = aVisit({ consent: 'none', lines: [aWireLine()] })
    localStorage.setItem(TOKENS_KEY, storedTokens({ receivedAt: Date.now() + 1e12, accessToken: 'of-ada', role: 'member' }))
    const session = (await shop.client()).session
    let followed: Promise<void> | undefined
    onWithdrawal(page, pageShop.storage, (request, removed) => {
      followed = followWithdrawal(page, request, removed)
    })
    await settle(shop.cart.refresh())
    const used = new Set<string>()
    await withdrawnElsewhere(async () => used.add(await settle(session.accessToken())))
    await settle(followed as unknown as Promise<void>)
    expect(session.role()).toBe('member')
    expect(await settle(session.accessToken())).toBe('of-ada')
    expect([...used]).toEqual(['of-ada'])
    expect(own(localStorage)).toEqual([])
  })
})

describe('setConsent', () => {
  it.each([
    { storage: 'granted' },
    { analytics: 1 },
    { storage: null },
  ])('setConsent rejects %j and changes nothing', async (requests) => {
    const { page, pageShop, settle } = aVisit()
    await settle(applyConsent(page, pageShop))
    await expect(setConsent(page, requests as never)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(page.config.consent).toBe('required')
  })

  it("a decision made with setConsent outlasts a rereading of the script's attributes", async () => {
    const { page, pageShop, settle } = aVisit()
    await settle(applyConsent(page, pageShop))
    expect(rereadConfig(page.config, { ...page.config, consent: 'none' }).consent).toBe('required')
    await settle(setConsent(page, { storage: true }))
    expect(rereadConfig(page.config, { ...page.config, consent: 'required' }).consent).toBe('none')
  })
})

describe('consent told to Google', () => {
  const say = (action: 'default' | 'update', value: 'granted' | 'denied') => [
    'consent',
    action,
    { functionality_storage: value, analytics_storage: value },
  ]
  const granted = { consent: 'none', analytics: true }
  const denied = { consent: 'required', analytics: false }

  // hazard 93
  it.each<[string, unknown[], unknown[], object]>([
    ['a late default of denied after the update', [say('update', 'granted')], [say('default', 'denied')], granted],
    ['both at once', [say('update', 'granted'), say('default', 'denied')], [], granted],
    ['a late default of granted after a refusal', [say('update', 'denied')], [say('default', 'granted')], denied],
    ['an update after the default', [say('default', 'denied')], [say('update', 'granted')], granted],
    ['a second update', [say('update', 'granted')], [say('update', 'denied')], denied],
    ['a default of granted alone', [say('default', 'granted')], [], granted],
  ])("the visitor's decision beats every default, whatever their order: %s", async (_, early, late, expected) => {
    view.dataLayer = early
    const { page, pageShop, settle } = aVisit()
    await settle(applyConsent(page, pageShop))
    for (const entry of late) view.dataLayer.push(entry)
    expect(page.config).toMatchObject(expected)
  })

  it('a late default keeps the stored cart of a visitor who has agreed', async () => {
    view.dataLayer = [say('update', 'granted')]
    const { page, pageShop, settle, shop } = aVisit({ lines: [aWireLine()] })
    await settle(applyConsent(page, pageShop))
    await settle(shop.cart.refresh())
    expect(own(localStorage)).toContain(TOKENS_KEY)
    view.dataLayer.push(say('default', 'denied'))
    await settle(shop.cart.refresh())
    expect(own(localStorage)).toEqual(expect.arrayContaining([TOKENS_KEY, COUNT_KEY]))
  })

  it('no default changes what setConsent has decided, while another purpose still follows it', async () => {
    view.dataLayer = []
    const { page, pageShop, settle } = aVisit()
    await settle(applyConsent(page, pageShop))
    await settle(setConsent(page, { storage: true }))
    view.dataLayer.push(say('default', 'denied'))
    expect(page.config).toMatchObject({ consent: 'none', analytics: false })
    view.dataLayer.push(say('default', 'granted'))
    expect(page.config).toMatchObject({ consent: 'none', analytics: true })
    view.dataLayer.push(say('update', 'denied'))
    expect(page.config).toMatchObject({ consent: 'required', analytics: false })
  })
})
