/** Follows the relay of a page: products that it names and that are on screen are read again from the platform. */
import { CartletError } from '../../platform/http/errors'
import { parseSafeUrl } from '../../platform/http/safe-url'
import { selectCart } from '../../store/base/state'
import type { Engine } from '../../store/cart/engine'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { onPolicyRefusal } from '../report/csp'
import { tellAuthor } from '../report/notify-author'
import { pageFetch } from '../shop/page-fetch'
import { connectRelay } from './connect-relay'
import { namesOnScreen } from './on-screen'
import type { RelayWords } from './relay-words'
import { planReread } from './reread-plan'

/** Changed items by id, with the time at which the page learned of the change. */
type Changed = Map<string, number>

/** Beyond this number everything on screen is read again. */
const MOST_CHANGED = 2000

function safeUrl(address: string, base: string): URL | null {
  try {
    return parseSafeUrl(new URL(address, base).href)
  } catch {
    return null
  }
}

/** @param address as the author wrote it, absolute or relative to the page */
export function followRelay(page: Page, { shop }: PageShop, address: string): void {
  const { view, document, life } = page
  const tell = (problem: string) => tellAuthor(new CartletError('INVALID_ARGUMENT', `The relay ${address} ${problem}`))
  const url = safeUrl(address, document.baseURI)
  if (!url) {
    tell('is not an https address')
    return
  }

  let products: Changed = new Map()
  let collections: Changed = new Map()
  /** When the page learned that it had missed changes. */
  let everythingAt: number | undefined
  const isHidden = () => document.visibilityState === 'hidden'

  /** Products on screen that were read before the page learned of their change. */
  function outdated(engine: Engine, changed: Changed, all: number | undefined): string[] {
    const state = shop.store.getState()
    return namesOnScreen(page, shop, engine).filter((name) => {
      const entry = state.products[name]
      // A missing product has no known id, so the change may be that it was made visible.
      if (entry?.status !== 'ready') return true
      const at = all ?? changed.get(entry.product.id)
      return at !== undefined && (entry.readAt ?? 0) <= at
    })
  }

  async function reread(): Promise<void> {
    if (isHidden()) return // done on return
    const [changed, lists, all] = [products, collections, everythingAt]
    products = new Map()
    collections = new Map()
    everythingAt = undefined
    const engine = await shop.engine()
    for (const list of engine.lists) {
      const id = list.collectionId()
      if (all || (id && lists.has(id))) list.recheck()
    }
    const state = shop.store.getState()
    if (selectCart(state)?.lines.some(({ productId }) => all || changed.has(productId))) shop.cart.refresh().catch(() => {}) // the cart shows its own failure
    if (all || changed.size) await engine.reloadProducts(outdated(engine, changed, all))
  }
  const plan = planReread(() => void reread().catch(() => {})) // if the engine cannot be loaded, elements report it
  let listeners = 1

  function onWords(message: RelayWords): void {
    ;({ listeners } = message)
    if (message.type === 'hello') return
    const now = Date.now()
    if (message.type === 'reset' || products.size + collections.size > MOST_CHANGED) everythingAt = now
    else for (const [kind, id] of message.changes) (kind === 'collection' ? collections : products).set(id, now)
    plan.due(listeners)
  }

  const connection = connectRelay({
    address: url.href,
    fetch: pageFetch,
    isHidden,
    onWords,
    onRefused: (status) => tell(`answers ${status}: its list of origins may lack this page's`),
  })
  onPolicyRefusal(
    document,
    ({ blockedURI, effectiveDirective }) => {
      if (effectiveDirective !== 'connect-src' || !(blockedURI && url.href.startsWith(blockedURI))) return
      connection.stop()
      tell(`is refused by this page's Content-Security-Policy: add connect-src ${url.origin}`)
    },
    life,
  )
  const resume = () => {
    if (isHidden()) return connection.pause()
    connection.resume()
    if (everythingAt || products.size || collections.size) plan.due(listeners)
  }
  document.addEventListener('visibilitychange', resume, life)
  // Browsers do not keep a page with an open connection in the back/forward cache.
  view.addEventListener('pagehide', connection.pause, life)
  view.addEventListener('pageshow', resume, life)
  life.signal.addEventListener('abort', () => {
    connection.stop()
    plan.stop()
  })
}
