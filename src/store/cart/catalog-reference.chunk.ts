/** References of products with something to choose or fill in. */
export { findVariant, toCatalogReference } from './catalog-reference'
