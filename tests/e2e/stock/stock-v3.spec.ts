/** Back in stock in a shop with catalog version 3. */
import { test } from '../../support/fixtures/fixtures'
import { stockJourneys } from '../../support/pages/stock-journeys'

test.use({ catalogVersion: 'v3' })

stockJourneys('v3')
