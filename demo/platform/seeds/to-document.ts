/** Converts a seed to the product document of the catalog, in the shop's currency. */
import type { Picture, ProductDocument, ProductOption, Variant } from '../catalog/product'
import { choicesOf, combinations, discounted } from '../catalog/variants'
import { type Money, percentOf } from '../money'
import { ALL_PRODUCTS_ID, collectionIdOf, NO_VARIANT_ID, productIdOf, variantIdOf } from '../storage/ids'
import { localMinor } from './prices'
import type { ProductSeed } from './product-seed'
import { v3FactsOf } from './v3-facts'

export const FIRST_DAY = Date.UTC(2026, 0, 5, 9)
const DAY_MS = 86_400_000
const COST_PERCENT = 40

const picturesOf = (seed: ProductSeed): Picture[] =>
  Object.entries(seed.pictures).map(([name, alt]) => ({
    id: `${name}.svg`,
    alt,
    ...(seed.videos?.[name] && { video: seed.videos[name] }),
  }))

const optionsOf = (seed: ProductSeed): ProductOption[] =>
  (seed.options ?? []).map((option) => ({
    name: option.name,
    type: option.colours ? 'color' : 'drop_down',
    choices: option.choices.map((name) => {
      const colour = option.colours?.[name]
      const picture = colour && picturesOf(seed).find((p) => p.id === `${seed.slug}-${name.toLowerCase()}.svg`)
      return { name, ...(colour && { colour }), ...(picture && { pictures: [picture] }) }
    }),
  }))

/** The shop's cost is forty percent of the price; only the merchant sees it. */
const costOf = (seed: ProductSeed, money: Money): number => percentOf(localMinor(money, seed.price), COST_PERCENT)

const discountOf = ({ discount }: ProductSeed, money: Money): ProductDocument['discount'] => {
  if (!discount) return { type: 'NONE', value: 0 }
  const { type, value } = discount
  return { type, value: type === 'PERCENT' ? value : money.toMajor(localMinor(money, value)) }
}

const variantsOf = (seed: ProductSeed, money: Money): Variant[] => {
  const options = optionsOf(seed)
  const sku = `FF-${seed.slug.toUpperCase()}`
  const discount = discountOf(seed, money)
  const common = { weightGrams: seed.weight, costMinor: costOf(seed, money), visible: true }
  const priced = (cents: number) => {
    const priceMinor = localMinor(money, cents)
    return { priceMinor, discountedMinor: discounted({ discount }, money, priceMinor), ...common }
  }
  if (!seed.managesVariants) return [{ id: NO_VARIANT_ID, choices: {}, sku, ...priced(seed.price) }]
  const { extra } = seed.managesVariants
  return combinations(options).map((names) => ({
    id: variantIdOf(seed.slug, ...names),
    choices: choicesOf(options, names),
    sku: `${sku}-${names.join('-').toUpperCase()}`,
    ...priced(names.reduce((sum, name) => sum + (extra[name] ?? 0), seed.price)),
  }))
}

export const documentOf = (seed: ProductSeed, position: number, money: Money): ProductDocument => {
  const createdDate = new Date(FIRST_DAY + position * DAY_MS).toISOString()
  const priceMinor = localMinor(money, seed.price)
  const discount = discountOf(seed, money)
  return {
    id: productIdOf(seed.slug),
    slug: seed.slug,
    name: seed.name,
    description: seed.description,
    type: seed.digital ? 'digital' : 'physical',
    sku: `FF-${seed.slug.toUpperCase()}`,
    weightGrams: seed.weight,
    priceMinor,
    discountedMinor: discounted({ discount }, money, priceMinor),
    discount,
    costMinor: costOf(seed, money),
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
    v3: v3FactsOf(seed.slug, money),
    revision: 1,
    createdDate,
    lastUpdated: createdDate,
  }
}
