/** The values of a product's fields, as a card of ours would show them. */

import type { PRODUCT_FIELDS } from '../../../checkup/markup/product-fields'
import type { ProductMessages } from '../../../i18n/catalogue'
import type { Picture, ProductView } from '../../../store/base/views'
import { needsChoices } from '../../../store/button/button-state'
import { selectPrice } from '../../../store/button/buy-state'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { matchVariant } from '../../../store/catalog/choose/choose-variant'
import { pictureAt } from '../../../store/catalog/picture-at'
import { badgesOf, stockOf } from '../../../widget/product/card/product-facts'
import { unitPriceText } from '../../../widget/product/card/unit-price'
import type { ValuesOf } from './values-of'

export type ProductValues = ValuesOf<typeof PRODUCT_FIELDS>

/** Wide enough for a card on any screen; the page's CSS makes it smaller. */
const PICTURE_PX = 600

function pictureValues(picture: Picture | null | undefined): ProductValues['picture'] {
  if (!picture) return undefined
  const { src, srcSet } = pictureAt(picture, PICTURE_PX, PICTURE_PX, 'fit')
  return { url: src, srcset: srcSet, alt: picture.alt, width: picture.width, height: picture.height }
}

/** @param link the author's page of the product, else the platform's */
export function productValues(
  product: ProductView,
  choice: ItemChoice,
  { link, messages }: { link: string | undefined; messages: ProductMessages },
): ProductValues {
  const variant = matchVariant(product, choice)
  const { price, comparePrice, unitPrice, discountPercent, isFrom } = selectPrice(product, choice)
  const { status, quantityLeft } = stockOf(product, choice)
  const { state, promo } = badgesOf(product, messages, choice)
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    ribbon: product.ribbon,
    link,
    picture: pictureValues(variant?.picture ?? product.picture),
    secondPicture: pictureValues(product.secondPicture),
    price: isFrom ? messages.from(price.formatted) : price.formatted,
    oldPrice: comparePrice?.formatted,
    unitPrice: unitPriceText(unitPrice, messages),
    amount: price.value,
    currency: price.currency,
    discount: discountPercent,
    badge: promo?.text,
    stockText: state?.text,
    stock: Number.isFinite(quantityLeft) ? quantityLeft : undefined,
    onSale: Boolean(comparePrice),
    inStock: status !== 'sold-out' && status !== 'pre-order',
    lowStock: status === 'low-stock',
    soldOut: status === 'sold-out',
    preorder: status === 'pre-order',
    needsChoice: needsChoices(product, choice.variant),
    options: product.options.map(({ name, choices }) => ({
      name,
      choices: choices.map(({ label, color, picture, inStock }) => ({
        name: label,
        color,
        picture: pictureValues(picture),
        inStock,
      })),
    })),
  }
}
