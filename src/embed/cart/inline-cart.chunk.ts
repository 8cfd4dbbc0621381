/** `cartlet-cart`; loaded where the element stands. */
export { inlineCart } from './inline-cart'
