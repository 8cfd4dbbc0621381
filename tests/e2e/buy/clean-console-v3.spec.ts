/** The console in the ordinary course of a shop with catalog version 3: owners take a red line for a fault. */
import { testCleanConsole } from '../../support/fixtures/clean-console'
import { test } from '../../support/fixtures/fixtures'

test.use({ catalogVersion: 'v3' })
testCleanConsole('')
