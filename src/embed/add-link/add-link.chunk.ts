/** Links of mails that put something into the cart; loaded for an address that does. */
export { takeAddLink } from './take-add-link'
