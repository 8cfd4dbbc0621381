/** The page that Cartlet runs in, created once when the widget starts. */
import { CartletError } from '../../platform/http/errors'
import { pastedText } from '../../store/base/pasted-text'
import { unclobbered } from '../../widget/dialog/unclobbered'
import { type LanguageOf, localeFor } from '../page/language'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { sharedShops } from '../page/shared-shops'
import { watchPolicy } from '../report/csp'
import { type PageConfig, pageConfiguration } from '../settings/config'
import type { EarlyRequests } from '../settings/early-requests'
import { createPaint } from '../theme/plain-theme'
import { importSnapshotParts, loadShopParts } from './chunks'
import { createPageShop } from './create-page-shop'

export function createPage(config: PageConfig, view: Window, early?: EarlyRequests): Page {
  const shops = sharedShops(view)
  /** The shops that this copy of the code has created: only those get an overlay and a visit from it. */
  const made = new Set<PageShop>()
  const shopListeners = new Set<(pageShop: PageShop) => void>()
  const lookListeners = new Set<() => void>()
  const lookChanged = () => {
    for (const listener of [...lookListeners]) listener()
  }
  const life = new AbortController()
  const document = unclobbered(view.document)
  watchPolicy(document, config.api, life)

  /** English, until other messages are needed and loaded. */
  const languageOf: LanguageOf = (...request) => ({
    lang: 'en',
    rewrite: undefined,
    pending:
      !/^en/.test(localeFor(config, ...request)) || (pageConfiguration(view) as { messages?: unknown } | undefined)?.messages
        ? loadShopParts().then(
            ({ loadLanguages }) => loadLanguages(page, request),
            () => {}, // reported where the same parts are needed for more than messages
          )
        : undefined,
  })

  const page: { -readonly [Name in keyof Page]: Page[Name] } = {
    config,
    view,
    document,
    life,
    embeds: new Set(),
    held: early?.held ?? new Map(),
    shopFor(clientId, read) {
      const id = pastedText(clientId ?? '') || config.clientId
      if (!id) throw new CartletError('INVALID_CONFIG', 'clientId is missing')
      const api = read?.('api')?.trim()
      let pageShop = shops.get(id)
      // Markup of a stranger (a comment) must not send a login to the stranger's server.
      const allowed = pageShop ? [pageShop.api] : [config.api, ...config.apis.split(/\s+/)]
      if (api && !allowed.includes(api)) throw new CartletError('INVALID_CONFIG', `data-apis has ${allowed}`)
      if (!pageShop) {
        pageShop = createPageShop(id, page, id === config.clientId ? early : undefined, api, read?.('catalog'))
        shops.set(id, pageShop)
        made.add(pageShop)
        for (const listener of shopListeners) listener(pageShop)
      }
      return pageShop
    },
    shops: () => [...shops.values()],
    onShop(listener) {
      shopListeners.add(listener)
      for (const pageShop of made) listener(pageShop)
    },
    languageOf,
    setLanguages(next) {
      page.languageOf = next
      lookChanged()
    },
    loadShop: loadShopParts,
    loadSnapshot: importSnapshotParts,
    paint: (host, container) => paint(host, container),
    onLookChange(listener) {
      lookListeners.add(listener)
      return () => lookListeners.delete(listener)
    },
    configure(changes) {
      Object.assign(config, changes)
      lookChanged()
    },
  }
  const paint = createPaint(page)
  return page
}
