/** Converts images and videos of products, with the dates and numbers in them. */
import { type Conversion, type Converter, convert } from '../../wire/convert'
import { IMAGE_FACTS, toFullImage } from '../../wire/full-image'
import { fromMedia, toVideo } from '../../wire/media'
import { toDate } from '../../wire/scalars'

const toPoster: Converter = (value) => convert(value, IMAGE_FACTS)
const VIDEO: Conversion = [
  [toDate, 'urlExpirationDate', 'resolutions.urlExpirationDate'],
  [toPoster, 'posters', 'resolutions.poster'],
]
const toCatalogVideo: Converter = (value) => convert(toVideo(value), VIDEO)

/** For an object with an `image` or a `video`. */
const MEDIA: Conversion = [
  [toFullImage, 'image'],
  [toCatalogVideo, 'video'],
]
export const toMediaItem: Converter = (value) => convert(value, MEDIA)

const REQUEST_MEDIA: Conversion = [[fromMedia, 'image', 'video']]
export const fromMediaItem: Converter = (value) => convert(value, REQUEST_MEDIA)
