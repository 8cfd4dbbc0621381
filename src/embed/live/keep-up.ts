/** Reads again what is on screen when the visitor returns to the tab, or by the browser's Back. */
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { namesOnScreen } from './on-screen'

/** Younger answers count as current. */
const CURRENT_MS = 60_000

/**
 * Sends one query for all products on screen that were read more than a minute ago. What stands there stays until the answer. A price that
 * cannot be read again stays, too.
 * @param now device clock, ms since 1970
 */
export async function keepUp(page: Page, { shop }: PageShop, now: number = Date.now()): Promise<void> {
  const engine = await shop.engine()
  const { products } = shop.store.getState()
  const isOld = (name: string) => {
    const entry = products[name]
    const age = now - ((entry && 'readAt' in entry && entry.readAt) || 0)
    // The clock may have been set back.
    return age > CURRENT_MS || age < 0
  }
  await engine.reloadProducts(namesOnScreen(page, shop, engine).filter(isOld))
}
