/** Reads what is on screen again when the visitor returns after a while. */
export { keepUp } from './keep-up'
