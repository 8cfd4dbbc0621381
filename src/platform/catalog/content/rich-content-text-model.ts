/** docs/platform.md §3: the data of the text blocks of rich content. */
import type { Open } from '../../wire/enum'
import type { JsonRecord } from '../../wire/record'
import type { LinkTarget, TextAlignment } from './rich-content-constants'

/** CSS lengths and a CSS colour. */
export interface NodeStyle {
  paddingTop?: string
  paddingBottom?: string
  backgroundColor?: string
}

export interface TextStyle {
  textAlignment?: Open<TextAlignment>
  lineHeight?: string
}

export interface BlockData {
  textStyle?: TextStyle
  /** Number of indentation steps. */
  indentation?: number
  animation?: Animation
}

export interface HeadingData extends BlockData {
  /** 1 to 6. */
  level?: number
}

export interface ListData {
  indentation?: number
  /** Number of the first item. */
  start?: number
  offset?: number
}

export interface ListItemData {
  /** For an item of a checkbox list. */
  checked?: boolean
}

/** Animation of a node. The platform does not document the units of durations and delays. */
export interface Animation {
  type?: Open<'VIEW' | 'POINTER'>
  entrance?: { effect?: JsonRecord; duration?: number; delay?: number }
  loop?: { effect?: JsonRecord; duration?: number; iterationDelay?: number }
  effect?: JsonRecord
  transitionDuration?: number
}

/** `url` may be any text: check its scheme before you make it a link. */
export interface RichContentLink {
  url?: string
  /** Id of a node in the same document. */
  anchor?: string
  target?: Open<LinkTarget>
  rel?: { nofollow?: boolean; sponsored?: boolean; ugc?: boolean; noreferrer?: boolean }
  customData?: string
}
