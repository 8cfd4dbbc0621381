/**
 * How components and hooks below a provider reach its shop, which exists only in a page and only after the provider's first
 * effect.
 */

import type { Page } from '../../embed/page/page'
import { pageMoney } from '../../embed/page/page-money'
import type { PageShop } from '../../embed/page/page-shop'
import { report } from '../../embed/report/console'
import { notifyThrown } from '../../embed/report/notify-author'
import { maxAgeHours } from '../../embed/snapshot/max-age'
import { CartletError } from '../../platform/http/errors'
import type { FormatMoney } from '../../store/base/format-money'
import type { Snapshot } from '../../store/base/snapshot-model'
import { INITIAL_STATE, type ProductState, type ShopState } from '../../store/base/state'
import { seedSnapshot } from '../../store/catalog/snapshot/seed-snapshot'
import { takeReactPage } from './react-page'
import { configOf, type ProviderSettings } from './settings'

/** The state for rendering on a server: empty, or with the products of the snapshot. */
const states = new WeakMap<Snapshot, ShopState>()

/** Returns the same state for the same snapshot. */
function initialState(snapshot: Snapshot | undefined): ShopState {
  if (!snapshot) return INITIAL_STATE
  const made = states.get(snapshot)
  if (made) return made
  const products: Record<string, ProductState> = Object.create(null)
  for (const product of snapshot.products)
    for (const reference of [product.id, product.slug]) products[reference] = { status: 'ready', product, stale: 'snapshot' }
  const state = { ...INITIAL_STATE, products }
  states.set(snapshot, state)
  return state
}

export interface Started {
  page: Page
  pageShop: PageShop
}

export interface ShopHandle {
  readonly snapshot?: Snapshot
  /** The state that a server renders and the first render in a page repeats. */
  readonly initial: ShopState
  /** Undefined on a server, and in a page until the provider is mounted. */
  current(): Started | undefined
  state(): ShopState
  /** Resolves when there is a shop. Rejects on a server. */
  started(): Promise<Started>
  /** Calls the listener in a later microtask when the shop was replaced or removed. */
  onStart(listener: () => void): () => void
  /** Calls the listener after each change of the state, whichever shop it belongs to. */
  subscribe(listener: () => void): () => void
  /** Returns a function that ends it. */
  start(settings: ProviderSettings, view: Window): () => void
}

const noShop = () =>
  new CartletError('UNSUPPORTED', 'The shop is not available on a server: use it in an effect or an event handler')

export function createShopHandle(clientId: string, snapshot: Snapshot | undefined): ShopHandle {
  const listeners = new Set<() => void>()
  const initial = initialState(snapshot?.clientId === clientId ? snapshot : undefined)
  let current: Started | undefined
  const change = (next: Started | undefined) => {
    current = next
    for (const listener of [...listeners]) listener()
  }
  const handle: ShopHandle = {
    snapshot,
    initial,
    current: () => current,
    state: () => current?.pageShop.shop.store.getState() ?? initial,
    started: () =>
      new Promise((resolve, reject) => {
        if (current) return resolve(current)
        if (typeof window === 'undefined') return reject(noShop())
        const stop = handle.onStart(() => {
          if (!current) return
          stop()
          resolve(current)
        })
      }),
    onStart(listener) {
      let isOver = false
      const later = () => queueMicrotask(() => isOver || listener())
      listeners.add(later)
      return () => {
        isOver = true
        listeners.delete(later)
      }
    },
    subscribe(listener) {
      let stop = () => {}
      const follow = () => {
        stop()
        stop = current?.pageShop.shop.store.subscribe(listener) ?? (() => {})
      }
      const restart = () => {
        follow()
        listener()
      }
      follow()
      listeners.add(restart)
      return () => {
        stop()
        listeners.delete(restart)
      }
    },
    start(settings, view) {
      const config = configOf(settings)
      const { page, release } = takeReactPage(config, view)
      try {
        const { api, catalog } = settings
        const read = (name: string) => ({ api, catalog })[name] ?? null
        // Each provider may name its own API: it is the author's code.
        if (api && api !== page.config.api) page.configure({ apis: `${page.config.apis} ${api}` })
        const pageShop = page.shopFor(config.clientId, read)
        if (snapshot) seed(pageShop, snapshot, maxAgeHours(config), pageMoney(page.config, page.document))
        change({ page, pageShop })
      } catch (thrown) {
        notifyThrown(page.document, thrown)
      }
      return () => {
        release()
        change(undefined)
      }
    },
  }
  return handle
}

const HOUR_MS = 3_600_000

/** Prices of a snapshot are drawn until the platform has answered, unless it is too old or from another shop. */
function seed({ shop }: PageShop, snapshot: Snapshot, maxAge: number, format: FormatMoney): void {
  const { clientId, takenAt } = snapshot
  const readAt = Date.parse(takenAt)
  const problem =
    clientId === shop.clientId
      ? !(Date.now() - readAt < maxAge * HOUR_MS) && `was taken at ${takenAt}, more than ${maxAge} hours ago`
      : `is for another shop (client id ${clientId})`
  if (problem) report(`The snapshot of <CartletProvider> ${problem}.`, 'Take a new one with `npx cartlet snapshot`.')
  else seedSnapshot(shop.store, snapshot, readAt, format)
}
