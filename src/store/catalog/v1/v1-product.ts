/** Catalog v1 product (docs/platform.md §3 "Product (catalog version 1)") → what the widget draws. Never throws. */

import type { MediaItemV1, OptionV1, PriceData, ProductV1, VariantV1 } from '../../../platform/catalog/v1/v1-model'
import type { InventoryItemV1 } from '../../../platform/inventory/model'
import { ownOf } from '../../../platform/wire/record'
import type { Amount } from '../../base/amount'
import type { FormatMoney } from '../../base/format-money'
import type {
  Picture,
  PreorderView,
  ProductOptionView,
  ProductView,
  TextModifierView,
  UnitPriceView,
  VariantView,
} from '../../base/views'
import {
  amountOf,
  colorOf,
  comparedTo,
  countOf,
  numberOf,
  objectOr,
  objectsIn,
  pictureOf,
  rangeOf,
  stringsIn,
  textOf,
  urlOf,
  wordsOf,
} from '../untrusted'

/** A product with its inventory, which is read only for products that need it. */
export type StockedProduct = ProductV1 & { inventoryItem?: InventoryItemV1 }

interface Prices {
  price: Amount
  comparePrice?: Amount
  discountPercent?: number
}

function toPrices(data: Partial<PriceData>, format: FormatMoney): Prices {
  const currency = textOf(data.currency)
  const { price: full, discountedPrice } = objectOr(data.formatted)
  const before = amountOf(data.price, full, currency, format)
  const price = amountOf(data.discountedPrice, discountedPrice, currency, format) ?? before
  return price ? { price, ...comparedTo(price, before) } : { price: { value: 0, currency, formatted: format(0, currency) } }
}

function toUnitPrice(data: Partial<PriceData>, { pricePerUnitData }: ProductV1, format: FormatMoney): UnitPriceView | undefined {
  const { baseQuantity, baseMeasurementUnit } = objectOr(pricePerUnitData)
  const text = objectOr(data.formatted).pricePerUnit
  const price = amountOf(data.pricePerUnit, text, textOf(data.currency), format)
  const quantity = numberOf(baseQuantity)
  const unit = wordsOf(baseMeasurementUnit)
  return price?.value ? { price, per: quantity && unit ? { quantity, unit } : undefined } : undefined
}

export const toPictureV1 = (value: MediaItemV1 | null | undefined, alt: string): Picture | undefined => {
  const item = objectOr(value)
  return pictureOf(item.image ?? item.thumbnail, wordsOf(item.title) ?? alt, item.id)
}

function toOption(option: OptionV1): ProductOptionView {
  const kind = option.optionType === 'color' ? 'color' : 'text'
  return {
    name: textOf(option.name),
    kind,
    choices: objectsIn(option.choices)
      .filter(({ visible }) => visible !== false)
      .map((choice) => {
        // Version 1 names a colour choice in `description` and holds the colour in `value`.
        const value = textOf(choice.description) || textOf(choice.value)
        const mediaIds = objectsIn(objectOr(choice.media).items).flatMap(({ id }) => wordsOf(id) ?? [])
        return {
          value,
          label: value,
          color: kind === 'color' ? colorOf(choice.value) : undefined,
          mediaIds: mediaIds.length ? mediaIds : undefined,
          inStock: choice.inStock !== false,
        }
      }),
  }
}

const toChoices = (choices: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(objectOr(choices as object)).map(([name, value]) => [name, textOf(value)]))

/** Finds the variants that can be ordered ahead, with the shop's message. */
function preorderOf({ inventoryItem }: StockedProduct): (variantId?: string) => PreorderView | undefined {
  const { preorderInfo, variants } = objectOr(inventoryItem)
  const { enabled, message, limit } = objectOr(preorderInfo)
  const open = enabled === true ? objectsIn(variants).filter(({ availableForPreorder }) => availableForPreorder === true) : []
  return (asked) =>
    open.some(({ variantId }) => !asked || variantId === asked) ? { message: wordsOf(message), limit: countOf(limit) } : undefined
}

function toVariant({ id, choices, variant, stock }: VariantV1, product: StockedProduct, format: FormatMoney): VariantView {
  const facts = objectOr(variant)
  const data = objectOr(facts.convertedPriceData ?? facts.priceData)
  const { trackQuantity, quantity, inStock } = objectOr(stock)
  return {
    id: textOf(id),
    choices: toChoices(choices),
    ...toPrices(data, format),
    unitPrice: toUnitPrice(data, product, format),
    inStock: inStock !== false,
    preorder: inStock === false ? preorderOf(product)(textOf(id)) : undefined,
    quantityAvailable: trackQuantity === true ? (countOf(quantity) ?? 0) : undefined,
    sku: wordsOf(facts.sku),
  }
}

function toTextModifier({
  title,
  maxLength,
  mandatory,
}: Partial<NonNullable<ProductV1['customTextFields']>[number]>): TextModifierView {
  return { kind: 'text', key: textOf(title), title: textOf(title), maxLength: countOf(maxLength), required: mandatory === true }
}

/** A price without a currency is in the shop's currency. */
export function toProductViewV1(product: StockedProduct, format: FormatMoney): ProductView {
  const name = textOf(product.name)
  const { base, path } = objectOr(product.productPageUrl)
  const stock = objectOr(product.stock)
  const data = objectOr(product.convertedPriceData ?? product.priceData ?? product.price)
  const manages = product.manageVariants === true
  const variants = manages
    ? objectsIn(product.variants)
        .filter(({ variant }) => objectOr(variant).visible !== false)
        .map((variant) => toVariant(variant, product, format))
    : []
  const { mainMedia, items } = objectOr(product.media)
  return {
    id: textOf(product.id),
    slug: textOf(product.slug),
    name,
    kind: product.productType === 'digital' ? 'digital' : 'physical',
    url: base && path ? urlOf(textOf(base).replace(/\/$/, '') + textOf(path)) : undefined,
    picture: toPictureV1(mainMedia, name),
    secondPicture:
      toPictureV1(
        objectsIn(items).find(({ id }) => id !== mainMedia?.id),
        name,
      ) ?? null,
    ...toPrices(data, format),
    priceRange: rangeOf(variants.map(({ price }) => price)),
    unitPrice: toUnitPrice('pricePerUnit' in ownOf(data) ? data : objectOr(product.price), product, format),
    ribbon: wordsOf(product.ribbon) ?? wordsOf(objectsIn(product.ribbons)[0]?.text),
    brand: wordsOf(product.brand),
    inStock: stock.inventoryStatus !== 'OUT_OF_STOCK' && stock.inStock !== false,
    preorder: preorderOf(product)(),
    quantityAvailable: stock.trackInventory === true && !manages ? (countOf(stock.quantity) ?? 0) : undefined,
    options: objectsIn(product.productOptions).map(toOption),
    variants,
    modifiers: objectsIn(product.customTextFields).map(toTextModifier),
    subscriptions: [],
    oneTimePurchase: true,
    categoryIds: stringsIn(product.collectionIds),
  }
}
