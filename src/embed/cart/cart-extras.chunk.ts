/** What the cart shows beyond lines and totals. */

import { ownOf } from '../../platform/wire/record'
import type { Amount } from '../../store/base/amount'
import { loadPart } from '../../store/base/load-part'
import { pictureAt } from '../../store/catalog/picture-at'
import type { CartExtras, Formats } from '../../widget/cart/cart-context'
import { createAbove } from '../../widget/cart/extras/above-cart'
import { BeforeSums } from '../../widget/cart/extras/BeforeSums'
import { BelowLines } from '../../widget/cart/extras/BelowLines'
import { LineAbout } from '../../widget/cart/extras/LineAbout'
import { LineNotices } from '../../widget/cart/extras/LineNotices'
import { createLazyEditor } from '../../widget/cart/extras/lazy-editor'
import { createExtraOf } from '../../widget/cart/extras/line-extra'
import { createTerms } from '../../widget/cart/terms/CartTerms'
import { EstimateTotals } from '../../widget/cart/terms/EstimateTotals'
import { localeFor } from '../page/language'
import type { Languages, Page, PageView, Settings } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { productLink } from '../page/product-link'
import { report } from '../report/console'
import { notifyAuthor } from '../report/notify-author'
import { buy } from '../shop/buy'
import { cartLink } from '../shop/cart-link'
import { createFormats } from './formats'

export { fillAuthorSlots } from './author-slots'
export { connectToCheckout } from './connect-to-checkout'

/**
 * `data-free-shipping-from="35 EUR"`: the subtotal from which the author ships free. Only displayed: the platform sets the cost.
 */
const AMOUNT_AND_CURRENCY = /^(\d{1,9}(?:\.\d{1,3})?)\s*([A-Z]{3})$/

/** @param text amount in major units, then an ISO 4217 code; anything else is reported and ignored */
function readFreeShipping(text: string): Pick<Amount, 'value' | 'currency'> | undefined {
  if (!text) return undefined
  const [, value, currency] = AMOUNT_AND_CURRENCY.exec(text.trim().toUpperCase()) ?? []
  if (currency && Number(value) > 0) return { value: Number(value), currency }
  report(
    `data-free-shipping-from="${text}" is not an amount with a currency.`,
    'Write the amount with a decimal point and the currency as three letters: data-free-shipping-from="35 EUR".',
  )
  return undefined
}

export type ExtrasPage = PageView & Settings & Languages

/** Products of the drawer's or the inline cart's own shop. */
function productsOf(page: Page, pageShop: PageShop): Pick<CartExtras, 'hrefOf' | 'openProduct'> {
  return {
    hrefOf({ products }, line) {
      // A line that is still being added has no address.
      const { productId, url } = ownOf(line)
      const entry = productId ? products[productId] : undefined
      const slug = entry?.status === 'ready' ? entry.product.slug : url?.split(/[?#]/, 1)[0]?.split('/').pop()
      return productLink(page, undefined, { id: productId, slug: slug && decoded(slug), url })
    },
    openProduct(productId, from) {
      const host = (from.getRootNode() as Partial<ShadowRoot>).host as HTMLElement
      const request = { product: productId, choice: {}, quantity: null, action: 'open', toldBy: 'page' } as const
      buy(page, pageShop, host, request).catch(() => {}) // reported by the shop
    },
  }
}

/** A slug as the platform wrote it into an address. */
function decoded(slug: string): string | undefined {
  try {
    return decodeURIComponent(slug)
  } catch {
    return undefined
  }
}

/** @param roomy the cart is part of the page and has room for article numbers and weights */
export function createCartExtras(page: ExtrasPage, roomy?: boolean, shop?: [Page, PageShop]): CartExtras {
  const { config } = page
  const root = page.document.documentElement
  const cache = new Map<string, Formats>()
  const formatsIn = (locale = localeFor(config, root)) => {
    const formats = cache.get(locale) ?? createFormats(locale)
    cache.set(locale, formats)
    return formats
  }
  const part = <T>(loading: Promise<T>) => loadPart(loading, (error) => notifyAuthor(page.document, error))
  return {
    ...(shop && productsOf(...shop)),
    formatsIn,
    pictureAt,
    linkOf: (cart) => (cart.lines.some(({ productId }) => productId) ? cartLink(cart, undefined, page) : undefined),
    copy: async (text) => page.view.navigator.clipboard.writeText(text),
    freeShippingFrom: () => readFreeShipping(config.freeShippingFrom),
    extraOf: createExtraOf((value, currency) => formatsIn().money(value, currency), roomy),
    LineAbout,
    LineNotices,
    Above: createAbove(() => part(import('../notice/notice.chunk'))),
    Below: BelowLines,
    Terms: createTerms(() => part(import('./gift-card.chunk'))),
    Progress: BeforeSums,
    Totals: EstimateTotals,
    Editor: createLazyEditor(async () => {
      const [parts] = await part(
        Promise.all([import('../product/product.chunk'), page.languageOf(root, null, 'product').pending]),
      )
      return part(parts.importLineEditor())
    }),
  }
}
