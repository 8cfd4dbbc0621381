/** The variants that a product's options define, and their prices. */
import { randomUUID } from 'node:crypto'
import { type Money, percentOf } from '../money'
import { NO_VARIANT_ID } from '../storage/ids'
import type { ProductDocument, ProductOption, Variant } from './product'

export const MAX_VARIANTS = 1000

export const combinations = (options: readonly ProductOption[]): string[][] => {
  let all: string[][] = [[]]
  for (const option of options) all = all.flatMap((names) => option.choices.map((choice) => [...names, choice.name]))
  return all
}

export const choicesOf = (options: readonly ProductOption[], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(options.map((option, index) => [option.name, names[index] ?? '']))

/** A discount never makes a price negative. */
export const discounted = ({ discount }: Pick<ProductDocument, 'discount'>, money: Money, priceMinor: number): number => {
  if (discount.type === 'NONE') return priceMinor
  const off = discount.type === 'PERCENT' ? percentOf(priceMinor, discount.value) : money.fromMajor(discount.value)
  return Math.max(0, priceMinor - off)
}

/** Discounts belong to the product: a changed price or discount applies to every variant. */
export const withDiscounts = (document: ProductDocument, money: Money): ProductDocument => ({
  ...document,
  discountedMinor: discounted(document, money, document.priceMinor),
  variants: document.variants.map((variant) => ({
    ...variant,
    discountedMinor: discounted(document, money, variant.priceMinor),
  })),
})

const plainVariant = (document: ProductDocument, id: string, choices: Record<string, string>): Variant => ({
  id,
  choices,
  sku: document.sku,
  priceMinor: document.priceMinor,
  discountedMinor: document.discountedMinor,
  weightGrams: document.weightGrams,
  costMinor: document.costMinor,
  visible: true,
})

export const sameChoices = (a: Record<string, string>, b: Record<string, string>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)

/** Builds the variants from the current options; a variant that existed keeps its id and its settings. */
export const rebuildVariants = (document: ProductDocument): ProductDocument => {
  if (!document.managesVariants || document.options.length === 0)
    return { ...document, managesVariants: false, variants: [plainVariant(document, NO_VARIANT_ID, {})] }
  const variants = combinations(document.options).map((names) => {
    const choices = choicesOf(document.options, names)
    const known = document.variants.find((variant) => sameChoices(variant.choices, choices))
    return known ?? plainVariant(document, randomUUID(), choices)
  })
  return { ...document, variants }
}

/** A variant with the product's price, weight or cost takes over the new one; a variant with its own keeps it. */
export const followProduct = (before: ProductDocument, after: ProductDocument): ProductDocument => ({
  ...after,
  variants: after.variants.map((variant) => ({
    ...variant,
    priceMinor: variant.priceMinor === before.priceMinor ? after.priceMinor : variant.priceMinor,
    weightGrams: variant.weightGrams === before.weightGrams ? after.weightGrams : variant.weightGrams,
    costMinor: variant.costMinor === before.costMinor ? after.costMinor : variant.costMinor,
    sku: variant.sku === before.sku ? after.sku : variant.sku,
  })),
})

/** Discards everything that was set on single variants. */
export const resetVariants = (document: ProductDocument): ProductDocument => ({
  ...document,
  variants: document.variants.map((variant) => plainVariant(document, variant.id, variant.choices)),
})
