/** The outcome of a checkout. Types only. */

/**
 * `left`: the page is about to unload. `tab`: the checkout opened in a new tab, from a frame that may not navigate its top window. `link`: no tab
 * could be opened either, and the cart shows a link to the checkout. `busy`: another checkout was under way, and nothing was sent.
 */
export type CheckoutOutcome = 'left' | 'tab' | 'link' | 'busy'
