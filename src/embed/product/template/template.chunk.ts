/** Elements with the author's own `<template>`, drawn in the page's own document. */

import { enProduct } from '../../../i18n/compiled/english/en-product'
import { pastedText } from '../../../store/base/pasted-text'
import type { ProductView } from '../../../store/base/views'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import type { Shop } from '../../../store/shop/shop'
import { assertVariant, type Drawing, type EmbedPart, type EmbedView } from '../../boot/embed'
import type { Language } from '../../page/language'
import { productLink } from '../../page/product-link'
import { requestedVariant } from '../requested-variant'
import { keepSeo, tellView } from '../shown-product'
import { createControls, drawAll } from './draw-templates'
import type { PieceSource } from './piece-parts'
import type { Item } from './places'
import { type ProductValues, productValues } from './product-values'

// Makes Rollup leave what cards and templates share in the chunk of the cards.
export { importLineEditor } from '../product.chunk'

/** Calls `look` when products or the currency of prices change. Returns a function that ends it. */
export function onPrices({ getState, subscribe }: Shop['store'], look: () => void): () => void {
  let { products, shownIn } = getState()
  return subscribe((now) => {
    if (now.products === products && now.shownIn === shownIn) return
    ;({ products, shownIn } = now)
    look()
  })
}

/** What of a language is needed. */
export type Words = Pick<Language, 'messages'> & Partial<Pick<Language, 'rewrite'>>

/** A copy for this product, as it is chosen. */
export function productItem(
  { page, pageShop, read }: EmbedView,
  language: Words,
  given: ProductView,
  { variant, options }: ItemChoice = {},
  reference = given.id,
): Item {
  const messages = language.messages?.('product', enProduct) ?? enProduct
  const product = pageShop.shop.store.getState().shownIn?.show(given) ?? language.rewrite?.(given) ?? given
  const link = productLink(page, read, product) ?? product.url
  let values: ProductValues | undefined
  return {
    key: product.id,
    /** Made in the slice that draws it. */
    get values() {
      values ??= productValues(product, { variant, options }, { link, messages })
      return values
    },
    source: { reference, product: given, variant, options } satisfies PieceSource,
  }
}

/** Keeps the values of a product until something of it changes; anew when the element's attributes or language change. */
export function createItems(view: EmbedView) {
  let items = new Map<ProductView, Item>()
  let currency: unknown
  return (
    products: readonly ProductView[],
    language: Words,
    variantOf?: (product: ProductView) => string | undefined,
    reference?: string,
  ): Item[] => {
    const { shownIn } = view.pageShop.shop.store.getState()
    if (shownIn !== currency) items.clear()
    currency = shownIn
    items = new Map(
      products.map((given) => [
        given,
        items.get(given) ?? productItem(view, language, given, { variant: variantOf?.(given) }, reference),
      ]),
    )
    return [...items.values()]
  }
}

/** The element shows what is in it, with the page's own styles. */
export function showContent(
  container: HTMLElement,
  { setFallback }: { setFallback(on: boolean): void },
  { page }: EmbedView,
): void {
  setFallback(true)
  container.append(page.document.createElement('slot'))
}

export const productTemplate: EmbedPart = {
  check: assertVariant,
  open(container, surroundings, view): Drawing {
    const { read } = view
    const { store } = surroundings.shop
    showContent(container, surroundings, view)
    const drawn = drawAll(view, { controls: createControls(view) })
    let itemsOf = createItems(view)
    let language: Language
    let viewed: string | undefined
    let endSeo: (() => void) | undefined
    const variantOf = (one: ProductView) => requestedVariant(view, pastedText(read('variant') ?? '') || undefined, one)

    function show(): void {
      const reference = read('product')?.trim() ?? ''
      const entry = store.getState().products[reference]
      const shown = entry?.status === 'ready' ? entry.product : undefined
      drawn.show(shown ? itemsOf([shown], language, variantOf, reference) : [])
      if (!shown || shown.id === viewed) return
      viewed = shown.id
      tellView(view, shown, variantOf(shown))
      endSeo?.()
      endSeo = keepSeo(view, reference, read('seo'))
    }
    const stop = onPrices(store, () => language && show())
    return {
      draw(changed) {
        language = changed
        itemsOf = createItems(view)
        show()
      },
      end() {
        stop()
        endSeo?.()
        drawn.end()
      },
    }
  },
}
