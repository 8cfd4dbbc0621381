/** Reads what is on screen again when the visitor returns to the tab, or to the page with the browser's Back button. */
import { ownOf } from '../../platform/wire/record'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { namesOnScreen } from './on-screen'

/** Younger data counts as current. */
const CURRENT_MS = 60_000

/**
 * Sends one query for all products on screen that were read more than a minute ago. They stay on screen until the answer, and
 * also if it fails.
 * @param now device clock, ms since 1970
 */
export async function keepUp(page: Page, { shop }: PageShop, now: number = Date.now()): Promise<void> {
  const engine = await shop.engine()
  const { products } = shop.store.getState()
  const isOld = (name: string) => {
    const entry = products[name]
    const age = now - (ownOf(entry as { readAt?: number } | undefined).readAt || 0)
    // A negative age means that the clock was set back.
    return age > CURRENT_MS || age < 0
  }
  await engine.reloadProducts(namesOnScreen(page, shop, engine).filter(isOld))
}
