/** docs/platform.md §3 "Enumerations by entity": rich content. Spelled as on the wire, misspellings included. */
import type { ValueOf } from '../../wire/enum'

export const NodeType = {
  PARAGRAPH: 'PARAGRAPH',
  TEXT: 'TEXT',
  HEADING: 'HEADING',
  BULLETED_LIST: 'BULLETED_LIST',
  ORDERED_LIST: 'ORDERED_LIST',
  LIST_ITEM: 'LIST_ITEM',
  BLOCKQUOTE: 'BLOCKQUOTE',
  CODE_BLOCK: 'CODE_BLOCK',
  VIDEO: 'VIDEO',
  DIVIDER: 'DIVIDER',
  FILE: 'FILE',
  GALLERY: 'GALLERY',
  GIF: 'GIF',
  HTML: 'HTML',
  IMAGE: 'IMAGE',
  LINK_PREVIEW: 'LINK_PREVIEW',
  MAP: 'MAP',
  POLL: 'POLL',
  APP_EMBED: 'APP_EMBED',
  BUTTON: 'BUTTON',
  COLLAPSIBLE_LIST: 'COLLAPSIBLE_LIST',
  TABLE: 'TABLE',
  EMBED: 'EMBED',
  COLLAPSIBLE_ITEM: 'COLLAPSIBLE_ITEM',
  COLLAPSIBLE_ITEM_TITLE: 'COLLAPSIBLE_ITEM_TITLE',
  COLLAPSIBLE_ITEM_BODY: 'COLLAPSIBLE_ITEM_BODY',
  TABLE_CELL: 'TABLE_CELL',
  TABLE_ROW: 'TABLE_ROW',
  EXTERNAL: 'EXTERNAL',
  AUDIO: 'AUDIO',
  CAPTION: 'CAPTION',
  LAYOUT: 'LAYOUT',
  LAYOUT_CELL: 'LAYOUT_CELL',
  SHAPE: 'SHAPE',
  CARD: 'CARD',
  TOC: 'TOC',
  SMART_BLOCK: 'SMART_BLOCK',
  SMART_BLOCK_CELL: 'SMART_BLOCK_CELL',
  CHECKBOX_LIST: 'CHECKBOX_LIST',
} as const
export type NodeType = ValueOf<typeof NodeType>

export const DecorationType = {
  BOLD: 'BOLD',
  ITALIC: 'ITALIC',
  UNDERLINE: 'UNDERLINE',
  SPOILER: 'SPOILER',
  ANCHOR: 'ANCHOR',
  MENTION: 'MENTION',
  LINK: 'LINK',
  COLOR: 'COLOR',
  FONT_SIZE: 'FONT_SIZE',
  EXTERNAL: 'EXTERNAL',
  STRIKETHROUGH: 'STRIKETHROUGH',
  SUPERSCRIPT: 'SUPERSCRIPT',
  SUBSCRIPT: 'SUBSCRIPT',
  FONT_FAMILY: 'FONT_FAMILY',
  SKETCH: 'SKETCH',
} as const
export type DecorationType = ValueOf<typeof DecorationType>

export const GalleryLayout = {
  COLLAGE: 'COLLAGE',
  MASONRY: 'MASONRY',
  GRID: 'GRID',
  THUMBNAIL: 'THUMBNAIL',
  SLIDER: 'SLIDER',
  SLIDESHOW: 'SLIDESHOW',
  PANORAMA: 'PANORAMA',
  COLUMN: 'COLUMN',
  MAGIC: 'MAGIC',
  FULLSIZE: 'FULLSIZE',
} as const
export type GalleryLayout = ValueOf<typeof GalleryLayout>

export const MapType = { ROADMAP: 'ROADMAP', SATELITE: 'SATELITE', HYBRID: 'HYBRID', TERRAIN: 'TERRAIN' } as const
export type MapType = ValueOf<typeof MapType>

export const TextAlignment = { AUTO: 'AUTO', LEFT: 'LEFT', RIGHT: 'RIGHT', CENTER: 'CENTER', JUSTIFY: 'JUSTIFY' } as const
export type TextAlignment = ValueOf<typeof TextAlignment>

/** The line style of dividers. */
export const BorderStyle = { SINGLE: 'SINGLE', DOUBLE: 'DOUBLE', DASHED: 'DASHED', DOTTED: 'DOTTED' } as const
export type BorderStyle = ValueOf<typeof BorderStyle>

/** Who can see the results of a poll. */
export const PollVoteVisibility = { CREATOR: 'CREATOR', VOTERS: 'VOTERS', EVERYONE: 'EVERYONE' } as const
export type PollVoteVisibility = ValueOf<typeof PollVoteVisibility>

export const FontSizeUnit = { PX: 'PX', EM: 'EM' } as const
export type FontSizeUnit = ValueOf<typeof FontSizeUnit>

/** The width of a plugin in the text. */
export const PluginWidth = { CONTENT: 'CONTENT', SMALL: 'SMALL', ORIGINAL: 'ORIGINAL', FULL_WIDTH: 'FULL_WIDTH' } as const
export type PluginWidth = ValueOf<typeof PluginWidth>

/** The alignment of plugins and dividers. */
export const PluginAlignment = { CENTER: 'CENTER', LEFT: 'LEFT', RIGHT: 'RIGHT' } as const
export type PluginAlignment = ValueOf<typeof PluginAlignment>

export const LinkTarget = { SELF: 'SELF', BLANK: 'BLANK', PARENT: 'PARENT', TOP: 'TOP' } as const
export type LinkTarget = ValueOf<typeof LinkTarget>

export const VerticalAlignment = { TOP: 'TOP', MIDDLE: 'MIDDLE', BOTTOM: 'BOTTOM' } as const
export type VerticalAlignment = ValueOf<typeof VerticalAlignment>
