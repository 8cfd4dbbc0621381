/** Catalog version 1: what only a product's own page and the page's API need. */
export { moreOfV1 } from './v1-more'
