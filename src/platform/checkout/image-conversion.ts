/** Pictures of lines and settings, with the date and the numbers inside them. */
import { type Conversion, type Converter, convert } from '../wire/convert'
import { toImage } from '../wire/media'
import { toDate, toNumber } from '../wire/scalars'

const IMAGE: Conversion = [
  [toDate, 'urlExpirationDate'],
  [toNumber, 'focalPoint.x', 'focalPoint.y'],
]

export const toLineImage: Converter = (value) => convert(toImage(value), IMAGE)
