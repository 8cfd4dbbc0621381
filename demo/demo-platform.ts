/** The platform for `npm start` and `npm run dev`: a persistent database, the bulk products, a currency from the environment. */
import { mkdirSync } from 'node:fs'
import { CART_VERSIONS, type CartVersions, isCartVersions } from './platform/cart/v2/cart-versions'
import { CATALOG_VERSIONS, type CatalogVersion, isCatalogVersion } from './platform/catalog/catalog'
import { CURRENCIES, type Currency, isCurrency } from './platform/money'
import { type Platform, startPlatform } from './platform/server'

export const DATABASE_FILE = '.data/shop.db'
const BULK_PRODUCTS = 200

const currencyFromEnvironment = (): Currency => {
  const wanted = process.env.SHOP_CURRENCY?.trim().toUpperCase() || 'EUR'
  if (!isCurrency(wanted)) throw new Error(`SHOP_CURRENCY must be one of ${CURRENCIES.join(', ')}, not "${wanted}".`)
  return wanted
}

const catalogFromEnvironment = (): CatalogVersion => {
  const wanted = process.env.SHOP_CATALOG?.trim().toLowerCase() || 'v1'
  if (!isCatalogVersion(wanted)) throw new Error(`SHOP_CATALOG must be one of ${CATALOG_VERSIONS.join(', ')}, not "${wanted}".`)
  return wanted
}

const cartFromEnvironment = (): CartVersions => {
  const wanted = process.env.SHOP_CART?.trim().toLowerCase() || 'both'
  if (!isCartVersions(wanted)) throw new Error(`SHOP_CART must be one of ${CART_VERSIONS.join(', ')}, not "${wanted}".`)
  return wanted
}

/** `eventsUrl` is where events are delivered, unless `SHOP_EVENTS_URL` is set. */
export const startDemoPlatform = (port: number, eventsUrl?: string): Promise<Platform> => {
  const currency = currencyFromEnvironment()
  const catalogVersion = catalogFromEnvironment()
  const cart = cartFromEnvironment()
  mkdirSync('.data', { recursive: true })
  const url = process.env.SHOP_EVENTS_URL?.trim() || eventsUrl
  return startPlatform({
    port,
    databaseFile: DATABASE_FILE,
    currency,
    catalogVersion,
    cart,
    bulkProducts: BULK_PRODUCTS,
    ...(url && { events: { url } }),
  })
}
