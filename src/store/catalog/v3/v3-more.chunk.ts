/** Catalog version 3: what only a product's own page and the page's API need. */
export { moreOfV3 } from './v3-more'
