/** A member's wish list over the real client at the local platform. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { productIdOf } from '../../../../demo/platform/seed'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { createMemberShopper } from '../../../../demo/platform/tests/identity/support/members'
import { addWishListItem, getWishList, memoryStorage, removeWishListItem } from '../../../../src/index'
import { STORES_APP_ID } from '../../../../src/store/cart/plain-reference'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { followMember, followMembers } from '../../../../src/store/wish-list/member-list.chunk'
import { createWishList, itemKey, MOST_ITEMS, type SavedItem, toSaved } from '../../../../src/store/wish-list/wish-list'
import { aLocalShop } from '../../../support/fakes/local-shop'
import { aProduct } from '../../../support/fixtures/views'

const PATH = '/ecom/v1/wishlists'
/** Ids of products are GUIDs. */
const idOf = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`
const aSaved = (id: string, more: Partial<SavedItem> = {}): SavedItem => ({ ...toSaved(aProduct({ id, name: id }), {}), ...more })
const [mug, tote, candle] = ['blue-mug', 'canvas-tote', 'fig-candle'].map(productIdOf) as [string, string, string]
const variant = (variantId: string): SavedItem => ({
  ...aSaved(mug),
  item: { appId: STORES_APP_ID, catalogItemId: mug, options: { variantId } },
})

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 })

describe('the wish list of a member', () => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:' })
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  async function aMember(name = 'ada', local = aLocalShop(platform), tabStorage = memoryStorage()) {
    const page = await createMemberShopper(platform)
    const address = `${name}@wishes.example`
    const registered = (await page.register(address)).body.sessionToken
    const { access_token, refresh_token, expires_in } = await page.memberTokens(
      registered ?? (await page.login(address)).body.sessionToken,
    )
    const tokens = {
      accessToken: access_token,
      refreshToken: refresh_token,
      role: 'member' as const,
      receivedAt: Date.now(),
      expiresIn: expires_in,
    }
    const report = vi.fn()
    const client = local.client({ tokens })
    const shop = createWholeShop({
      client,
      storage: local.storage,
      formatMoney: (value, currency) => `${value} ${currency}`,
      navigate() {},
      report,
    })
    const errors: string[] = []
    shop.listen((event) => event.type === 'error' && errors.push(event.error.code))
    const engine = await shop.engine()
    const list = createWishList(local.storage, client.clientId)
    const follow = () => followMember(engine, list, tabStorage)
    const shown = () => list.store.getState().map(({ item }) => item.catalogItemId)
    const onPlatform = async () => (await getWishList(client)).items.map(({ catalogReference }) => catalogReference.catalogItemId)
    const stored = (storage = local.storage) => storage.read(`cartlet:${client.clientId}:wish-list`) ?? ''
    const unsent = () => tabStorage.read(`cartlet:${client.clientId}:wish-list-unsent`)
    const device = aLocalShop(platform).client({ tokens })
    return { local, tabStorage, tokens, client, shop, device, list, follow, shown, onPlatform, stored, unsent, report, errors }
  }
  type Here = Awaited<ReturnType<typeof aMember>>
  const reads = ({ local }: Here) => local.exchanges.filter(({ request }) => request.url.includes('get-default')).length
  const taken = (here: Here, ...ids: string[]) => soon(async () => expect(await here.onPlatform()).toEqual(ids))

  it('what this browser has saved joins the list, each variant as an item of its own, the oldest first', async () => {
    const here = await aMember()
    await addWishListItem(here.device, { catalogItemId: candle, appId: STORES_APP_ID })
    for (const saved of [aSaved(tote), variant('v1'), variant('v2')]) here.list.add(saved)
    here.follow()
    await taken(here, candle, tote, mug, mug)
    expect(here.shown()).toEqual([mug, mug, tote, candle])
    expect(here.errors).toEqual([])
  })

  it('after the log-out this browser shows its own list, and holds nothing of the member', async () => {
    const here = await aMember()
    await addWishListItem(here.device, { catalogItemId: candle, appId: STORES_APP_ID })
    here.list.add(aSaved(mug))
    const stop = here.follow()
    await soon(() => expect(here.shown()).toEqual([mug, candle]))
    here.list.add(aSaved(tote))
    await taken(here, candle, mug, tote)
    stop()
    expect(here.shown()).toEqual([mug])
    expect(here.stored()).not.toMatch(new RegExp(`${candle}|${tote}`))
    expect(here.unsent()).toBeNull()
  })

  it('the list follows each log-in and log-out until the page ends', async () => {
    const here = await aMember()
    const { client, shop, tabStorage, list, tokens, unsent } = here
    await addWishListItem(here.device, { catalogItemId: candle, appId: STORES_APP_ID })
    list.add(aSaved(mug))
    const page = new AbortController()
    await followMembers({ shop, tabStorage }, list, page.signal)
    await soon(() => expect(here.shown()).toEqual([mug, candle]))
    platform.faults.add({ path: `${PATH}/add-item`, kind: 'status', status: 500, times: 20 })
    list.add(aSaved(tote))
    await soon(() => expect(here.errors.length).toBeGreaterThan(0))
    expect(unsent()).toContain(tote)
    client.session.logout()
    await soon(() => expect(here.shown()).toEqual([mug]))
    expect(unsent()).toBeNull()
    platform.faults.clear()
    const logIn = () => client.session.adopt(tokens)
    await logIn()
    await soon(() => expect(here.shown()).toEqual([mug, candle]))
    page.abort()
    expect(here.shown()).toEqual([mug])
    const asked = reads(here)
    client.session.logout()
    await logIn()
    await shop.cart.get()
    expect([here.shown(), reads(here)]).toEqual([[mug], asked])
  })

  it('what has joined does not join again: not after it was removed on another device, and not the list of another member', async () => {
    const here = await aMember()
    here.list.add(aSaved(mug))
    const stop = here.follow()
    await taken(here, mug)
    await soon(() => expect(here.stored()).toContain('"given":true'))
    stop()
    await removeWishListItem(here.device, { catalogItemId: mug, appId: STORES_APP_ID })
    for (const name of ['ada', 'pia']) {
      const again = await aMember(name, here.local)
      again.list.add(aSaved(tote))
      again.follow()
      await taken(again, ...(name === 'ada' ? [tote] : []))
      await soon(() => expect(again.shown()).toEqual(name === 'ada' ? [tote] : []))
    }
  })

  it('what the member removes is gone from this browser, too, and the undo brings both back', async () => {
    const here = await aMember()
    here.list.add(aSaved(mug))
    const stop = here.follow()
    await taken(here, mug)
    const undo = here.list.remove(aSaved(mug).item)
    await taken(here)
    expect(here.stored()).toBe('[]')
    undo()
    await taken(here, mug)
    expect(here.shown()).toEqual([mug])
    stop()
    expect(here.shown()).toEqual([mug])
  })

  it('an item is shown once, and removed under each reference that the platform holds, which may say more', async () => {
    const here = await aMember()
    const item = { catalogItemId: mug, appId: STORES_APP_ID }
    for (const more of [{}, { options: { Size: 'M' } }])
      await addWishListItem(here.device, { ...item, options: { variantId: 'v1', ...more } })
    here.follow()
    await soon(() => expect(here.shown()).toEqual([mug]))
    here.list.remove(here.list.store.getState()[0]?.item ?? item)
    await taken(here)
    expect(here.stored()).toBe('')
  })

  it.each([
    403, 404,
  ])('a shop that refuses members their list (%i) leaves this browser its own, and is told once', async (status) => {
    const here = await aMember()
    platform.faults.add({ path: `${PATH}/*`, kind: 'status', status, times: Number.POSITIVE_INFINITY })
    here.list.add(aSaved(mug))
    here.follow()
    here.list.add(aSaved(tote))
    await soon(() => expect(here.report).toHaveBeenCalledTimes(1))
    expect(here.shown()).toEqual([tote, mug])
    expect(here.stored()).toContain(tote)
    const asked = reads(here)
    here.follow()
    here.list.add(aSaved(candle))
    await soon(() => expect(here.stored()).toContain(candle))
    expect([reads(here), here.errors, here.unsent()]).toEqual([asked, [], null])
  })

  it('while the platform fails, the list of this browser is shown with what was pressed, and all is sent later', async () => {
    const here = await aMember()
    await addWishListItem(here.device, { catalogItemId: candle, appId: STORES_APP_ID })
    platform.faults.add({ path: `${PATH}/*`, kind: 'status', status: 500, times: 20 })
    here.list.add(aSaved(mug))
    const leave = here.follow()
    here.list.add(aSaved(tote))
    await soon(() => expect(here.errors.length).toBeGreaterThan(0))
    expect(here.shown()).toEqual([tote, mug])
    expect(here.list.store.getState().some(({ isHere }) => isHere)).toBe(false)
    expect(here.unsent()).toContain(tote)
    expect(here.stored()).not.toContain(tote)
    leave()
    platform.faults.clear()
    // The next page of this tab.
    const next = await aMember('ada', here.local, here.tabStorage)
    next.follow()
    await taken(next, candle, mug, tote)
    expect(next.shown()).toEqual([tote, mug, candle])
    await soon(() => expect(next.unsent()).toBeNull())
  })

  it('a write that failed is sent again with the next one', async () => {
    const here = await aMember()
    here.follow()
    await soon(() => expect(reads(here)).toBe(1))
    platform.faults.add({ path: `${PATH}/add-item`, kind: 'status', status: 500, times: 20 })
    here.list.add(aSaved(mug))
    await soon(() => expect(here.errors.length).toBeGreaterThan(0))
    expect(here.shown()).toEqual([mug])
    platform.faults.clear()
    here.list.add(aSaved(tote))
    await taken(here, mug, tote)
  })

  it('what is taken back while it is being sent is removed again', async () => {
    const here = await aMember()
    here.follow()
    await soon(() => expect(reads(here)).toBe(1))
    platform.faults.add({ path: `${PATH}/add-item`, kind: 'delay', ms: 300 })
    here.list.add(aSaved(mug))
    await soon(() => expect(here.local.sent(`${PATH}/add-item`)).toHaveLength(1))
    here.list.remove(aSaved(mug).item)
    await soon(() => expect(here.local.sent(`${PATH}/remove-item`)).toHaveLength(1))
    await taken(here)
    await soon(() => expect(here.unsent()).toBeNull())
  })

  it('what one member could not save is not saved for another', async () => {
    const here = await aMember()
    await addWishListItem(here.device, { catalogItemId: candle, appId: STORES_APP_ID })
    const leave = here.follow()
    await soon(() => expect(here.shown()).toEqual([candle]))
    platform.faults.add({ path: `${PATH}/add-item`, kind: 'status', status: 500, times: 20 })
    here.list.add(aSaved(tote))
    await soon(() => expect(here.errors.length).toBeGreaterThan(0))
    leave()
    platform.faults.clear()
    const other = await aMember('pia', here.local, here.tabStorage)
    await addWishListItem(other.device, { catalogItemId: mug, appId: STORES_APP_ID })
    other.follow()
    await soon(() => expect(other.shown()).toEqual([mug]))
    await taken(other, mug)
    platform.faults.add({ path: `${PATH}/add-item`, kind: 'status', status: 500, times: 20 })
    other.list.add(aSaved(tote))
    await soon(() => expect(other.errors.length).toBeGreaterThan(0))
    other.local.storage.write(`cartlet:${other.client.clientId}:wish-list-changed`, 'elsewhere')
    const failed = other.errors.length
    other.list.reread()
    await soon(() => expect(other.errors.length).toBeGreaterThan(failed))
    expect(other.unsent()).toContain(tote)
  })

  it('a list of a hundred takes no more: the rest stays in this browser, and joins once there is room', async () => {
    const here = await aMember()
    for (let place = 0; place < MOST_ITEMS - 1; place++)
      await addWishListItem(here.device, { catalogItemId: idOf(place), appId: STORES_APP_ID })
    for (const id of [mug, tote, candle]) here.list.add(aSaved(id))
    here.follow()
    const onlyHere = () => here.list.store.getState().flatMap(({ item, isHere }) => (isHere ? item.catalogItemId : []))
    await soon(() => expect(onlyHere()).toEqual([candle, tote]))
    expect(here.shown()).toHaveLength(MOST_ITEMS + 2)
    expect(here.list.add(aSaved(idOf(500)))).toBe(false)
    expect(here.stored()).toContain(candle)
    here.list.remove(aSaved(idOf(3)).item)
    await soon(() => expect(onlyHere()).toEqual([candle]))
    expect(await here.onPlatform()).toContain(tote)
    expect(here.errors).toEqual([])
  })

  it('another tab of the member reads again as soon as one has changed the list, and keeps the order on screen', async () => {
    const here = await aMember()
    const there = await aMember('ada', here.local)
    for (const one of [here, there]) one.follow()
    await soon(() => expect(reads(here)).toBe(2))
    here.list.add(aSaved(mug))
    await taken(here, mug)
    there.list.reread() // as the storage event does
    await soon(() => expect(there.shown()).toEqual([mug]))
    there.list.add(aSaved(tote))
    await taken(there, mug, tote)
    here.list.reread()
    await soon(() => expect(here.shown()).toEqual([tote, mug]))
    const asked = reads(here)
    here.list.reread()
    expect(reads(here)).toBe(asked)
  })

  it('the list is read again after a minute, so that a change of another device is seen', async () => {
    const here = await aMember()
    here.follow()
    await soon(() => expect(reads(here)).toBe(1))
    await addWishListItem(here.device, { catalogItemId: candle, appId: STORES_APP_ID })
    here.list.reread()
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 61_000)
    here.list.reread()
    vi.mocked(Date.now).mockRestore()
    await soon(() => expect(here.shown()).toEqual([candle]))
    expect(reads(here)).toBe(2)
  })

  it('after the log-out, no answer that is still under way changes what is shown', async () => {
    const here = await aMember()
    await addWishListItem(here.device, { catalogItemId: candle, appId: STORES_APP_ID })
    platform.faults.add({ path: `${PATH}/get-default`, kind: 'delay', ms: 80 })
    here.list.add(aSaved(mug))
    const stop = here.follow()
    await soon(() => expect(reads(here)).toBe(1))
    stop()
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(here.shown()).toEqual([mug])
    expect(here.errors).toEqual([])
  })

  it('what the platform names badly is left out', async () => {
    const here = await aMember()
    expect(itemKey(aSaved(mug).item)).toContain(mug)
    await addWishListItem(here.device, { catalogItemId: '../x', appId: STORES_APP_ID })
    await addWishListItem(here.device, { catalogItemId: candle, appId: STORES_APP_ID })
    here.follow()
    await soon(() => expect(here.shown()).toEqual([candle]))
  })
})
