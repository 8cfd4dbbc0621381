/** A product as the v1 catalog answers it. */
import type { Site } from '../site'
import {
  type Choice,
  inventoryStatus,
  isTracked,
  type Picture,
  type PricePerUnit,
  type Product,
  type ProductOption,
  stockOfVariant,
  totalStock,
  type Variant,
} from './product'

const PICTURE_SIZE = 1000
const THUMBNAIL_SIZE = 50

export const pictureUrl = (site: Site, picture: Pick<Picture, 'id'>): string =>
  `${site.url}/media/${encodeURIComponent(picture.id)}`

export const imageBody = (site: Site, picture: Picture) => ({
  id: picture.id,
  url: pictureUrl(site, picture),
  width: PICTURE_SIZE,
  height: PICTURE_SIZE,
  altText: picture.alt,
})

const mediaItem = (site: Site, picture: Picture) => {
  const url = pictureUrl(site, picture)
  return {
    thumbnail: { url, width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE, altText: picture.alt },
    mediaType: 'image',
    title: picture.alt,
    image: { url, width: PICTURE_SIZE, height: PICTURE_SIZE, altText: picture.alt },
    id: picture.id,
  }
}

export const mediaBody = (site: Site, pictures: readonly Picture[]) => ({
  ...(pictures[0] && { mainMedia: mediaItem(site, pictures[0]) }),
  items: pictures.map((picture) => mediaItem(site, picture)),
})

export const priceDataBody = ({ money }: Site, priceMinor: number, discountedMinor: number) => ({
  currency: money.currency,
  price: money.toMajor(priceMinor),
  discountedPrice: money.toMajor(discountedMinor),
  formatted: { price: money.format(priceMinor), discountedPrice: money.format(discountedMinor) },
})

const GRAMS_OR_SO: Record<PricePerUnit['baseMeasurementUnit'], number> = { G: 1, KG: 1000, ML: 1, L: 1000, M: 1 }

/** `price` of the product, with what it costs by weight or length where that is told. */
const fullPriceBody = (site: Site, { priceMinor, discountedMinor, pricePerUnit }: Product) => {
  const data = priceDataBody(site, priceMinor, discountedMinor)
  if (!pricePerUnit) return data
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = pricePerUnit
  const base = baseQuantity * GRAMS_OR_SO[baseMeasurementUnit]
  const total = totalQuantity * GRAMS_OR_SO[totalMeasurementUnit]
  const perUnitMinor = Math.round((discountedMinor * base) / total)
  return {
    ...data,
    formatted: { ...data.formatted, pricePerUnit: site.money.format(perUnitMinor) },
    pricePerUnit: site.money.toMajor(perUnitMinor),
  }
}

export const stockBody = (product: Product, variantId: string) => {
  const quantity = stockOfVariant(product, variantId)
  return Number.isFinite(quantity)
    ? { trackQuantity: true, quantity, inStock: quantity > 0 }
    : { trackQuantity: false, inStock: true }
}

export const variantBody = (site: Site, product: Product, variant: Variant) => {
  const priceData = priceDataBody(site, variant.priceMinor, variant.discountedMinor)
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

export const preorderBody = ({ preorder }: Product) => (preorder ? { enabled: true, ...preorder } : { enabled: false })

export const optionBody = (site: Site, option: ProductOption, inStock: (choice: Choice) => boolean) => ({
  optionType: option.type,
  name: option.name,
  choices: option.choices.map((choice) => ({
    value: choice.colour ?? choice.name,
    description: choice.name,
    ...(choice.picture && { media: mediaBody(site, [choice.picture]) }),
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

export const productBody = (site: Site, product: Product) => {
  const { toMajor } = site.money
  const priceData = priceDataBody(site, product.priceMinor, product.discountedMinor)
  const prices = product.variants.map((variant) => variant.discountedMinor)
  const weight = product.weightGrams / 1000
  const status = inventoryStatus(product)
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
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
    price: fullPriceBody(site, product),
    priceData,
    convertedPriceData: priceData,
    priceRange: { minValue: toMajor(Math.min(...prices)), maxValue: toMajor(Math.max(...prices)) },
    ...(product.pricePerUnit && { pricePerUnitData: product.pricePerUnit }),
    additionalInfoSections: product.infoSections,
    ribbons: product.ribbon ? [{ text: product.ribbon }] : [],
    ribbon: product.ribbon,
    brand: product.brand,
    media: mediaBody(site, product.pictures),
    customTextFields: product.customTextFields,
    manageVariants: product.managesVariants,
    productOptions: product.options.map((option) => optionBody(site, option, choiceInStock(product, option))),
    productPageUrl: { base: `${site.url}/`, path: `/product-page/${product.slug}` },
    numericId: String(Date.parse(product.createdDate)),
    inventoryItemId: product.id,
    discount: product.discount,
    collectionIds: product.collectionIds,
    variants: product.variants.map((variant) => variantBody(site, product, variant)),
    lastUpdated: product.lastUpdated,
    createdDate: product.createdDate,
  }
}
