/** The dates in delivery profiles. */
import type { Conversion } from '../wire/convert'
import { toDate } from '../wire/scalars'

export const DELIVERY_PROFILE_CONVERSION: Conversion = [[toDate, 'createdDate', 'updatedDate', 'deliveryRegions.createdDate']]
