/**
 * Every state of every element (`tests/support/states/list.ts`), produced in a real shop and checked: axe in light and dark,
 * names, Tab order, focus ring, overlap, target sizes, width at 320 px. The long run repeats it from right to left, in light
 * colours.
 */
import { test } from '../../support/fixtures/fixtures'
import { isFull, sampled } from '../../support/sample'
import { WALKS_OF_CART } from '../../support/states/cart-walks'
import { testWalk } from '../../support/states/take-walk'
import { CART_WALKS, WALKS } from '../../support/states/walks'

// Everything in view: axe skips what is scrolled away, and takes a half-visible target for a small one.
test.use({ viewport: { width: 1280, height: 1600 }, contextOptions: { reducedMotion: 'reduce' } })

// hazard 59, 62
test.describe('every state of every element', () => {
  const others = Object.entries(WALKS).filter(([name]) => !(name in CART_WALKS))
  for (const [name, walk] of [...WALKS_OF_CART.v1, ...sampled(others, 'states')]) testWalk(name, walk)
})

if (isFull)
  test.describe('from right to left', () => {
    for (const [name, walk] of Object.entries(WALKS)) testWalk(name, walk, { dir: 'rtl' })
  })
