/** The states that only a shop with version 3 of the catalog has; in the long run all others there, too. */
import { test } from '../support/fixtures'
import { testWalk } from '../support/states/take-walk'
import { V3_WALKS } from '../support/states/walks'

// All of it in view: axe measures nothing that is scrolled away, and takes what is half of it for a small target.
test.use({ catalogVersion: 'v3', viewport: { width: 1280, height: 1600 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [name, walk] of Object.entries(V3_WALKS)) testWalk(name, walk)
