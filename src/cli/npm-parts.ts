/**
 * What the commands share with the entries for npm. The package holds it once: the build makes a file of this module beside those entries, and the
 * commands import that file.
 */
export { checkPage } from '../checkup/check-page'
export { concerns } from '../checkup/page/read-page'
export { createShopPort } from '../checkup/shop/ask-shop'
export { createClient } from '../platform/client'
export { memoryStorage } from '../platform/storage'
export { htmlView } from '../store/catalog/content/html-view'
export { richView } from '../store/catalog/content/rich-view'
export { loadCatalog } from '../store/catalog/load'
export { createAskListing } from '../store/collections/listing/listing'
export { createWholeShop } from '../store/whole-shop'
