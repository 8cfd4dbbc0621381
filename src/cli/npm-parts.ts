/**
 * Code that the commands share with the npm entries. To have it in the package once, the build makes this module a file beside those entries, which
 * the commands import.
 */
export { checkPage } from '../checkup/check-page'
export { checkUnloaded } from '../checkup/delivery/check-unloaded'
export { concerns, isOfTemplate } from '../checkup/page/read-page'
export { createShopPort } from '../checkup/shop/ask-shop'
export { createClient } from '../platform/client'
export { memoryStorage } from '../platform/storage'
export { loadCatalog } from '../store/catalog/load'
export { createAskListing } from '../store/collections/listing/listing'
export { createWholeShop } from '../store/shop/whole-shop'
