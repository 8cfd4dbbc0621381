/**
 * What a page needs after its first buttons are drawn: products, prices, adding to the cart, and the parts that exist once per
 * page.
 */

import { loadFailed, once } from '../../store/base/load-once'
import { loadPart } from '../../store/base/load-part'
import type { LanguageOf } from '../page/language'
import type { Page } from '../page/page'
import { notifyAuthor } from '../report/notify-author'
import type { LanguagePage } from '../shop/languages.chunk'

// Shared by later chunks: exported here, they are bundled with the shop instead of in separate files.
export { getComplex } from '../../platform/http/read-call'
export { readPage } from '../../platform/query/read-page'
export { createRedirectSession } from '../../platform/redirects/api'
export { pictureAt } from '../../store/catalog/picture-at'
export { objectsIn } from '../../store/catalog/untrusted'
export { AuthorContent } from '../../widget/AuthorContent'
export { useModal } from '../../widget/dialog/use-modal'
export { Price } from '../../widget/Price'
export { QuantityStepper } from '../../widget/QuantityStepper'
export { loadAccount } from '../account/load-account'
export { cartToggle } from '../cart/cart-toggle'
export { isFramedByOthers } from '../dom/framed'
export { leaveFor } from '../page/navigation'
export { buy } from '../shop/buy'
export { startCheckout } from '../shop/checkout'
export { connect } from '../shop/connect'
export { actOnPress } from './perform-action'
export { setUpPage } from './set-up-page'

/**
 * Settles once the messages are loaded or the wait has timed out. If loading fails, the page stays English and the author is
 * told.
 */
export const loadLanguages = (page: LanguagePage, request: Parameters<LanguageOf>): Promise<unknown> =>
  import('../shop/languages.chunk').then(
    ({ languagesOf }) => languagesOf(page).languageOf(...request).pending,
    (thrown) => notifyAuthor(page.document, loadFailed(thrown)),
  )

/** Switches everything drawn to this language; resolves once it is drawn. @param locale BCP 47, or `auto` for the page's own */
export const setLocale = async (page: LanguagePage, locale: string): Promise<void> =>
  (await loadPart(import('../shop/languages.chunk'), (error) => notifyAuthor(page.document, error)))
    .languagesOf(page)
    .setLocale(locale)

// Downloads that start here rather than in the widget: their file names would make the first button's code larger.
export const importCollectionParts = () => import('../product/collection/collection.chunk')
export const loadSearch = async () => (await import('../search/search.chunk')).search
export const loadCurrency = async () => (await import('../currency/currency-select.chunk')).currencySelect
export const loadWishList = async () => (await import('../wish-list/wish-list.chunk')).wishList
export const loadQuickView = once(() => import('../product/quick-view/quick-view.chunk'))

/** Draws a product's data; reports a value that the property cannot take to the author. */
export const takeProperty = async (page: Page, element: HTMLElement, property: string, value: unknown): Promise<void> =>
  (await import('../snapshot/property-check.chunk')).takeProperty(page, element, property, value)
