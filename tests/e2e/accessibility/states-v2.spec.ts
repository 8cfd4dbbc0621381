/** The states of the cart in a shop that has only version 2 of it: those that both versions have, and its own. */
import { test } from '../../support/fixtures/fixtures'
import { WALKS_OF_CART } from '../../support/states/cart-walks'
import { testWalk } from '../../support/states/take-walk'

// Everything in view: axe skips what is scrolled away, and takes a half-visible target for a small one.
test.use({ cartVersion: 'v2', viewport: { width: 1280, height: 1600 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [name, walk] of WALKS_OF_CART.v2) testWalk(name, walk)
