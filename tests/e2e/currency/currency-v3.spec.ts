/** Prices in another currency in a shop with catalog version 3. */
import { test } from '../../support/fixtures/fixtures'
import { currencyJourneys } from '../../support/pages/currency-journeys'

test.use({ catalogVersion: 'v3' })

currencyJourneys('v3')
