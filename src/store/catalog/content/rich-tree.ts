/**
 * What descriptions become, whatever the platform wrote them as: a plain tree of harmless elements. Whoever draws it needs no judgement
 * of its own, because nothing else can be said in it. Bounded in depth and size, so that no description can hold up a page.
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

/** Attributes as React spells them. Addresses have passed `safeUrl`; `data-*` are words of ours. */
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

/** CSS colours, a CSS length and a number, each of a syntax that can hold nothing else. */
export interface RichPaint {
  color?: string
  background?: string
  size?: string
  /** Of twelve columns. */
  span?: string
}

export interface RichElement {
  tag: RichTag
  props: RichProps
  children: readonly RichChild[]
  paint?: RichPaint
  /** Of headings, 1 to 6, as the shop ranked them. */
  level?: number
}

export type RichChild = string | RichElement
/** Empty when there is nothing to show. */
export type RichView = readonly RichChild[]

/** Nodes inside each other; a list in a list takes three. What lies deeper is left out. */
export const MOST_DEPTH = 40
/** Nodes of one description, and elements made of it. */
export const MOST_NODES = 3000
/** As many of the elements are kept for what is begun already: lists around lists, tables around cells. */
const FOR_BEGUN = 250
/** Characters of one description. */
export const MOST_TEXT = 200_000

/** How many elements of the description that is being read may still be begun. Descriptions are read one after the other. */
let left = 0

/** A description is read from here on. */
export const startCounting = (): void => {
  left = MOST_NODES - FOR_BEGUN
}

/** Whatever consists of many (items, options, cells, nodes) goes no further. */
export const isFull = (): boolean => left <= 0

/** Every element is made here, and counted. */
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

/** A block that follows its text's direction; nothing where there is nothing in it. */
export const block = (tag: RichTag, children: readonly RichChild[], props?: RichProps, paint?: RichPaint): RichElement[] =>
  isBlank(children) ? [] : [element(tag, children, { dir: 'auto', ...props }, paint)]
