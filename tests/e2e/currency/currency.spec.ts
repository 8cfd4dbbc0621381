/** Prices in another currency in a shop with catalog version 1. */
import { currencyJourneys } from '../../support/pages/currency-journeys'

currencyJourneys('v1')
