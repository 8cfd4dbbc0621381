/** Keeping up: what is on screen is read again when the visitor returns after a while. */
export { keepUp } from './keep-up'
