/** The states that only a shop with catalog version 3 has; the long run adds most of the others. */
import { test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'
import { testWalk } from '../../support/states/take-walk'
import { V3_WALKS, WALKS } from '../../support/states/walks'

// Everything in view: axe skips what is scrolled away, and takes a half-visible target for a small one.
test.use({ catalogVersion: 'v3', viewport: { width: 1280, height: 1600 }, contextOptions: { reducedMotion: 'reduce' } })

// The first two intercept requests of version 1; grids with version 3 are in collection-v3.spec.ts.
const { 'a product that changes': _, collection: __, ...both } = WALKS

for (const [name, walk] of Object.entries({ ...(isFull && both), ...V3_WALKS })) testWalk(name, walk)
