/**
 * Every state of every element (`tests/support/states/list.ts`), brought about in a real shop and looked at: axe in light and dark, names, the way
 * of the Tab key, the ring, what covers it, the size of targets, room at 320 px. The long run does it from right to left as well, in light colours.
 */
import { test } from '../../support/fixtures/fixtures'
import { testWalk } from '../../support/states/take-walk'
import { WALKS } from '../../support/states/walks'

// All of it in view: axe measures nothing that is scrolled away, and takes what is half of it for a small target.
test.use({ viewport: { width: 1280, height: 1600 }, contextOptions: { reducedMotion: 'reduce' } })

// hazard 59, 62
test.describe('every state of every element', () => {
  for (const [name, walk] of Object.entries(WALKS)) testWalk(name, walk)
})

if (process.env.CARTLET_FULL)
  test.describe('from right to left', () => {
    for (const [name, walk] of Object.entries(WALKS)) testWalk(name, walk, { dir: 'rtl' })
  })
