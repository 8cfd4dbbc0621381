/** The same in a shop with catalog version 3. */
import { services } from '../../support/faults/take-service'
import { test } from '../../support/fixtures/fixtures'

test.use({ catalogVersion: 'v3' })
services('v3')
