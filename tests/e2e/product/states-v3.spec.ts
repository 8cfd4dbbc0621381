/** The states that only a shop with version 3 of the catalog has; in the long run most others there, too. */
import { test } from '../../support/fixtures/fixtures'
import { testWalk } from '../../support/states/take-walk'
import { V3_WALKS, WALKS } from '../../support/states/walks'

// All of it in view: axe measures nothing that is scrolled away, and takes what is half of it for a small target.
test.use({ catalogVersion: 'v3', viewport: { width: 1280, height: 1600 }, contextOptions: { reducedMotion: 'reduce' } })

// These take the calls of version 1 apart; what grids do here is in collection-v3.spec.ts.
const { 'a product that changes': _, collection: __, ...both } = WALKS

for (const [name, walk] of Object.entries({ ...(process.env.CARTLET_FULL && both), ...V3_WALKS })) testWalk(name, walk)
