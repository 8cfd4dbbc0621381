/** What the visitor allows, over a real shop: memory until then, the page's storage from then on, nothing of ours after a withdrawal. */
import { afterEach, describe, expect, it } from 'vitest'
import { loadShopParts } from '../../../../src/embed/boot/chunks'
import type { Page } from '../../../../src/embed/page/create-page'
import { type PageShop, storageFor } from '../../../../src/embed/page/create-page-shop'
import { mind, setConsent } from '../../../../src/embed/visit/consent'
import { aFakeShop, CLIENT_ID, COUNT_KEY } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { storedTokens, TOKENS_KEY } from '../../platform/fake-platform'

await loadShopParts()

const CAMPAIGN = `cartlet:${CLIENT_ID}:campaign`
const lives: AbortController[] = []
afterEach(() => {
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
  const fake = aFakeShop({ known: false, lines, storage: storageFor(isFree ? storage : 'memory', window) })
  const visit = {
    storage: storageFor(isFree ? storage : 'memory', window),
    tabStorage: storageFor(isFree && storage !== 'memory' ? 'session' : 'memory', window),
    attribute() {
      visit.tabStorage.write(CAMPAIGN, 'utm_source=letter')
      return () => ({ utm_source: 'letter' })
    },
  }
  const pageShop = { shop: fake.shop, visit } as unknown as PageShop
  const life = new AbortController()
  lives.push(life)
  const looks: (() => void)[] = []
  const page = {
    config: { consent, storage },
    view: window,
    life,
    shops: () => [pageShop],
    onShop: (listener: (one: PageShop) => void) => listener(pageShop),
    onLookChange: (listener: () => void) => looks.push(listener),
  } as unknown as Page
  const attribution = async () => (await fake.shop.engine()).context.attribution?.()
  return { ...fake, page, visit, pageShop, attribution, looks }
}

const own = (area: Storage) => Object.keys(area).filter((key) => key.startsWith('cartlet:'))

describe('before anything is allowed', () => {
  it('nothing is written and nothing that an earlier visit left is used', async () => {
    const { page, pageShop, settle, shop, attribution, visit } = aVisit({ known: true, lines: [aWireLine()] })
    await settle(mind(page, pageShop))
    await settle(shop.cart.refresh())
    visit.storage.write(`cartlet:${CLIENT_ID}:prices`, '{}')
    expect(own(localStorage)).toEqual([TOKENS_KEY])
    expect(localStorage.getItem(TOKENS_KEY)).toContain('from-last-time')
    expect(own(sessionStorage)).toEqual([])
    expect((await shop.client()).session.role()).toBe('visitor')
    expect(await (await shop.client()).session.accessToken()).not.toBe('from-last-time')
    expect(await attribution()).toBeUndefined()
  })
})

describe('storage that is allowed', () => {
  it('keeps who began something on this page, and their cart', async () => {
    const { page, pageShop, settle, shop } = aVisit({ known: true, lines: [aWireLine()] })
    await settle(mind(page, pageShop))
    await settle(shop.cart.refresh())
    const token = await settle((await shop.client()).session.accessToken())
    await settle(setConsent(page, { storage: true }))
    expect(localStorage.getItem(TOKENS_KEY)).toContain(token)
    expect(localStorage.getItem(COUNT_KEY)).toBe('1')
    expect(page.config.consent).toBe('none')
  })

  it('brings back who was here before, where nothing was begun', async () => {
    const { page, pageShop, settle, shop } = aVisit({ known: true })
    await settle(mind(page, pageShop))
    await settle((await shop.client()).session.accessToken())
    await settle(setConsent(page, { storage: true }))
    expect(await settle((await shop.client()).session.accessToken())).toBe('from-last-time')
    expect(shop.store.getState().cart.status).toBe('ready')
  })

  it.each([
    ['session', [], 1],
    ['memory', [], 0],
  ] as const)('goes no further than the author wants: %s', async (storage, inLocal, inSession) => {
    const { page, pageShop, settle, shop } = aVisit({ storage })
    await settle(mind(page, pageShop))
    await settle((await shop.client()).session.accessToken())
    await settle(setConsent(page, { storage: true }))
    expect(own(localStorage)).toEqual(inLocal)
    expect(own(sessionStorage).filter((key) => key === TOKENS_KEY)).toHaveLength(inSession)
  })

  it('says nothing of where the visitor came from', async () => {
    const { page, pageShop, settle, attribution } = aVisit()
    await settle(mind(page, pageShop))
    await settle(setConsent(page, { storage: true }))
    expect(await attribution()).toBeUndefined()
    await settle(setConsent(page, { analytics: true }))
    expect(await attribution()).toEqual({ utm_source: 'letter' })
    expect(sessionStorage.getItem(CAMPAIGN)).toBe('utm_source=letter')
  })
})

describe('what is withdrawn', () => {
  it.each(['required', 'none'] as const)('takes our keys away and nobody else’s, and the page goes on (%s)', async (consent) => {
    localStorage.setItem('theirs', '1')
    const { page, pageShop, settle, shop, attribution } = aVisit({ consent, lines: [aWireLine()] })
    if (consent === 'required') await settle(mind(page, pageShop))
    await settle(setConsent(page, { storage: true, analytics: true }))
    await settle(shop.cart.refresh())
    const token = await settle((await shop.client()).session.accessToken())
    expect(own(localStorage)).toContain(TOKENS_KEY)
    localStorage.setItem('cartlet:another-shop:tokens', 'x')

    await settle(setConsent(page, { storage: false, analytics: false }))
    expect([own(localStorage), own(sessionStorage)]).toEqual([[], []])
    expect(localStorage.getItem('theirs')).toBe('1')
    expect(await settle((await shop.client()).session.accessToken())).toBe(token)
    expect(await attribution()).toBeUndefined()
    await settle(shop.cart.refresh())
    expect(shop.store.getState().cart).toMatchObject({ status: 'ready', cart: { count: 1 } })
    expect([own(localStorage), own(sessionStorage)]).toEqual([[], []])
    expect(page.config.consent).toBe('required')
  })
})

describe('setConsent', () => {
  it.each([{ storage: 'granted' }, { analytics: 1 }, { storage: null }])('refuses %j, and nothing changes', async (requests) => {
    const { page, pageShop, settle } = aVisit()
    await settle(mind(page, pageShop))
    await expect(setConsent(page, requests as never)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(page.config.consent).toBe('required')
  })

  it('stands when the script’s attributes are read anew', async () => {
    const { page, pageShop, settle, looks } = aVisit()
    await settle(mind(page, pageShop))
    await settle(setConsent(page, { storage: true }))
    page.config.consent = 'required'
    for (const look of looks) look()
    expect(page.config.consent).toBe('none')
  })

  it('is done later where the parts of a visit are not here yet', async () => {
    const { page, pageShop, settle, shop, visit } = aVisit()
    await settle(mind(page, pageShop))
    await settle((await shop.client()).session.accessToken())
    pageShop.visit = undefined
    await settle(setConsent(page, { storage: true }))
    expect(own(localStorage)).toEqual([])
    pageShop.visit = visit
    await settle(mind(page, pageShop))
    expect(own(localStorage)).toContain(TOKENS_KEY)
  })
})
