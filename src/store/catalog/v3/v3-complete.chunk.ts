/** Catalog version 3: variants and stock of listed products. */
export { completeV3 } from './v3-complete'
