/** Seeded ids are derived from names, so they are the same on every machine and after every reset. */
import { createHash } from 'node:crypto'

export const idFor = (name: string): string => {
  const hex = createHash('sha256').update(`fern-and-fable/${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The stores app of the platform. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Another id of the stores app, which the back-in-stock service of some shops wants. */
export const STORES_APP_ID_OF_STOCK = '1380b703-ce81-ff05-f115-39571d94dfcd'

/** The bookings app, whose items are services at a time. */
export const BOOKINGS_APP_ID = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'

/** The variant of a product that does not manage variants. */
export const NO_VARIANT_ID = '00000000-0000-0000-0000-000000000000'

/** The collection of all products, which every shop has; its id is not a UUID. */
export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001'

export const serviceIdOf = (slug: string): string => idFor(`service/${slug}`)
export const productIdOf = (slug: string): string => idFor(`product/${slug}`)
export const collectionIdOf = (slug: string): string => (slug === 'all-products' ? ALL_PRODUCTS_ID : idFor(`collection/${slug}`))

/** `variantIdOf('linen-tee', 'M', 'Sage')`: the choices in the order of the product's options. */
export const variantIdOf = (slug: string, ...choices: string[]): string =>
  choices.length === 0 ? NO_VARIANT_ID : idFor(`variant/${slug}/${choices.join(' ')}`)
