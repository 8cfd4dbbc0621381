/**
 * One store for each client id and page, whichever code came first: the script's, a bundler's elements, the host's React components. Each is a
 * copy of the same modules, so they meet at a symbol of the window. Other versions have another symbol and stores of their own.
 */
import type { PageShop } from './page-shop'

const KEY: unique symbol = Symbol.for(`cartlet@${__VERSION__}`)

/** By client id. */
export const sharedShops = (view: Window & { [KEY]?: Map<string, PageShop> }): Map<string, PageShop> => (view[KEY] ??= new Map())
