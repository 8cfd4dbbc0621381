/** Download unit: what the cart shows beyond lines and sums, fetched while it opens. */

import { pictureAt } from '../store/picture-at'
import { CartMessages } from '../widget/CartMessages'
import { CartTerms } from '../widget/CartTerms'
import type { CartExtras } from '../widget/cart-extras'
import { unclobbered } from '../widget/dialog/unclobbered'
import { EstimateTotals } from '../widget/EstimateTotals'
import { FreeShipping } from '../widget/FreeShipping'
import { LineAbout } from '../widget/LineAbout'
import { LineNotices } from '../widget/LineNotices'
import { createLazyEditor } from '../widget/lazy-editor'
import { createExtraOf } from '../widget/line-extra'
import { Suggestions } from '../widget/Suggestions'
import { loadProductParts } from './chunks'
import { createFormats } from './formats'
import { readFreeShipping } from './free-shipping'
import type { Page } from './page'
import { pageLocale } from './page-shop'

/** @param roomy the cart stands in the page and has room for article numbers and weights */
export function createCartExtras({ config, view }: Page, roomy?: boolean): CartExtras {
  const formats = createFormats(pageLocale(config, unclobbered(view.document)))
  return {
    formats,
    pictureAt,
    freeShippingFrom: () => readFreeShipping(config.freeShippingFrom),
    extraOf: createExtraOf(formats.money, roomy),
    LineAbout,
    LineNotices,
    Above: CartMessages,
    Below: Suggestions,
    Terms: CartTerms,
    Progress: FreeShipping,
    Totals: EstimateTotals,
    Editor: createLazyEditor(async () => (await loadProductParts()).importLineEditor()),
  }
}
