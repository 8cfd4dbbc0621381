/**
 * One store for each client id and page, whichever code created it: the script, bundled elements, or the host page's React
 * components. Each is a copy of the same modules, so they share it through a symbol on the window. Other versions use another
 * symbol and separate stores.
 */
import type { PageShop } from './page-shop'

const KEY: unique symbol = Symbol.for(`cartlet@${__VERSION__}`)

/** By client id. */
export const sharedShops = (view: Window & { [KEY]?: Map<string, PageShop> }): Map<string, PageShop> => (view[KEY] ??= new Map())
