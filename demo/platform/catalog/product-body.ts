/** A product in the JSON of the v1 catalog. */
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

export const PICTURE_SIZE = 1000
const THUMBNAIL_SIZE = 50
export const VIDEO_SIZE = { width: 480, height: 480 }

export const pictureUrl = (site: Site, picture: Pick<Picture, 'id' | 'url'>): string =>
  picture.url ?? `${site.url}/media/${encodeURIComponent(picture.id)}`

export const imageBody = (site: Site, picture: Picture) => ({
  id: picture.id,
  url: pictureUrl(site, picture),
  width: PICTURE_SIZE,
  height: PICTURE_SIZE,
  altText: picture.alt,
})

export const videoUrl = (site: Site, file: string): string => `${site.url}/media/${encodeURIComponent(file)}`

const mediaItem = (site: Site, picture: Picture) => {
  const url = pictureUrl(site, picture)
  const common = {
    thumbnail: { url, width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE, altText: picture.alt },
    title: picture.alt,
  }
  if (!picture.video)
    return {
      ...common,
      mediaType: 'image',
      image: { url, width: PICTURE_SIZE, height: PICTURE_SIZE, altText: picture.alt },
      id: picture.id,
    }
  const file = { url: videoUrl(site, picture.video.file), ...VIDEO_SIZE, format: 'webm' }
  return { ...common, mediaType: 'video', video: { files: [file], stillFrameMediaId: picture.id }, id: picture.video.file }
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

/** The `price` of the product, with the price per unit if it has one. */
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
  return product.stock.get(variantId) === null
    ? { trackQuantity: false, inStock: quantity > 0 }
    : { trackQuantity: true, quantity, inStock: quantity > 0 }
}

/** The shop's cost and profit; `profitMargin` is a fraction of the price. */
const costBody = ({ money }: Site, priceMinor: number, costMinor: number | null) => {
  if (costMinor === null) return {}
  const profit = priceMinor - costMinor
  return {
    costAndProfitData: {
      itemCost: money.toMajor(costMinor),
      formattedItemCost: money.format(costMinor),
      profit: money.toMajor(profit),
      formattedProfit: money.format(profit),
      profitMargin: priceMinor === 0 ? 0 : Math.round((profit * 10_000) / priceMinor) / 10_000,
    },
  }
}

interface BodyOptions {
  /** Adds what visitors may not see. */
  forMerchant?: boolean
  /** The site in the currency that the call names. */
  shown?: Site
}

export const variantBody = (
  site: Site,
  product: Product,
  variant: Variant,
  { forMerchant = false, shown = site }: BodyOptions = {},
) => {
  const { priceMinor, discountedMinor } = variant
  return {
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData: priceDataBody(site, priceMinor, discountedMinor),
      convertedPriceData: priceDataBody(shown, priceMinor, discountedMinor),
      weight: variant.weightGrams / 1000,
      sku: variant.sku,
      visible: variant.visible,
      ...(forMerchant && costBody(site, discountedMinor, variant.costMinor)),
    },
    stock: stockBody(product, variant.id),
  }
}

export const preorderBody = ({ preorder }: Product) => (preorder ? { enabled: true, ...preorder } : { enabled: false })

/** A choice is offered as long as a visible variant has it. */
const isOffered = (product: Product, option: ProductOption, choice: Choice): boolean =>
  !product.managesVariants || product.variants.some((variant) => variant.visible && variant.choices[option.name] === choice.name)

export const optionBody = (site: Site, option: ProductOption, product: Product, inStock: (choice: Choice) => boolean) => ({
  optionType: option.type,
  name: option.name,
  choices: option.choices.map((choice) => ({
    value: choice.colour ?? choice.name,
    description: choice.name,
    ...(choice.pictures?.length && { media: mediaBody(site, choice.pictures) }),
    inStock: inStock(choice),
    visible: isOffered(product, option, choice),
  })),
})

/** True when some variant with this choice and the choices made so far can be sold. */
export const choiceInStock =
  (product: Product, option: ProductOption, chosen: Record<string, string> = {}) =>
  (choice: Choice): boolean =>
    !product.managesVariants
      ? totalStock(product) > 0
      : product.variants.some(
          (variant) =>
            variant.visible &&
            stockOfVariant(product, variant.id) > 0 &&
            Object.entries({ ...chosen, [option.name]: choice.name }).every(([name, value]) => variant.choices[name] === value),
        )

export const productBody = (site: Site, product: Product, { forMerchant = false, shown = site }: BodyOptions = {}) => {
  const { toMajor } = site.money
  const { priceMinor, discountedMinor } = product
  const prices = product.variants.map((variant) => variant.discountedMinor)
  const weight = product.weightGrams / 1000
  const weights = product.variants.map((variant) => variant.weightGrams / 1000)
  const costs = product.variants.flatMap((variant) => (variant.costMinor === null ? [] : [toMajor(variant.costMinor)]))
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
    weightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) },
    stock: {
      trackInventory: isTracked(product),
      ...(Number.isFinite(totalStock(product)) && { quantity: totalStock(product) }),
      inStock: status !== 'OUT_OF_STOCK',
      inventoryStatus: status,
    },
    price: fullPriceBody(site, product),
    priceData: priceDataBody(site, priceMinor, discountedMinor),
    convertedPriceData: priceDataBody(shown, priceMinor, discountedMinor),
    priceRange: { minValue: toMajor(Math.min(...prices)), maxValue: toMajor(Math.max(...prices)) },
    ...(forMerchant && {
      ...costBody(site, discountedMinor, product.costMinor),
      ...(costs.length > 0 && { costRange: { minValue: Math.min(...costs), maxValue: Math.max(...costs) } }),
    }),
    ...(product.pricePerUnit && { pricePerUnitData: product.pricePerUnit }),
    additionalInfoSections: product.infoSections,
    ribbons: product.ribbon ? [{ text: product.ribbon }] : [],
    ribbon: product.ribbon,
    brand: product.brand,
    media: mediaBody(site, product.pictures),
    customTextFields: product.customTextFields,
    manageVariants: product.managesVariants,
    productOptions: product.options.map((option) => optionBody(site, option, product, choiceInStock(product, option))),
    productPageUrl: { base: `${site.url}/`, path: `/product-page/${product.slug}` },
    numericId: String(Date.parse(product.createdDate)),
    inventoryItemId: product.id,
    discount: product.discount,
    collectionIds: product.collectionIds,
    variants: product.variants.map((variant) => variantBody(site, product, variant, { forMerchant, shown })),
    lastUpdated: product.lastUpdated,
    createdDate: product.createdDate,
  }
}
