/** A variant in the JSON of version 3, inside its product or as a separate entity. */
import { percentOf } from '../../../money'
import type { Site } from '../../../site'
import type { PricePerUnit, Product, Variant } from '../../product'
import { choiceIdOf, customizationId, v3VariantId } from '../keys'
import type { Requested } from '../requested-fields'
import { productMedia } from './media-body'
import { variantInventory } from './stock'

export const amountBody = ({ money }: Site, minor: number) => ({
  amount: money.toAmount(minor),
  formattedAmount: money.format(minor),
})

export const priceBody = (site: Site, { priceMinor, discountedMinor }: Pick<Variant, 'priceMinor' | 'discountedMinor'>) => ({
  actualPrice: amountBody(site, discountedMinor),
  ...(discountedMinor < priceMinor && { compareAtPrice: amountBody(site, priceMinor) }),
})

const IN_BASE: Record<PricePerUnit['baseMeasurementUnit'], number> = { G: 1, KG: 1000, ML: 1, L: 1000, M: 1 }

/** The price of the base quantity: at 9.50 for 250 g, 3.80 per 100 g. */
const perUnit = (site: Site, { pricePerUnit }: Product, discountedMinor: number) => {
  if (!pricePerUnit) return null
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = pricePerUnit
  const share = (baseQuantity * IN_BASE[baseMeasurementUnit]) / (totalQuantity * IN_BASE[totalMeasurementUnit])
  const minor = Math.round(discountedMinor * share)
  return {
    settings: { quantity: totalQuantity, measurementUnit: totalMeasurementUnit },
    value: amountBody(site, minor),
    description: `${site.money.format(minor)} / ${baseQuantity} ${baseMeasurementUnit}`,
  }
}

const revenueBody = (site: Site, { discountedMinor, costMinor }: Variant) => {
  if (costMinor === null) return {}
  const profit = discountedMinor - costMinor
  const profitMargin = discountedMinor === 0 ? 0 : Math.round((profit * 10_000) / discountedMinor) / 10_000
  return { revenueDetails: { cost: amountBody(site, costMinor), profit: amountBody(site, profit), profitMargin } }
}

const choicesBody = (product: Product, variant: Variant, withNames: boolean) =>
  Object.entries(variant.choices).map(([optionName, choiceName]) => {
    const option = product.options.find((candidate) => candidate.name === optionName)
    const swatch = option?.choices.some((choice) => choice.colour !== undefined)
    return {
      optionChoiceIds: {
        optionId: customizationId('PRODUCT_OPTION', optionName),
        choiceId: choiceIdOf('PRODUCT_OPTION', optionName, choiceName),
      },
      ...(withNames && {
        optionChoiceNames: { optionName, choiceName, renderType: swatch ? 'SWATCH_CHOICES' : 'TEXT_CHOICES' },
      }),
    }
  })

export const subscriptionPrices = (site: Site, product: Product, variant: Variant) => ({
  subscriptionPrices: product.v3.subscriptions.map(({ id, percentOff }) => ({
    subscriptionId: id,
    price: amountBody(site, variant.discountedMinor - percentOf(variant.discountedMinor, percentOff)),
  })),
})

const pictureOf = (product: Product, variant: Variant) =>
  product.options
    .flatMap((option) => option.choices.filter((choice) => choice.name === variant.choices[option.name]))
    .find((choice) => choice.pictures?.length)?.pictures?.[0] ?? product.pictures[0]

export const variantFacts = (site: Site, product: Product, variant: Variant, requested: Requested) => {
  const picture = pictureOf(product, variant)
  const unit = perUnit(site, product, variant.discountedMinor)
  return {
    visible: variant.visible,
    sku: variant.sku,
    price: priceBody(site, variant),
    ...(requested.has('MERCHANT_DATA') && revenueBody(site, variant)),
    ...(picture && { media: productMedia(site, picture) }),
    ...(product.type === 'physical' && {
      physicalProperties: { weight: variant.weightGrams / 1000, ...(unit && { pricePerUnit: unit }) },
    }),
    ...(requested.has('SUBSCRIPTION_PRICES_INFO') &&
      product.v3.subscriptions.length > 0 && { subscriptionPricesInfo: subscriptionPrices(site, product, variant) }),
    inventoryStatus: variantInventory(product, variant.id),
  }
}

export const variantBodyV3 = (site: Site, product: Product, variant: Variant, requested: Requested) => ({
  id: v3VariantId(product, variant.id),
  choices: choicesBody(product, variant, requested.has('VARIANT_OPTION_CHOICE_NAMES')),
  ...variantFacts(site, product, variant, requested),
})

/** A variant as a separate entity: with the names of its choices and some data of its product. */
export const readOnlyVariant = (
  site: Site,
  product: Product,
  variant: Variant,
  requested: Requested,
  categoryIds: readonly string[],
) => ({
  id: v3VariantId(product, variant.id),
  variantId: v3VariantId(product, variant.id),
  optionChoices: choicesBody(product, variant, true),
  ...variantFacts(site, product, variant, requested),
  ...(requested.has('CURRENCY') && { currency: site.money.currency }),
  productData: {
    productId: product.id,
    name: product.name,
    slug: product.slug,
    productType: product.type === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    visible: product.visible,
    directCategoryIds: categoryIds,
    createdDate: product.createdDate,
  },
  createdDate: product.createdDate,
  updatedDate: product.lastUpdated,
})
