/** Lists of catalog version 3. */
export { createListingV3 } from './v3-listing'
