/** Converts dates and decimals in rich content, in nodes at every depth. Ids and texts are not converted. */
import { type Conversion, type Converter, convert } from '../../wire/convert'
import { toDate, toNumber } from '../../wire/scalars'

const BACKGROUND: Conversion = [[toNumber, 'gradient.centerX', 'gradient.centerY', 'gradient.stops.position']]
const toBackground: Converter = (value) => convert(value, BACKGROUND)

const NODE: Conversion = [
  [
    toNumber,
    'appEmbedData.image.duration',
    'audioData.audio.duration',
    'audioData.coverImage.duration',
    'cardData.backgroundImage.media.duration',
    'galleryData.items.image.media.duration',
    'galleryData.items.video.media.duration',
    'galleryData.items.video.thumbnail.duration',
    'galleryData.options.item.ratio',
    'imageData.crop.height',
    'imageData.crop.width',
    'imageData.crop.x',
    'imageData.crop.y',
    'imageData.image.duration',
    'layoutData.backdropImage.media.duration',
    'layoutData.backgroundImage.media.duration',
    'mapData.mapSettings.lat',
    'mapData.mapSettings.lng',
    'pollData.design.poll.background.image.duration',
    'pollData.poll.image.duration',
    'pollData.poll.options.image.duration',
    'shapeData.shape.duration',
    'smartBlockCellData.shape.duration',
    'tocData.fontSize',
    'tocData.itemSpacing',
    'videoData.thumbnail.duration',
    'videoData.video.duration',
  ],
  [
    toBackground,
    'buttonData.styles.background',
    'buttonData.styles.backgroundHover',
    'cardData.background',
    'cardData.backgroundImage.overlay',
    'layoutData.backdrop',
    'layoutData.backdropImage.overlay',
    'layoutData.background',
    'layoutData.backgroundImage.overlay',
  ],
  [toNode, 'nodes'],
]

/** A hoisted declaration, because the table above refers to it. */
function toNode(value: unknown): unknown {
  return convert(value, NODE)
}

const DOCUMENT: Conversion = [
  [toDate, 'metadata.createdTimestamp', 'metadata.updatedTimestamp'],
  [toNode, 'nodes'],
]
export const toRichContent: Converter = (value) => convert(value, DOCUMENT)
