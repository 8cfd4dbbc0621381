/** Fills an empty database with a shop. Every id is the same on every machine. */
import type { Collection } from './catalog/product'
import { seedMembers } from './identity/members/member-seeds'
import { IDENTITY_TABLES } from './identity/tables'
import type { Money } from './money'
import { STUDIO_COLLECTIONS } from './seeds/collections'
import { COFFEE_COUPONS, type CouponSeed, STUDIO_COUPONS } from './seeds/coupon-seeds'
import { GIFT_CARDS } from './seeds/gift-card-seeds'
import { localMinor } from './seeds/prices'
import type { CollectionSeed, ProductSeed } from './seeds/product-seed'
import { AWKWARD_PRODUCTS } from './seeds/shops/awkward'
import { bulkProducts as bulkSeeds } from './seeds/shops/bulk'
import { COFFEE_COLLECTIONS, COFFEE_PRODUCTS } from './seeds/shops/coffee'
import { CRAFT_PRODUCTS } from './seeds/shops/craft'
import { GARDEN_PRODUCTS } from './seeds/shops/garden'
import { KITCHEN_PRODUCTS } from './seeds/shops/kitchen'
import { STUDIO_PRODUCTS } from './seeds/shops/studio'
import { WEAR_PRODUCTS } from './seeds/shops/wear'
import { couponOf } from './seeds/to-coupon'
import { documentOf, FIRST_DAY } from './seeds/to-document'
import { createTables, type Db } from './storage/db'
import { collectionIdOf, idFor, productIdOf } from './storage/ids'

export { collectionIdOf, productIdOf, variantIdOf } from './storage/ids'

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
  // The studio's own products come first, since their creation dates depend on the order.
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

/** Incremented when the seeds or the tables change: a database of an older build is seeded again. */
const SEED_VERSION = 7

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
      db.run(
        'INSERT INTO stock (product_id, variant_id, quantity) VALUES (?, ?, ?)',
        document.id,
        variant.id,
        soldOut ? 0 : seed.stock,
      )
    }
  })
}

const seedCollections = (db: Db, seeds: readonly CollectionSeed[]): void => {
  const lastUpdated = new Date(FIRST_DAY).toISOString()
  const all = { slug: 'all-products', name: 'All Products', description: '', picture: null, parent: undefined }
  ;[all, ...seeds].forEach((seed, position) => {
    const collection: Collection = {
      id: collectionIdOf(seed.slug),
      slug: seed.slug,
      name: seed.name,
      description: seed.description,
      picture: seed.picture === null ? null : { id: `${seed.picture}.svg`, alt: seed.name },
      visible: true,
      parentId: seed.parent ? collectionIdOf(seed.parent) : null,
      revision: 1,
      createdDate: lastUpdated,
      lastUpdated,
    }
    db.run('INSERT INTO collection VALUES (?, ?, ?, ?)', collection.id, collection.slug, position, JSON.stringify(collection))
  })
  for (const { slug, arranged = [] } of seeds)
    arranged.forEach((product, position) => {
      db.run('INSERT INTO category_arrangement VALUES (?, ?, ?)', collectionIdOf(slug), productIdOf(product), position)
    })
}

const seedCoupons = (db: Db, shop: ShopSeed, money: Money): void => {
  for (const seed of shop.coupons) {
    const document = couponOf(seed, shop, money)
    db.run('INSERT INTO coupon VALUES (?, ?, ?, ?)', document.id, seed.code, JSON.stringify(document), seed.used ?? 0)
  }
}

const seedGiftCards = (db: Db, money: Money): void => {
  for (const { code, cents, status = 'VALID', expiresAt = null } of GIFT_CARDS)
    db.run(
      'INSERT INTO gift_card VALUES (?, ?, ?, ?, ?)',
      code,
      idFor(`gift-card/${code}`),
      localMinor(money, cents),
      status,
      expiresAt,
    )
}

const fill = (db: Db, shop: ShopSeed, { money, bulkProducts }: SeedOptions): void => {
  seedProducts(db, [...shop.products, ...bulkSeeds(bulkProducts)], money)
  seedCollections(db, shop.collections)
  seedCoupons(db, shop, money)
  seedGiftCards(db, money)
  seedMembers(db)
}

const SHOP_TABLES = [
  ...IDENTITY_TABLES,
  'stock_request',
  'wish_list_item',
  'fulfillment',
  'purchase_line',
  'purchase',
  'redirect_session',
  'checkout',
  'cart_line',
  'cart_v2',
  'cart',
  'gift_card',
  'coupon',
  'stock',
  'category_arrangement',
  'category_item',
  'collection',
  'product',
]

/**
 * Keeps a database that was seeded in the same way, with its carts and orders. For another currency or an
 * older build, the database is seeded again, since its amounts would be misread.
 */
export const seedShop = (db: Db, shop: ShopSeed, options: SeedOptions): void =>
  db.transaction(() => {
    const version = `${SEED_VERSION} ${options.money.currency} ${options.bulkProducts}`
    if (db.get<{ value: string }>("SELECT value FROM setting WHERE name = 'seed'")?.value === version) return
    // The tables of a new file, which has no settings yet, have just been made.
    if (db.get('SELECT 1 FROM setting')) {
      for (const table of SHOP_TABLES) db.exec(`DROP TABLE IF EXISTS ${table}`)
      createTables(db)
    }
    fill(db, shop, options)
    db.run("INSERT INTO setting VALUES ('seed', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", version)
  })

/** Deletes carts, orders and stock changes. Signing keys stay, so that open pages keep their visitor. */
export const reseedShop = (db: Db, shop: ShopSeed, options: SeedOptions): void =>
  db.transaction(() => {
    for (const table of SHOP_TABLES) db.exec(`DELETE FROM ${table}`)
    fill(db, shop, options)
  })
