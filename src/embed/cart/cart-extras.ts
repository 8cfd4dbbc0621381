/** What the cart shows beyond lines and totals. */
import { pictureAt } from '../../store/catalog/picture-at'
import type { CartExtras, Formats } from '../../widget/cart/cart-context'
import { createAbove } from '../../widget/cart/extras/above-cart'
import { FreeShipping } from '../../widget/cart/extras/FreeShipping'
import { LineAbout } from '../../widget/cart/extras/LineAbout'
import { LineNotices } from '../../widget/cart/extras/LineNotices'
import { createLazyEditor } from '../../widget/cart/extras/lazy-editor'
import { createExtraOf } from '../../widget/cart/extras/line-extra'
import { Suggestions } from '../../widget/cart/extras/Suggestions'
import { CartTerms } from '../../widget/cart/terms/CartTerms'
import { EstimateTotals } from '../../widget/cart/terms/EstimateTotals'
import { localeFor } from '../page/language'
import type { Languages, PageView, Settings } from '../page/page'
import { createFormats } from './formats'
import { readFreeShipping } from './free-shipping'

export type ExtrasPage = PageView & Settings & Languages

/** @param roomy the cart is part of the page and has room for article numbers and weights */
export function createCartExtras(page: ExtrasPage, roomy?: boolean): CartExtras {
  const { config } = page
  const root = page.document.documentElement
  const known = new Map<string, Formats>()
  const formatsIn = (locale = localeFor(config, root)) => {
    const formats = known.get(locale) ?? createFormats(locale)
    known.set(locale, formats)
    return formats
  }
  return {
    formatsIn,
    pictureAt,
    freeShippingFrom: () => readFreeShipping(config.freeShippingFrom),
    extraOf: createExtraOf((value, currency) => formatsIn().money(value, currency), roomy),
    LineAbout,
    LineNotices,
    Above: createAbove(() => import('../notice/notice.chunk')),
    Below: Suggestions,
    Terms: CartTerms,
    Progress: FreeShipping,
    Totals: EstimateTotals,
    Editor: createLazyEditor(async () => {
      const [parts] = await Promise.all([import('../product/product.chunk'), page.languageOf(root, null, 'product').pending])
      return parts.importLineEditor()
    }),
  }
}
