/**
 * Descriptions of any format become a plain tree of harmless elements. It cannot express anything unsafe, so it can be drawn without further
 * checks. Depth and size are limited, so that no description can block a page.
 */

export type RichTag =
  | 'a'
  | 'audio'
  | 'blockquote'
  | 'br'
  | 'code'
  | 'details'
  | 'div'
  | 'em'
  | 'figcaption'
  | 'figure'
  | 'heading'
  | 'hr'
  | 'img'
  | 'li'
  | 'ol'
  | 'p'
  | 'pre'
  | 's'
  | 'span'
  | 'strong'
  | 'sub'
  | 'summary'
  | 'sup'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'tr'
  | 'u'
  | 'ul'
  | 'video'

/** Attributes in React's spelling. Addresses have passed `safeUrl`; `data-*` values come from fixed lists. */
export interface RichProps {
  href?: string
  target?: '_blank' | '_top'
  rel?: string
  src?: string
  srcSet?: string
  poster?: string
  alt?: string
  width?: number
  height?: number
  loading?: 'lazy'
  decoding?: 'async'
  controls?: boolean
  preload?: 'none'
  playsInline?: boolean
  start?: number
  colSpan?: number
  rowSpan?: number
  scope?: 'col' | 'row'
  open?: boolean
  tabIndex?: 0
  dir?: 'auto' | 'ltr' | 'rtl'
  'aria-label'?: string
  'data-rich'?: string
  'data-align'?: string
  'data-width'?: string
  'data-line'?: string
  'data-layout'?: string
  'data-checked'?: boolean
}

/** CSS colours, a CSS length and a number, all with checked syntax. */
export interface RichPaint {
  color?: string
  background?: string
  size?: string
  /** Columns out of twelve. */
  span?: string
}

export interface RichElement {
  tag: RichTag
  props: RichProps
  children: readonly RichChild[]
  paint?: RichPaint
  /** Level of a heading, 1 to 6. */
  level?: number
}

export type RichChild = string | RichElement
/** Empty when there is nothing to show. */
export type RichView = readonly RichChild[]

/** Maximum nesting of nodes (a list in a list takes three); deeper ones are left out. */
export const MOST_DEPTH = 40
/** Maximum of nodes read from one description, and of elements made from it. */
export const MOST_NODES = 3000
/** Elements reserved for parents that are open when the limit is reached. */
const FOR_BEGUN = 250
/** Maximum of characters of one description. */
export const MOST_TEXT = 200_000

/** Elements that may still be created. Module state, because descriptions are read synchronously, one at a time. */
let left = 0

/** Starts a new description. */
export const startCounting = (): void => {
  left = MOST_NODES - FOR_BEGUN
}

/** The limit is reached: no further items, options, cells or nodes are read. */
export const isFull = (): boolean => left <= 0

/** Creates and counts an element; the only place that creates one. */
export function element(
  tag: RichTag,
  children: readonly RichChild[] = [],
  props: RichProps = {},
  paint?: RichPaint,
): RichElement {
  left--
  return { tag, props, children, paint }
}

export const isBlank = (children: RichView): boolean => children.every((child) => typeof child === 'string' && !child.trim())

/** A block in the direction of its text; none when it would be empty. */
export const block = (tag: RichTag, children: readonly RichChild[], props?: RichProps, paint?: RichPaint): RichElement[] =>
  isBlank(children) ? [] : [element(tag, children, { dir: 'auto', ...props }, paint)]
