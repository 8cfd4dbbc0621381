/** Reads the order of a checkout; loaded on the return from it. */
export { readOrder } from './read-order'
