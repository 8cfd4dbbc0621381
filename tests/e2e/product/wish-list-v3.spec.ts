/** The wish list of a visitor, in a shop with catalog version 3. */
import { test } from '../../support/fixtures/fixtures'
import { wishListJourneys } from '../../support/pages/wish-list-journeys'

test.use({ catalogVersion: 'v3' })

wishListJourneys('v3')
