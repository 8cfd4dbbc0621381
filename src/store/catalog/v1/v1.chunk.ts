/** Catalog version 1, as far as buttons and cards need it. */
export { catalogV1 } from './v1-catalog'
