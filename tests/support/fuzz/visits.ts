/** What visitors do, and replays of their visits with the local platform's responses (`record.ts`), some of them broken. */
import type { CatalogVersion } from '../../../demo/platform/catalog/catalog'
import { createFormats } from '../../../src/embed/cart/formats'
import { createClient, isCartletError, memoryStorage } from '../../../src/index'
import { loadCatalog } from '../../../src/store/catalog/load'
import { createGrid, type Grid } from '../../../src/store/collections/grid'
import { createAskListing } from '../../../src/store/collections/listing/listing'
import type { Shop } from '../../../src/store/shop/shop'
import { createWholeShop } from '../../../src/store/shop/whole-shop'
import { type ShopEvent, selectCart } from '../../../src/store-entry'
import type { Recorded } from './recorded'

// Files are read in real time, and nothing here waits in real time.
await Promise.all([
  loadCatalog('v1').then((unit) => unit.more()),
  loadCatalog('v3').then((unit) => unit.more()),
  import('../../../src/store/catalog/v3/v3-complete.chunk'),
  import('../../../src/store/cart/catalog-reference.chunk'),
  import('../../../src/store/collections/listing/v1-listing.chunk'),
  import('../../../src/store/collections/listing/v3-listing.chunk'),
])

export const format = createFormats('en').money

export interface Visit {
  shop: Shop
  grid?: Grid
  events: ShopEvent[]
}
type Step = (visit: Visit) => unknown

const add =
  (slug: string, quantity = 1): Step =>
  async ({ shop }) => {
    const product = await shop.loadProduct(slug)
    return shop.cart.add({ product, variant: product.variants[0]?.id, quantity })
  }
const lineOf = ({ shop }: Visit, place: number) => selectCart(shop.store.getState())?.lines[place]?.key ?? 'none'
const estimate = async ({ shop }: Visit) => (await shop.prepareDrawer()).openEstimate()
const seen = (slug: string): Step[] => [({ shop }) => shop.loadProduct(slug), ({ shop }) => shop.loadDetails(slug)]
const list = (catalog: CatalogVersion, collection?: string): Step[] => [
  (visit) => {
    const filters = catalog === 'v1' ? (['price', 'stock'] as const) : (['price', 'options', 'stock'] as const)
    visit.grid = createGrid(
      { source: 'collection', collection, products: [], query: { filters: {} }, limit: 4, filters },
      { engine: visit.shop.engine, ask: createAskListing() },
    )
  },
  ({ grid }) => grid?.needFacets(),
  ({ grid }) => grid?.more(),
]

export interface Scene {
  name: string
  catalog: CatalogVersion
  /** One after the other, each after the one before has settled. */
  steps: readonly Step[]
}

export const SCENES: readonly Scene[] = [
  {
    name: 'a cart that is filled, changed and emptied',
    catalog: 'v1',
    steps: [
      ({ shop }) => shop.showTotals(),
      add('blue-mug'),
      add('linen-tee', 2),
      (visit) => visit.shop.cart.setQuantity(lineOf(visit, 0), 3),
      ({ shop }) => shop.cart.applyCoupon('WELCOME10'),
      ({ shop }) => shop.cart.setNote('Ring twice'),
      (visit) => visit.shop.cart.remove(lineOf(visit, 1)),
      ({ shop }) => shop.cart.undo(),
      ({ shop }) => shop.cart.removeCoupon(),
    ],
  },
  {
    name: 'an estimate, and the way to pay',
    catalog: 'v1',
    steps: [
      add('blue-mug'),
      ({ shop }) => shop.showTotals(),
      estimate,
      async (visit) => (await estimate(visit)).setDestination({ country: 'IE', postalCode: 'D01' }),
      async (visit) => (await estimate(visit)).chooseShipping({ code: 'express' }),
      ({ shop }) => shop.checkout('https://blog.example/mugs'),
    ],
  },
  { name: 'products of version 1', catalog: 'v1', steps: ['blue-mug', 'linen-tee', 'engraved-pen'].flatMap(seen) },
  { name: 'a list of version 1', catalog: 'v1', steps: list('v1', 'home') },
  { name: 'products of version 3', catalog: 'v3', steps: ['blue-mug', 'linen-tee', 'loose-tea'].flatMap(seen) },
  { name: 'a list of version 3', catalog: 'v3', steps: list('v3', 'home') },
  {
    name: 'a cart over version 3',
    catalog: 'v3',
    steps: [
      ({ shop }) => shop.cart.refresh(),
      add('blue-mug'),
      add('linen-tee'),
      (visit) => visit.shop.cart.remove(lineOf(visit, 0)),
    ],
  },
]

