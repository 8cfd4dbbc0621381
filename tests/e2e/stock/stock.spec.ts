/** Back in stock in a shop with catalog version 1. */
import { stockJourneys } from '../../support/pages/stock-journeys'

stockJourneys('v1')
