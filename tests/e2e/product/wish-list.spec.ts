/** The wish list of a visitor: hearts, the element, consent, other tabs. */
import { wishListJourneys } from '../../support/pages/wish-list-journeys'

wishListJourneys('v1')
