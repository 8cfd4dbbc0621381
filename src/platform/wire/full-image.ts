/** Converts images with the date and the decimals in them. */
import { type Conversion, type Converter, convert } from './convert'
import { toImage } from './media'
import { toDate, toNumber } from './scalars'

/** The date and the decimals in an image. */
export const IMAGE_FACTS: Conversion = [
  [toDate, 'urlExpirationDate'],
  [toNumber, 'focalPoint.x', 'focalPoint.y'],
]

export const toFullImage: Converter = (value) => convert(toImage(value), IMAGE_FACTS)
