/** Every optional service × refused, slow and failing, in a shop with catalog version 1. */
import { services } from '../../support/faults/take-service'

services('v1')
