/** How pictures and videos of products become values, with the dates and numbers inside them. */
import { type Conversion, type Converter, convert } from '../wire/convert'
import { fromMedia, toImage, toVideo } from '../wire/media'
import { toDate, toNumber } from '../wire/scalars'

const IMAGE: Conversion = [
  [toDate, 'urlExpirationDate'],
  [toNumber, 'focalPoint.x', 'focalPoint.y'],
]
const toPoster: Converter = (value) => convert(value, IMAGE)
const VIDEO: Conversion = [
  [toDate, 'urlExpirationDate', 'resolutions.urlExpirationDate'],
  [toPoster, 'posters', 'resolutions.poster'],
]
export const toCatalogImage: Converter = (value) => convert(toImage(value), IMAGE)
const toCatalogVideo: Converter = (value) => convert(toVideo(value), VIDEO)

/** Of anything that holds an `image` or a `video`. */
const MEDIA: Conversion = [
  [toCatalogImage, 'image'],
  [toCatalogVideo, 'video'],
]
export const toMediaItem: Converter = (value) => convert(value, MEDIA)

const REQUEST_MEDIA: Conversion = [[fromMedia, 'image', 'video']]
export const fromMediaItem: Converter = (value) => convert(value, REQUEST_MEDIA)
