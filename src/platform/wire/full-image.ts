/** Pictures with the date and the decimals inside them. */
import { type Conversion, type Converter, convert } from './convert'
import { toImage } from './media'
import { toDate, toNumber } from './scalars'

/** Where a picture's facts hold them. */
export const IMAGE_FACTS: Conversion = [
  [toDate, 'urlExpirationDate'],
  [toNumber, 'focalPoint.x', 'focalPoint.y'],
]

export const toFullImage: Converter = (value) => convert(toImage(value), IMAGE_FACTS)
