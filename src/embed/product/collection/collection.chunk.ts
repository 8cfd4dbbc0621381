/** `cartlet-collection`, a grid of product cards. */

export { and } from '../../../platform/query/filter'
// Shared by the chunks that list the products of each catalog.
export { listed, mapInSlices } from '../../../store/collections/listing/listed'
export { createAskListing } from '../../../store/collections/listing/listing'
// Makes Rollup put the cards into the chunk of `cartlet-product` instead of a third file.
export * from '../product.chunk'
export { collection } from './collection'
