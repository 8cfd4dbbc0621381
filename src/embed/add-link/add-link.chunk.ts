/** Links in e-mails that add products to the cart; loaded when the page's address is such a link. */
export { takeAddLink } from './take-add-link'
