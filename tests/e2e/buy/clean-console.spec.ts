/** The console in the ordinary course of a shop with catalog version 1: owners take a red line for a fault. */
import { testCleanConsole } from '../../support/fixtures/clean-console'

// What the snippet for such a shop has: without it a new visitor's first query is refused once, which the check-up says.
testCleanConsole('data-catalog="v1"')
