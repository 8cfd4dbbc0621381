/** docs/platform.md §3 "Enumerations by entity": rich content. Spelled as on the wire, misspellings included. */
import { enumOf, type ValueOf } from '../../wire/enum'

export const NodeType = /*#__PURE__*/ enumOf(
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'VIDEO',
  'DIVIDER',
  'FILE',
  'GALLERY',
  'GIF',
  'HTML',
  'IMAGE',
  'LINK_PREVIEW',
  'MAP',
  'POLL',
  'APP_EMBED',
  'BUTTON',
  'COLLAPSIBLE_LIST',
  'TABLE',
  'EMBED',
  'COLLAPSIBLE_ITEM',
  'COLLAPSIBLE_ITEM_TITLE',
  'COLLAPSIBLE_ITEM_BODY',
  'TABLE_CELL',
  'TABLE_ROW',
  'EXTERNAL',
  'AUDIO',
  'CAPTION',
  'LAYOUT',
  'LAYOUT_CELL',
  'SHAPE',
  'CARD',
  'TOC',
  'SMART_BLOCK',
  'SMART_BLOCK_CELL',
  'CHECKBOX_LIST',
)
export type NodeType = ValueOf<typeof NodeType>

export const DecorationType = /*#__PURE__*/ enumOf(
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'SPOILER',
  'ANCHOR',
  'MENTION',
  'LINK',
  'COLOR',
  'FONT_SIZE',
  'EXTERNAL',
  'STRIKETHROUGH',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'FONT_FAMILY',
  'SKETCH',
)
export type DecorationType = ValueOf<typeof DecorationType>

export const GalleryLayout = /*#__PURE__*/ enumOf(
  'COLLAGE',
  'MASONRY',
  'GRID',
  'THUMBNAIL',
  'SLIDER',
  'SLIDESHOW',
  'PANORAMA',
  'COLUMN',
  'MAGIC',
  'FULLSIZE',
)
export type GalleryLayout = ValueOf<typeof GalleryLayout>

export const MapType = /*#__PURE__*/ enumOf('ROADMAP', 'SATELITE', 'HYBRID', 'TERRAIN')
export type MapType = ValueOf<typeof MapType>

export const TextAlignment = /*#__PURE__*/ enumOf('AUTO', 'LEFT', 'RIGHT', 'CENTER', 'JUSTIFY')
export type TextAlignment = ValueOf<typeof TextAlignment>

/** The line style of dividers. */
export const BorderStyle = /*#__PURE__*/ enumOf('SINGLE', 'DOUBLE', 'DASHED', 'DOTTED')
export type BorderStyle = ValueOf<typeof BorderStyle>

/** Who can see the results of a poll. */
export const PollVoteVisibility = /*#__PURE__*/ enumOf('CREATOR', 'VOTERS', 'EVERYONE')
export type PollVoteVisibility = ValueOf<typeof PollVoteVisibility>

export const FontSizeUnit = /*#__PURE__*/ enumOf('PX', 'EM')
export type FontSizeUnit = ValueOf<typeof FontSizeUnit>

/** The width of a plugin in the text. */
export const PluginWidth = /*#__PURE__*/ enumOf('CONTENT', 'SMALL', 'ORIGINAL', 'FULL_WIDTH')
export type PluginWidth = ValueOf<typeof PluginWidth>

/** The alignment of plugins and dividers. */
export const PluginAlignment = /*#__PURE__*/ enumOf('CENTER', 'LEFT', 'RIGHT')
export type PluginAlignment = ValueOf<typeof PluginAlignment>

export const LinkTarget = /*#__PURE__*/ enumOf('SELF', 'BLANK', 'PARENT', 'TOP')
export type LinkTarget = ValueOf<typeof LinkTarget>

export const VerticalAlignment = /*#__PURE__*/ enumOf('TOP', 'MIDDLE', 'BOTTOM')
export type VerticalAlignment = ValueOf<typeof VerticalAlignment>