export const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

export const isBusy = ({ shop, grid }: Visit): string | undefined => {
  const { pending, estimating, adds, intents, cart, coupon, note, checkout, products } = shop.store.getState()
  const told: Record<string, unknown> = {
    pending,
    estimating,
    adds: adds.length,
    intents: Object.keys(intents).length,
    cart: cart.status === 'loading',
    coupon: coupon.status === 'applying',
    note: note.status === 'saving',
    checkout: checkout.status === 'busy',
    products: Object.values(products).some(({ status }) => status === 'loading'),
    grid: grid && ['loading', 'adding'].includes(grid.store.getState().status),
  }
  return Object.keys(told).find((name) => told[name])
}

const PATIENCE = 400

/** Waits until nothing is pending; returns what still is after the longest wait. */
async function rest(visit: Visit): Promise<string | undefined> {
  for (let quiet = 0, i = 0; quiet < 3 && i < PATIENCE; i++) {
    await turn()
    quiet = isBusy(visit) ? 0 : quiet + 1
  }
  return isBusy(visit)
}

/** @returns the errors of the steps */
export async function walk({ steps }: Scene, visit: Visit, wait: (visit: Visit) => Promise<unknown>): Promise<unknown[]> {
  visit.shop.listen((event) => visit.events.push(event))
  const refusals: unknown[] = []
  for (const step of steps) {
    await Promise.resolve()
      .then(() => step(visit))
      .catch((thrown: unknown) => refusals.push(thrown))
    await wait(visit)
  }
  return refusals
}

const LONGEST_WAIT_MS = 8000

/** Timeouts never pass; every other wait ends at once. */
const sleep = (ms: number) => (ms > LONGEST_WAIT_MS ? new Promise<void>(() => {}) : turn())

export interface Outcome extends Visit {
  /** What is still pending, and will never end. */
  stuck?: string
  /** Of the errors of steps and error events, those that our code throws by mistake. */
  mistakes: unknown[]
}

/**
 * @param answer the text that replaces the recorded response at `place`; undefined leaves it
 * @param begin called before the first step, e.g. to render what happens
 */
export async function replay(
  scene: Scene,
  answers: readonly Recorded[],
  answer: (place: number) => string | undefined,
  begin: (visit: Visit) => void = () => {},
): Promise<Outcome> {
  const asked = new Map<string, number>()
  const fetch = async (url: string, { method = 'GET' }: RequestInit): Promise<Response> => {
    const path = `${method} ${new URL(url).pathname}`
    const places = answers.flatMap((one, place) => (one.path === path ? [place] : []))
    const count = asked.get(path) ?? 0
    asked.set(path, count + 1)
    const place = places[Math.min(count, places.length - 1)]
    if (place === undefined) return new Response('{"message":"nothing was recorded"}', { status: 404 })
    const { status, body } = answers[place] as Recorded
    return new Response(answer(place) ?? JSON.stringify(body), { status })
  }
  const storage = memoryStorage()
  const client = createClient({ clientId: 'c1', api: 'https://shop.example', environment: { storage, fetch, sleep } })
  const ports = { formatMoney: format, navigate: () => true, catalog: scene.catalog, sleep }
  const visit: Visit = { shop: createWholeShop({ client, storage, ...ports }), events: [] }
  begin(visit)
  const refusals = await walk(scene, visit, rest)
  const stuck = await rest(visit)
  visit.grid?.stop()
  const told = visit.events.flatMap((event) => (event.type === 'error' ? [event.error] : []))
  return { ...visit, stuck, mistakes: [...refusals, ...told].filter(isOurs) }
}

const isOurs = (thrown: unknown) => !isCartletError(thrown) || ['INTERNAL', 'UNKNOWN'].includes(thrown.code)
