/** docs/platform.md §3: the data of the plugins of rich content: images, players, polls, tables, layouts. */
import type { Open } from '../../wire/enum'
import type { JsonRecord } from '../../wire/record'
import type {
  BorderStyle,
  GalleryLayout,
  MapType,
  PluginAlignment,
  PollVoteVisibility,
  VerticalAlignment,
} from './rich-content-constants'
import type { Background, BackgroundImage, Plugin, RichContentMedia } from './rich-content-media-model'
import type { RichContentLink } from './rich-content-text-model'

export interface ButtonData extends Plugin {
  type?: Open<'LINK' | 'ACTION'>
  text?: string
  link?: RichContentLink
  styles?: JsonRecord & { background?: Background; backgroundHover?: Background }
}

export interface DividerData extends Plugin {
  lineStyle?: Open<BorderStyle>
  width?: Open<'LARGE' | 'MEDIUM' | 'SMALL'>
  alignment?: Open<PluginAlignment>
  styles?: JsonRecord
}

export interface FileData extends Plugin {
  src?: { id?: string; url?: string; private?: boolean }
  name?: string
  type?: string
  mimeType?: string
  path?: string
  pdfSettings?: { viewMode?: Open<'NONE' | 'FULL' | 'MINI'>; disableDownload?: boolean; disablePrint?: boolean }
  sizeInKb?: string
}

export interface GalleryData extends Plugin {
  items?: {
    image?: { media?: RichContentMedia; link?: RichContentLink }
    video?: { media?: RichContentMedia; thumbnail?: RichContentMedia }
    title?: string
    altText?: string
  }[]
  options?: {
    layout?: {
      type?: Open<GalleryLayout>
      horizontalScroll?: boolean
      orientation?: Open<'ROWS' | 'COLUMNS'>
      numberOfColumns?: number
    }
    item?: { targetSize?: number; ratio?: number; crop?: Open<'FILL' | 'FIT'>; spacing?: number }
    thumbnails?: { placement?: Open<'TOP' | 'RIGHT' | 'BOTTOM' | 'LEFT' | 'NONE'>; spacing?: number }
  }
  disableExpand?: boolean
  disableDownload?: boolean
}

export interface GifData extends Plugin {
  original?: { gif?: string; mp4?: string; still?: string }
  downsized?: { gif?: string; mp4?: string; still?: string }
  width?: number
  height?: number
  gifType?: Open<'NORMAL' | 'STICKER'>
}

/** `html` is arbitrary HTML of the shop: never insert it into a page. */
export interface HtmlData extends Plugin {
  url?: string
  html?: string
  source?: Open<'HTML' | 'ADSENSE' | 'AI' | 'AI_WIDGET'>
  autoHeight?: boolean
}

export interface ImageData extends Plugin {
  image?: RichContentMedia
  link?: RichContentLink
  altText?: string
  caption?: string
  /** Pixels of the original. */
  crop?: { x?: number; y?: number; width?: number; height?: number }
  disableExpand?: boolean
  disableDownload?: boolean
  decorative?: boolean
}

export interface VideoData extends Plugin {
  video?: RichContentMedia
  thumbnail?: RichContentMedia
  title?: string
  disableDownload?: boolean
  options?: JsonRecord
}

export interface AudioData extends Plugin {
  audio?: RichContentMedia
  coverImage?: RichContentMedia
  name?: string
  authorName?: string
  html?: string
  disableDownload?: boolean
}

export interface LinkPreviewData extends Plugin {
  link?: RichContentLink
  title?: string
  thumbnailUrl?: string
  description?: string
  html?: string
}

export interface EmbedData extends Plugin {
  oembed?: JsonRecord
  src?: string
}

export interface MapData extends Plugin {
  mapSettings?: {
    address?: string
    /** Degrees. */
    lat?: number
    lng?: number
    draggable?: boolean
    marker?: boolean
    streetViewControl?: boolean
    zoomControl?: boolean
    initialZoom?: number
    mapType?: Open<MapType>
  }
}

export interface PollData extends Plugin {
  poll?: {
    pollId?: string
    title?: string
    image?: RichContentMedia
    options?: { id?: string; title?: string; image?: RichContentMedia }[]
    creatorId?: string
    settings?: {
      permissions?: { view?: Open<PollVoteVisibility>; vote?: Open<'SITE_MEMBERS' | 'ALL'>; allowMultipleVotes?: boolean }
    }
  }
  layout?: JsonRecord
  design?: {
    poll?: { background?: Background & { image?: RichContentMedia }; borderRadius?: number }
    options?: { borderRadius?: number }
  }
}

export interface AppEmbedData extends Plugin {
  type?: Open<'PRODUCT' | 'EVENT' | 'BOOKING'>
  itemId?: string
  name?: string
  image?: RichContentMedia
  url?: string
  bookingData?: { durations?: string }
  eventData?: { scheduling?: string; location?: string }
}

export interface CollapsibleListData extends Plugin {
  expandOnlyOne?: boolean
  initialExpandedItems?: Open<'FIRST' | 'ALL' | 'NONE'>
  direction?: Open<'LTR' | 'RTL'>
  isQapageData?: boolean
}

export interface TableData extends Plugin {
  dimensions?: { colsWidthRatio?: number[]; rowsHeight?: number[]; colsMinWidth?: number[] }
  rowHeader?: boolean
  columnHeader?: boolean
}

export interface TableCellData {
  cellStyle?: { verticalAlignment?: Open<VerticalAlignment>; backgroundColor?: string }
  borderColors?: { left?: string; right?: string; top?: string; bottom?: string }
}

export interface LayoutData extends Plugin {
  background?: Background
  backgroundImage?: BackgroundImage
  backdrop?: Background
  backdropImage?: BackgroundImage
}

export interface LayoutCellData {
  /** Number of columns, of twelve. */
  colSpan?: number
}

export interface ShapeData extends Plugin {
  shape?: RichContentMedia
  styles?: JsonRecord
}

export interface CardData extends Plugin {
  background?: Background
  backgroundImage?: BackgroundImage
}

export interface TocData extends Plugin {
  listStyle?: string
  fontSize?: number
  itemSpacing?: number
}

export interface SmartBlockData extends Plugin {
  type?: string
  columnSize?: Open<'SMALL' | 'MEDIUM' | 'LARGE' | 'EXTRA_LARGE'>
}

export interface SmartBlockCellData {
  label?: string
  shape?: RichContentMedia
}
