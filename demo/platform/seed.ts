/** Fills an empty database with the shop "Fern & Fable". Every id is the same on every machine. */
import type { Collection, Picture, ProductDocument, ProductOption, Variant } from './catalog/product'
import type { Db } from './db'
import { ALL_PRODUCTS_ID, idFor, NO_VARIANT_ID } from './ids'
import { COLLECTION_SEEDS, PRODUCT_SEEDS, type ProductSeed } from './seed-products'

export const DEMO_CLIENT_ID = '2f6a1c58-7d0e-4b8b-9c1e-5a8d3f402b77'
export const SHOP_NAME = 'Fern & Fable'

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

const variantsOf = (seed: ProductSeed): Variant[] => {
  const options = optionsOf(seed)
  const discounted = seed.discount?.discounted ?? seed.price
  const sku = `FF-${seed.slug.toUpperCase()}`
  if (!seed.managesVariants) return [{ id: NO_VARIANT_ID, choices: {}, sku, priceMinor: seed.price, discountedMinor: discounted }]
  const { extra } = seed.managesVariants
  return combinations(options).map((names) => {
    const more = names.reduce((sum, name) => sum + (extra[name] ?? 0), 0)
    return {
      id: variantIdOf(seed.slug, ...names),
      choices: Object.fromEntries(options.map((option, index) => [option.name, names[index] ?? ''])),
      sku: `${sku}-${names.join('-').toUpperCase()}`,
      priceMinor: seed.price + more,
      discountedMinor: discounted + more,
    }
  })
}

const documentOf = (seed: ProductSeed, position: number): ProductDocument => {
  const createdDate = new Date(FIRST_DAY + position * DAY_MS).toISOString()
  return {
    id: productIdOf(seed.slug),
    slug: seed.slug,
    name: seed.name,
    description: seed.description,
    type: seed.digital ? 'digital' : 'physical',
    sku: `FF-${seed.slug.toUpperCase()}`,
    weightGrams: seed.weight,
    priceMinor: seed.price,
    discountedMinor: seed.discount?.discounted ?? seed.price,
    discount: seed.discount ? { type: seed.discount.type, value: seed.discount.value } : { type: 'NONE', value: 0 },
    ribbon: seed.ribbon ?? '',
    brand: null,
    collectionIds: [ALL_PRODUCTS_ID, ...seed.collections.map(collectionIdOf)],
    pictures: picturesOf(seed),
    options: optionsOf(seed),
    managesVariants: seed.managesVariants !== undefined,
    variants: variantsOf(seed),
    customTextFields: seed.customText ?? [],
    infoSections: seed.info ?? [],
    createdDate,
    lastUpdated: createdDate,
  }
}

const seedCatalog = (db: Db): void => {
  PRODUCT_SEEDS.forEach((seed, position) => {
    const document = documentOf(seed, position)
    db.run('INSERT INTO product VALUES (?, ?, ?, ?)', document.id, document.slug, position, JSON.stringify(document))
    for (const variant of document.variants) {
      const soldOut = seed.managesVariants?.soldOut.includes(Object.values(variant.choices).join(' '))
      db.run('INSERT INTO stock VALUES (?, ?, ?)', document.id, variant.id, soldOut ? 0 : seed.stock)
    }
  })
  const lastUpdated = new Date(FIRST_DAY).toISOString()
  const all = { slug: 'all-products', name: 'All Products', description: '', picture: null }
  ;[all, ...COLLECTION_SEEDS].forEach((seed, position) => {
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

const seedCoupons = (db: Db): void => {
  const add = (
    code: string,
    name: string,
    percent: number | null,
    amount: number | null,
    minimum: number,
    expires: string | null,
  ) =>
    db.run(
      'INSERT INTO coupon VALUES (?, ?, ?, ?, ?, ?, ?)',
      idFor(`coupon/${code}`),
      code,
      name,
      percent,
      amount,
      minimum,
      expires,
    )
  add('WELCOME10', 'Welcome: 10% off', 10, null, 0, null)
  add('FIVEOFF', '€5 off from €30', null, 500, 3000, null)
  add('SUMMER24', 'Summer 2024', 25, null, 0, '2024-09-01T00:00:00.000Z')
}

/** Does nothing to a database that has its shop already: what was bought and put in carts stays. */
export const seedShop = (db: Db): void =>
  db.transaction(() => {
    if (db.get('SELECT 1 FROM product LIMIT 1')) return
    seedCatalog(db)
    seedCoupons(db)
  })

/** Forgets carts, orders and stock changes. Signing keys stay, so a page that is open keeps its visitor. */
export const reseedShop = (db: Db): void =>
  db.transaction(() => {
    for (const table of ['purchase', 'redirect_session', 'checkout', 'cart', 'coupon', 'stock', 'collection', 'product'])
      db.exec(`DELETE FROM ${table}`)
    seedShop(db)
  })
