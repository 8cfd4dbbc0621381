/** A product as the v1 catalog answers it. */
import { CURRENCY, formatMinor, toMajor } from '../money'
import {
  type Choice,
  inventoryStatus,
  isTracked,
  type Picture,
  type Product,
  type ProductOption,
  stockOfVariant,
  totalStock,
  type Variant,
} from './product'

const PICTURE_SIZE = 1000
const THUMBNAIL_SIZE = 50

export const pictureUrl = (baseUrl: string, picture: Pick<Picture, 'id'>): string =>
  `${baseUrl}/media/${encodeURIComponent(picture.id)}`

export const imageBody = (baseUrl: string, picture: Picture) => ({
  id: picture.id,
  url: pictureUrl(baseUrl, picture),
  width: PICTURE_SIZE,
  height: PICTURE_SIZE,
  altText: picture.alt,
})

const mediaItem = (baseUrl: string, picture: Picture) => {
  const url = pictureUrl(baseUrl, picture)
  return {
    thumbnail: { url, width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE, altText: picture.alt },
    mediaType: 'image',
    title: picture.alt,
    image: { url, width: PICTURE_SIZE, height: PICTURE_SIZE, altText: picture.alt },
    id: picture.id,
  }
}

export const mediaBody = (baseUrl: string, pictures: readonly Picture[]) => ({
  ...(pictures[0] && { mainMedia: mediaItem(baseUrl, pictures[0]) }),
  items: pictures.map((picture) => mediaItem(baseUrl, picture)),
})

export const priceDataBody = (priceMinor: number, discountedMinor: number) => ({
  currency: CURRENCY,
  price: toMajor(priceMinor),
  discountedPrice: toMajor(discountedMinor),
  formatted: { price: formatMinor(priceMinor), discountedPrice: formatMinor(discountedMinor) },
})

export const stockBody = (product: Product, variantId: string) => {
  const quantity = stockOfVariant(product, variantId)
  return Number.isFinite(quantity)
    ? { trackQuantity: true, quantity, inStock: quantity > 0 }
    : { trackQuantity: false, inStock: true }
}

export const variantBody = (product: Product, variant: Variant) => {
  const priceData = priceDataBody(variant.priceMinor, variant.discountedMinor)
  return {
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData,
      convertedPriceData: priceData,
      weight: product.weightGrams / 1000,
      sku: variant.sku,
      visible: true,
    },
    stock: stockBody(product, variant.id),
  }
}

export const optionBody = (baseUrl: string, option: ProductOption, inStock: (choice: Choice) => boolean) => ({
  optionType: option.type,
  name: option.name,
  choices: option.choices.map((choice) => ({
    value: choice.colour ?? choice.name,
    description: choice.name,
    ...(choice.picture && { media: mediaBody(baseUrl, [choice.picture]) }),
    inStock: inStock(choice),
    visible: true,
  })),
})

/** In stock with the choices made so far: some variant that has them all can be sold. */
export const choiceInStock =
  (product: Product, option: ProductOption, chosen: Record<string, string> = {}) =>
  (choice: Choice): boolean =>
    !product.managesVariants
      ? totalStock(product) > 0
      : product.variants.some(
          (variant) =>
            stockOfVariant(product, variant.id) > 0 &&
            Object.entries({ ...chosen, [option.name]: choice.name }).every(([name, value]) => variant.choices[name] === value),
        )

export const productBody = (baseUrl: string, product: Product) => {
  const priceData = priceDataBody(product.priceMinor, product.discountedMinor)
  const prices = product.variants.map((variant) => variant.discountedMinor)
  const weight = product.weightGrams / 1000
  const status = inventoryStatus(product)
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: true,
    productType: product.type,
    description: product.description,
    sku: product.sku,
    weight,
    weightRange: { minValue: weight, maxValue: weight },
    stock: {
      trackInventory: isTracked(product),
      ...(isTracked(product) && { quantity: totalStock(product) }),
      inStock: status !== 'OUT_OF_STOCK',
      inventoryStatus: status,
    },
    price: priceData,
    priceData,
    convertedPriceData: priceData,
    priceRange: { minValue: toMajor(Math.min(...prices)), maxValue: toMajor(Math.max(...prices)) },
    additionalInfoSections: product.infoSections,
    ribbons: product.ribbon ? [{ text: product.ribbon }] : [],
    ribbon: product.ribbon,
    brand: product.brand,
    media: mediaBody(baseUrl, product.pictures),
    customTextFields: product.customTextFields,
    manageVariants: product.managesVariants,
    productOptions: product.options.map((option) => optionBody(baseUrl, option, choiceInStock(product, option))),
    productPageUrl: { base: `${baseUrl}/`, path: `/product-page/${product.slug}` },
    numericId: String(Date.parse(product.createdDate)),
    inventoryItemId: product.id,
    discount: product.discount,
    collectionIds: product.collectionIds,
    variants: product.variants.map((variant) => variantBody(product, variant)),
    lastUpdated: product.lastUpdated,
    createdDate: product.createdDate,
  }
}
