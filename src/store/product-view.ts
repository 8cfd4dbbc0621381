/** Catalog v1 product (spec §3 "Product (catalog version 1)") → what the widget draws. */
import type { MediaItem, PriceData, Product, ProductOption, Variant } from '../platform/catalog/v1-model'
import { type FormatMoney, listOf } from './cart-view'
import type { Amount, Picture, ProductOptionView, ProductView, VariantView } from './views'

function toPrices(data: PriceData | undefined, format: FormatMoney): { price: Amount; comparePrice?: Amount } {
  const currency = data?.currency ?? ''
  const full = data?.price ?? 0
  const value = data?.discountedPrice ?? full
  const amount = (major: number, text: string | undefined): Amount => ({
    value: major,
    currency,
    formatted: text || format(major, currency),
  })
  return {
    price: amount(value, data?.formatted?.discountedPrice),
    comparePrice: full > value ? amount(full, data?.formatted?.price) : undefined,
  }
}

function toPicture(item: MediaItem | undefined, alt: string): Picture | undefined {
  const image = item?.image ?? item?.thumbnail
  return image?.url
    ? { url: image.url, width: image.width, height: image.height, alt: image.altText || item?.title || alt }
    : undefined
}

function toOption(option: ProductOption): ProductOptionView {
  const kind = option.optionType === 'color' ? 'color' : 'text'
  return {
    name: option.name ?? '',
    kind,
    choices: listOf(option.choices)
      .filter((choice) => choice.visible !== false)
      .map((choice) => ({
        // v1 names a colour choice by its description and keeps the colour itself in `value`.
        value: choice.description || choice.value || '',
        label: choice.description || choice.value || '',
        color: kind === 'color' ? choice.value : undefined,
        inStock: choice.inStock !== false,
      })),
  }
}

function toVariant(variant: Variant, format: FormatMoney): VariantView {
  return {
    id: variant.id,
    choices: variant.choices ?? {},
    ...toPrices(variant.variant?.convertedPriceData ?? variant.variant?.priceData, format),
    inStock: variant.stock?.inStock !== false,
    quantityAvailable: variant.stock?.trackQuantity ? (variant.stock.quantity ?? 0) : undefined,
  }
}

export function toProductView(product: Product, format: FormatMoney): ProductView {
  const name = product.name ?? ''
  const page = product.productPageUrl
  const stock = product.stock
  return {
    id: product.id,
    slug: product.slug ?? '',
    name,
    url: page?.base && page.path ? page.base.replace(/\/$/, '') + page.path : undefined,
    picture: toPicture(product.media?.mainMedia, name),
    ...toPrices(product.convertedPriceData ?? product.priceData ?? product.price, format),
    inStock: stock?.inventoryStatus !== 'OUT_OF_STOCK' && stock?.inStock !== false,
    quantityAvailable: stock?.trackInventory && !product.manageVariants ? (stock.quantity ?? 0) : undefined,
    options: listOf(product.productOptions).map(toOption),
    variants: product.manageVariants
      ? listOf(product.variants)
          .filter((variant) => variant.variant?.visible !== false)
          .map((variant) => toVariant(variant, format))
      : [],
    textFields: listOf(product.customTextFields).map((field) => ({
      title: field.title ?? '',
      maxLength: field.maxLength,
      required: field.mandatory === true,
    })),
  }
}
