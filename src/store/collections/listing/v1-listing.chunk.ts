/** Lists of catalog version 1. */
export { createListingV1 } from './v1-listing'
