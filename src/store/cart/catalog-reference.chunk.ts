/** References of products with choices or texts. */
export { findVariant, toCatalogReference } from './catalog-reference'
