/**
 * Code that the server shares with the npm entries: `src/cli/npm-parts.ts`, which the build makes a file beside those entries, exports these names, too.
 * Imported when a snapshot is taken, since drawing needs none of it.
 */
export { createClient } from '../platform/client'
export { memoryStorage } from '../platform/storage'
export { createAskListing } from '../store/collections/listing/listing'
export { createWholeShop } from '../store/shop/whole-shop'
