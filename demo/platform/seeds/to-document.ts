/** From a seed to the product the catalog keeps, in the shop's own currency. */
import type { Picture, ProductDocument, ProductOption, Variant } from '../catalog/product'
import { ALL_PRODUCTS_ID, collectionIdOf, NO_VARIANT_ID, productIdOf, variantIdOf } from '../ids'
import { type Money, percentOf } from '../money'
import { localMinor } from './prices'
import type { ProductSeed } from './product-seed'

export const FIRST_DAY = Date.UTC(2026, 0, 5, 9)
const DAY_MS = 86_400_000

const picturesOf = (seed: ProductSeed): Picture[] =>
  Object.entries(seed.pictures).map(([name, alt]) => ({ id: `${name}.svg`, alt }))

const optionsOf = (seed: ProductSeed): ProductOption[] =>
  (seed.options ?? []).map((option) => ({
    name: option.name,
    type: option.colours ? 'color' : 'drop_down',
    choices: option.choices.map((name) => {
      const colour = option.colours?.[name]
      const picture = colour && picturesOf(seed).find((p) => p.id === `${seed.slug}-${name.toLowerCase()}.svg`)
      return { name, ...(colour && { colour }), ...(picture && { picture }) }
    }),
  }))

const combinations = (options: readonly ProductOption[]): string[][] =>
  options.reduce<string[][]>((all, option) => all.flatMap((names) => option.choices.map((c) => [...names, c.name])), [[]])

const discountedMinor = (seed: ProductSeed, money: Money, priceMinor: number): number => {
  if (!seed.discount) return priceMinor
  const { type, value } = seed.discount
  return priceMinor - (type === 'PERCENT' ? percentOf(priceMinor, value) : localMinor(money, value))
}

const variantsOf = (seed: ProductSeed, money: Money): Variant[] => {
  const options = optionsOf(seed)
  const sku = `FF-${seed.slug.toUpperCase()}`
  const priced = (cents: number) => {
    const priceMinor = localMinor(money, cents)
    return { priceMinor, discountedMinor: discountedMinor(seed, money, priceMinor) }
  }
  if (!seed.managesVariants) return [{ id: NO_VARIANT_ID, choices: {}, sku, ...priced(seed.price) }]
  const { extra } = seed.managesVariants
  return combinations(options).map((names) => ({
    id: variantIdOf(seed.slug, ...names),
    choices: Object.fromEntries(options.map((option, index) => [option.name, names[index] ?? ''])),
    sku: `${sku}-${names.join('-').toUpperCase()}`,
    ...priced(names.reduce((sum, name) => sum + (extra[name] ?? 0), seed.price)),
  }))
}

const discountOf = ({ discount }: ProductSeed, money: Money): ProductDocument['discount'] => {
  if (!discount) return { type: 'NONE', value: 0 }
  const { type, value } = discount
  return { type, value: type === 'PERCENT' ? value : money.toMajor(localMinor(money, value)) }
}

export const documentOf = (seed: ProductSeed, position: number, money: Money): ProductDocument => {
  const createdDate = new Date(FIRST_DAY + position * DAY_MS).toISOString()
  const priceMinor = localMinor(money, seed.price)
  return {
    id: productIdOf(seed.slug),
    slug: seed.slug,
    name: seed.name,
    description: seed.description,
    type: seed.digital ? 'digital' : 'physical',
    sku: `FF-${seed.slug.toUpperCase()}`,
    weightGrams: seed.weight,
    priceMinor,
    discountedMinor: discountedMinor(seed, money, priceMinor),
    discount: discountOf(seed, money),
    preorder: seed.preorder ?? null,
    pricePerUnit: seed.pricePerUnit ?? null,
    visible: !seed.hidden,
    ribbon: seed.ribbon ?? '',
    brand: seed.brand ?? null,
    collectionIds: [ALL_PRODUCTS_ID, ...seed.collections.map(collectionIdOf)],
    pictures: picturesOf(seed),
    options: optionsOf(seed),
    managesVariants: seed.managesVariants !== undefined,
    variants: variantsOf(seed, money),
    customTextFields: seed.customText ?? [],
    infoSections: seed.info ?? [],
    createdDate,
    lastUpdated: createdDate,
  }
}
