/** Fills an empty database with a shop. Every id is the same on every machine. */

import type { CouponBenefit, CouponDocument } from './cart/coupons'
import type { Collection, Picture, ProductDocument, ProductOption, Variant } from './catalog/product'
import { createTables, type Db } from './db'
import { ALL_PRODUCTS_ID, idFor, NO_VARIANT_ID } from './ids'
import { type Money, percentOf } from './money'
import { AWKWARD_PRODUCTS } from './seeds/awkward'
import { bulkProducts as bulkSeeds } from './seeds/bulk'
import { COFFEE_COLLECTIONS, COFFEE_PRODUCTS } from './seeds/coffee'
import { STUDIO_COLLECTIONS } from './seeds/collections'
import { COFFEE_COUPONS, type CouponSeed, STUDIO_COUPONS } from './seeds/coupon-seeds'
import { CRAFT_PRODUCTS } from './seeds/craft'
import { GARDEN_PRODUCTS } from './seeds/garden'
import { KITCHEN_PRODUCTS } from './seeds/kitchen'
import { localMinor } from './seeds/prices'
import type { CollectionSeed, ProductSeed } from './seeds/product-seed'
import { STUDIO_PRODUCTS } from './seeds/studio'
import { WEAR_PRODUCTS } from './seeds/wear'

export const DEMO_CLIENT_ID = '2f6a1c58-7d0e-4b8b-9c1e-5a8d3f402b77'
export const SECOND_CLIENT_ID = '9b41d7e0-3c52-4f6a-8a17-c20e5d6f8b13'
export const SHOP_NAME = 'Fern & Fable'

export interface ShopSeed {
  clientId: string
  name: string
  homePath: string
  products: ProductSeed[]
  collections: CollectionSeed[]
  coupons: CouponSeed[]
  deliveryMinor(money: Money): number
}

export interface SeedOptions {
  money: Money
  bulkProducts: number
}

const DELIVERY_CENTS = 490
const deliveryMinor = (money: Money) => localMinor(money, DELIVERY_CENTS)

export const FERN_AND_FABLE: ShopSeed = {
  clientId: DEMO_CLIENT_ID,
  name: SHOP_NAME,
  homePath: '/',
  // The studio's own come first: their dates of creation hang on the order.
  products: [
    ...STUDIO_PRODUCTS,
    ...KITCHEN_PRODUCTS,
    ...GARDEN_PRODUCTS,
    ...CRAFT_PRODUCTS,
    ...WEAR_PRODUCTS,
    ...AWKWARD_PRODUCTS,
  ],
  collections: STUDIO_COLLECTIONS,
  coupons: STUDIO_COUPONS,
  deliveryMinor,
}

export const NORTHLIGHT: ShopSeed = {
  clientId: SECOND_CLIENT_ID,
  name: 'Northlight Coffee',
  homePath: '/shops/northlight-coffee',
  products: COFFEE_PRODUCTS,
  collections: COFFEE_COLLECTIONS,
  coupons: COFFEE_COUPONS,
  deliveryMinor,
}

/** Goes up when the seeds or the tables change: a database of an older build is filled anew. */
const SEED_VERSION = 3
const FIRST_DAY = Date.UTC(2026, 0, 5, 9)
const DAY_MS = 86_400_000

export const productIdOf = (slug: string): string => idFor(`product/${slug}`)
export const collectionIdOf = (slug: string): string => (slug === 'all-products' ? ALL_PRODUCTS_ID : idFor(`collection/${slug}`))

/** `variantIdOf('linen-tee', 'M', 'Sage')`: the choices in the order of the product's options. */
export const variantIdOf = (slug: string, ...choices: string[]): string =>
  choices.length === 0 ? NO_VARIANT_ID : idFor(`variant/${slug}/${choices.join(' ')}`)

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

