/** Catalog version 3, as far as buttons and cards need it. */
export { catalogV3 } from './v3-catalog'
