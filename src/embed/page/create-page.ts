/** The page that Cartlet runs in: its configuration, its shops, and what every element needs from it. */
import { CartletError } from '../../platform/http/errors'
import type { CheckoutBuyer } from '../../store/drawer/checkout'
import { unclobbered } from '../../widget/dialog/unclobbered'
import type { ShopSurroundings } from '../../widget/shop-context'
import { loadDrawer, loadShopParts } from '../boot/chunks'
import { type PageConfig, pageConfiguration } from '../boot/config'
import type { Started } from '../boot/early-requests'
import type { Embed } from '../boot/mount'
import { adoptStyles } from '../dom/shadow-dom-inject'
import { watchPolicy } from '../report/csp'
import { createPageShop, type PageShop } from './create-page-shop'
import { type Language, localeFor, type Speak } from './language'
import { resolveTheme, type Theme } from './theme'

export interface Page {
  readonly config: PageConfig
  readonly view: Window
  /** Aborted once Cartlet has left the page: nothing is mounted any more, and what listens with it has stopped. */
  readonly life: AbortController
  /** Everything mounted now. */
  readonly embeds: Set<Embed>
  /** The shop of a client id, the page's own when none is given; throws `INVALID_CONFIG` where there is no id at all. */
  shopFor(clientId?: string | null): PageShop
  surroundingsFor(pageShop: PageShop, root: ShadowRoot, container: HTMLElement): ShopSurroundings
  themeFor(choice?: string | null): Theme
  speak: Speak
  /** The visitor is about to open the cart. */
  prepareDrawer(pageShop: PageShop): void
  /** Asks the page, then leaves for the hosted checkout. Resolves without leaving when a listener prevented it. */
  checkout(pageShop: PageShop, source: EventTarget, returnTo?: string, buyer?: CheckoutBuyer): Promise<void>
  /** Redraws what depends on the page's look. */
  onLookChange(listener: () => void): () => void
  /** Takes effect at once on everything drawn; shops that are there keep their client id, API and storage. */
  configure(changes: Partial<PageConfig>): void
  shops(): PageShop[]
  /** What the visitor has allowed is done for this shop as well; there where the page minds. */
  consent?(pageShop: PageShop): Promise<void>
  /** Called for every shop, once it is there. */
  onShop(listener: (pageShop: PageShop) => void): void
}

export function createPage(config: PageConfig, view: Window, started?: Started): Page {
  const shops = new Map<string, PageShop>()
  const shopListeners = new Set<(pageShop: PageShop) => void>()
  const lookListeners = new Set<() => void>()
  const lookChanged = () => {
    for (const listener of [...lookListeners]) listener()
  }
  const life = new AbortController()
  watchPolicy(unclobbered(view.document), config.api, life)
  view.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', lookChanged, life)

  const page: Page = {
    config,
    view,
    life,
    embeds: new Set(),
    shopFor(clientId) {
      const id = clientId?.trim() || config.clientId
      if (!id) throw new CartletError('INVALID_CONFIG', 'clientId is missing')
      let pageShop = shops.get(id)
      if (!pageShop) {
        pageShop = createPageShop(id, config, view, id === config.clientId ? started : undefined)
        shops.set(id, pageShop)
        for (const listener of shopListeners) listener(pageShop)
      }
      return pageShop
    },
    surroundingsFor: (pageShop, root, container) => ({
      shop: pageShop.shop,
      adoptStyles: (css) => adoptStyles(root, css),
      setFallback(on) {
        container.toggleAttribute('data-fallback', on)
        root.host.toggleAttribute('data-cartlet-fallback', on)
      },
      checkout: () => page.checkout(pageShop, root.host).catch(() => {}), // shown in the drawer, told to the page
    }),
    speak(...whom) {
      const language: Language = { lang: 'en' }
      if (!/^en/.test(localeFor(config, ...whom)) || (pageConfiguration(view) as { messages?: unknown } | undefined)?.messages)
        // Whoever needs those parts for more than words tells why they do not come.
        language.pending = loadShopParts().then(
          ({ learn }) => learn(page, whom),
          () => {},
        )
      return language
    },
    themeFor: (choice) => resolveTheme(choice ?? config.theme, view),
    prepareDrawer({ shop }) {
      if (config.cart === 'none' || config.onAdd !== 'drawer') return
      loadDrawer().catch(() => {})
      shop.prepareDrawer().catch(() => {})
    },
    checkout: async (...order) => (await loadShopParts()).checkout(page, ...order),
    onLookChange(listener) {
      lookListeners.add(listener)
      return () => lookListeners.delete(listener)
    },
    configure(changes) {
      Object.assign(config, changes)
      lookChanged()
    },
    shops: () => [...shops.values()],
    onShop(listener) {
      shopListeners.add(listener)
      for (const pageShop of shops.values()) listener(pageShop)
    },
  }
  return page
}
