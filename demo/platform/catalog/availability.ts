/** Availability for a selection of choices: which other choices are possible, and whether the selection can be bought. */
import type { Site } from '../site'
import { matchesChoices, type Product, type ProductOption, stockOfVariant, type Variant } from './product'
import { choiceInStock, mediaBody, optionBody, priceDataBody } from './product-body'

/** The variant of a complete selection; a product without managed variants has only one. */
const selectedVariant = (product: Product, chosen: Record<string, string>): Variant | undefined => {
  if (Object.keys(chosen).length < product.options.length) return undefined
  return product.managesVariants ? product.variants.find((variant) => matchesChoices(variant, chosen)) : product.variants[0]
}

const withoutOwn = (option: ProductOption, chosen: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== option.name))

/** The images of the chosen choices, or those of the product when the choices have none. */
const picturesFor = (product: Product, chosen: Record<string, string>) => {
  const pictures = product.options.flatMap(
    (option) => option.choices.find((choice) => choice.name === chosen[option.name])?.pictures ?? [],
  )
  return pictures.length > 0 ? pictures : product.pictures
}

export const optionsAvailability = (site: Site, product: Product, chosen: Record<string, string>) => {
  const variant = selectedVariant(product, chosen)
  const left = variant ? stockOfVariant(product, variant.id) : 0
  const price = variant && priceDataBody(site, variant.priceMinor, variant.discountedMinor)
  return {
    ...(variant && {
      selectedVariant: {
        price,
        convertedPriceData: price,
        weight: variant.weightGrams / 1000,
        sku: variant.sku,
        ...(Number.isFinite(left) && { quantity: left }),
        inStock: left > 0,
        visible: variant.visible,
      },
    }),
    media: mediaBody(site, picturesFor(product, chosen)),
    productOptions: product.options.map((option) =>
      optionBody(site, option, product, choiceInStock(product, option, withoutOwn(option, chosen))),
    ),
    availableForPurchase: variant?.visible === true && left > 0,
  }
}
