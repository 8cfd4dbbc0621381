/** The search of a shop with catalog version 1, which has only the names. */
import { searchJourneys } from '../../support/pages/search-journeys'

searchJourneys('v1')
