/** What a checkout became; loaded on the return from one. */
export { readOrder } from './read-order'
