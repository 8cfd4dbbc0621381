/** Lists of products; loaded when `useCollection()` is used. */
export { createGrid } from '../../store/collections/grid'
export { createAskListing } from '../../store/collections/listing/listing'
