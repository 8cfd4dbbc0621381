/** `cartlet-cart`; loaded when the page has the element. */
export { inlineCart } from './inline-cart'