const documentOf = (seed: ProductSeed, position: number, money: Money): ProductDocument => {
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

const seedProducts = (db: Db, seeds: readonly ProductSeed[], money: Money): void => {
  seeds.forEach((seed, position) => {
    const document = documentOf(seed, position, money)
    db.run(
      'INSERT INTO product VALUES (?, ?, ?, ?, ?)',
      document.id,
      document.slug,
      position,
      document.visible ? 1 : 0,
      JSON.stringify(document),
    )
    for (const variant of document.variants) {
      const soldOut = seed.managesVariants?.soldOut.includes(Object.values(variant.choices).join(' '))
      db.run('INSERT INTO stock VALUES (?, ?, ?, 0)', document.id, variant.id, soldOut ? 0 : seed.stock)
    }
  })
}

const seedCollections = (db: Db, seeds: readonly CollectionSeed[]): void => {
  const lastUpdated = new Date(FIRST_DAY).toISOString()
  const all = { slug: 'all-products', name: 'All Products', description: '', picture: null }
  ;[all, ...seeds].forEach((seed, position) => {
    const collection: Collection = {
      id: collectionIdOf(seed.slug),
      slug: seed.slug,
      name: seed.name,
      description: seed.description,
      picture: seed.picture === null ? null : { id: `${seed.picture}.svg`, alt: seed.name },
      lastUpdated,
    }
    db.run('INSERT INTO collection VALUES (?, ?, ?, ?)', collection.id, collection.slug, position, JSON.stringify(collection))
  })
}

const benefitOf = ({ code, percent, amount, fixedPrice, freeShipping }: CouponSeed, money: Money): CouponBenefit => {
  if (percent !== undefined) return { kind: 'percent', percent }
  if (amount !== undefined) return { kind: 'amount', minor: localMinor(money, amount) }
  if (fixedPrice !== undefined) return { kind: 'fixedPrice', minor: localMinor(money, fixedPrice) }
  if (freeShipping) return { kind: 'freeShipping' }
  throw new Error(`the coupon ${code} does nothing`)
}

const scopeOf = ({ collection, product }: CouponSeed, shop: ShopSeed): CouponDocument['scope'] => {
  const nameOf = (seeds: readonly { slug: string; name: string }[], slug: string) =>
    seeds.find((seed) => seed.slug === slug)?.name ?? slug
  if (collection !== undefined)
    return { collectionId: collectionIdOf(collection), label: `the collection ${nameOf(shop.collections, collection)}` }
  return product === undefined ? undefined : { productId: productIdOf(product), label: nameOf(shop.products, product) }
}

const seedCoupons = (db: Db, shop: ShopSeed, money: Money): void => {
  const short = (cents = 0) => money.format(localMinor(money, cents)).replace(/\.0+$/, '')
  for (const seed of shop.coupons) {
    const document: CouponDocument = {
      id: idFor(`coupon/${seed.code}`),
      code: seed.code,
      name: seed.name.replace('{amount}', short(seed.amount ?? seed.fixedPrice)).replace('{minimum}', short(seed.minimum)),
      benefit: benefitOf(seed, money),
      minimumSubtotalMinor: localMinor(money, seed.minimum ?? 0),
      scope: scopeOf(seed, shop),
      startsAt: seed.startsAt ?? null,
      expiresAt: seed.expiresAt ?? null,
      usageLimit: seed.usageLimit ?? null,
    }
    db.run('INSERT INTO coupon VALUES (?, ?, ?, ?)', document.id, seed.code, JSON.stringify(document), seed.used ?? 0)
  }
}

const fill = (db: Db, shop: ShopSeed, { money, bulkProducts }: SeedOptions): void => {
  seedProducts(db, [...shop.products, ...bulkSeeds(bulkProducts)], money)
  seedCollections(db, shop.collections)
  seedCoupons(db, shop, money)
}

const SHOP_TABLES = [
  'purchase_line',
  'purchase',
  'redirect_session',
  'checkout',
  'cart_line',
  'cart',
  'coupon',
  'stock',
  'collection',
  'product',
]

/**
 * Leaves a database alone that was seeded the same way: what was bought and put in carts stays. Another currency or an
 * older build begins anew, because amounts in it would be read as something else.
 */
export const seedShop = (db: Db, shop: ShopSeed, options: SeedOptions): void =>
  db.transaction(() => {
    const stamp = `${SEED_VERSION} ${options.money.currency} ${options.bulkProducts}`
    if (db.get<{ value: string }>("SELECT value FROM setting WHERE name = 'seed'")?.value === stamp) return
    for (const table of SHOP_TABLES) db.exec(`DROP TABLE IF EXISTS ${table}`)
    createTables(db)
    fill(db, shop, options)
    db.run("INSERT INTO setting VALUES ('seed', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", stamp)
  })

/** Forgets carts, orders and stock changes. Signing keys stay, so a page that is open keeps its visitor. */
export const reseedShop = (db: Db, shop: ShopSeed, options: SeedOptions): void =>
  db.transaction(() => {
    for (const table of SHOP_TABLES) db.exec(`DELETE FROM ${table}`)
    fill(db, shop, options)
  })
