/** docs/platform.md §3: rich content, the tree of nodes in descriptions. Its texts are plain, not HTML. */
import type { Open } from '../../wire/enum'
import type { JsonRecord } from '../../wire/record'
import type { DecorationType, FontSizeUnit, NodeType } from './rich-content-constants'
import type {
  AppEmbedData,
  AudioData,
  ButtonData,
  CardData,
  CollapsibleListData,
  DividerData,
  EmbedData,
  FileData,
  GalleryData,
  GifData,
  HtmlData,
  ImageData,
  LayoutCellData,
  LayoutData,
  LinkPreviewData,
  MapData,
  PollData,
  ShapeData,
  SmartBlockCellData,
  SmartBlockData,
  TableCellData,
  TableData,
  TocData,
  VideoData,
} from './rich-content-plugin-model'
import type { BlockData, HeadingData, ListData, ListItemData, NodeStyle, RichContentLink } from './rich-content-text-model'

export interface RichContent {
  nodes?: RichContentNode[]
  metadata?: { version?: number; id?: string; createdTimestamp?: Date; updatedTimestamp?: Date }
  /** Default style of each kind of block. */
  documentStyle?: DocumentStyle
}

/** The `type` of a node determines which data member it has; containers have `nodes` as well. */
export interface RichContentNode {
  type: Open<NodeType>
  /** Unique in the document; empty for texts. */
  id?: string
  nodes?: RichContentNode[]
  style?: NodeStyle
  textData?: { text?: string; decorations?: Decoration[] }
  paragraphData?: BlockData
  headingData?: HeadingData
  blockquoteData?: BlockData
  codeBlockData?: BlockData
  captionData?: BlockData
  bulletedListData?: ListData
  orderedListData?: ListData
  checkboxListData?: ListData
  listItemData?: ListItemData
  buttonData?: ButtonData
  dividerData?: DividerData
  fileData?: FileData
  galleryData?: GalleryData
  gifData?: GifData
  htmlData?: HtmlData
  imageData?: ImageData
  videoData?: VideoData
  audioData?: AudioData
  linkPreviewData?: LinkPreviewData
  embedData?: EmbedData
  mapData?: MapData
  pollData?: PollData
  appEmbedData?: AppEmbedData
  collapsibleListData?: CollapsibleListData
  tableData?: TableData
  tableCellData?: TableCellData
  layoutData?: LayoutData
  layoutCellData?: LayoutCellData
  shapeData?: ShapeData
  cardData?: CardData
  tocData?: TocData
  smartBlockData?: SmartBlockData
  smartBlockCellData?: SmartBlockCellData
  /** Data of a node type of another app. */
  externalData?: JsonRecord
}

export interface Decoration {
  type: Open<DecorationType>
  anchorData?: { anchor?: string }
  /** CSS colours. */
  colorData?: { background?: string; foreground?: string }
  fontSizeData?: { unit?: Open<FontSizeUnit>; value?: number }
  fontFamilyData?: { value?: string }
  /** 400 is normal, 700 bold. */
  fontWeightValue?: number
  italicData?: boolean
  underlineData?: boolean
  strikethroughData?: boolean
  superscriptData?: boolean
  subscriptData?: boolean
  linkData?: { link?: RichContentLink }
  mentionData?: { id?: string; name?: string; slug?: string }
  spoilerData?: { id?: string }
  sketchData?: JsonRecord
}

export interface TextNodeStyle {
  decorations?: Decoration[]
  nodeStyle?: NodeStyle
  lineHeight?: string
}

export type DocumentStyle = {
  [block in
    | 'headerOne'
    | 'headerTwo'
    | 'headerThree'
    | 'headerFour'
    | 'headerFive'
    | 'headerSix'
    | 'paragraph'
    | 'blockquote'
    | 'codeBlock']?: TextNodeStyle
}
