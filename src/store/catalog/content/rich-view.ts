/** Rich content (specification §3) → the tree that the widget draws. Every kind of node has its decision in `RULES`. */
import type { GalleryLayout, MapType, NodeType } from '../../../platform/catalog/content/rich-content-constants'
import { isRecord, type JsonRecord } from '../../../platform/wire/record'
import { documentUrl, picture, placeOf, player } from './rich-media'
import { decorated, joinLinks } from './rich-text'
import {
  block,
  element,
  isBlank,
  isFull,
  MOST_DEPTH,
  MOST_NODES,
  MOST_TEXT,
  type RichChild,
  type RichElement,
  type RichProps,
  type RichTag,
  type RichView,
  startCounting,
} from './rich-tree'
import { colorOf, countOf, hostOf, itemsOf, linkProps, lowerOf, recordOf, textOf, wordFor } from './rich-values'

interface Build {
  /** What relative links are relative to. */
  base?: string
  /** What is left of the limits. */
  nodes: number
  text: number
}

/** One node, and what can be made of the nodes in it. */
interface Place {
  node: JsonRecord
  build: Build
  /** What the node carries for its kind. */
  data: JsonRecord
  /** All of them; only their texts where the element can hold no blocks. */
  inner(onlyText?: 'text'): RichChild[]
  /** Those of one kind, each made into something; without `other` the rest is left out. */
  each(
    kind: NodeType,
    make: (place: Place, index: number) => RichChild[],
    other?: (found: RichChild[]) => RichChild[],
  ): RichChild[]
}

type Rule = (place: Place) => RichChild[]

/** Ours are three: a row to swipe, a column of large pictures, and else a grid that fits the width. */
const LAYOUTS: { readonly [layout in GalleryLayout]?: string } = {
  THUMBNAIL: 'row',
  SLIDER: 'row',
  SLIDESHOW: 'row',
  PANORAMA: 'column',
  COLUMN: 'column',
  FULLSIZE: 'column',
}
/** In the words of the map service that the link leads to. */
const MAPS: { readonly [type in MapType]?: string } = { SATELITE: 'satellite', HYBRID: 'satellite', TERRAIN: 'terrain' }

const asItsText: Rule = ({ inner }) => inner()
const some = (child: RichChild | undefined): RichChild[] => (child ? [child] : [])
const strong = (text: unknown): RichChild[] => (textOf(text) ? [element('strong', [textOf(text)])] : [])

/** A group with a look of its own, on the author's ground colour; nothing where there is nothing in it. */
const box = (kind: string, children: RichChild[], ground?: unknown): RichChild[] =>
  children.length ? [element('div', children, { 'data-rich': kind }, { background: colorOf(recordOf(ground).color) })] : []

/** A block of text: its alignment is the author's, its width and its distances are ours. */
const textBlock =
  (tag: RichTag, more?: (made: RichElement, data: JsonRecord) => Partial<RichElement>, props?: RichProps): Rule =>
  ({ data, inner }) => {
    const align = lowerOf(recordOf(data.textStyle).textAlignment, /^(LEFT|RIGHT|CENTER|JUSTIFY)$/)
    const made = block(tag, inner(tag === 'blockquote' ? undefined : 'text'), { ...props, 'data-align': align })
    return made.map((one) => ({ ...one, ...more?.(one, data) }))
  }

/** What is not an item becomes one. */
const list =
  (tag: 'ul' | 'ol', checks = false): Rule =>
  ({ data, each }) => {
    const item = ({ data: { checked }, inner }: Place) =>
      block('li', inner(), checks ? { 'data-checked': checked === true } : undefined)
    const items = each('LIST_ITEM', item, (found) => block('li', found))
    const props = { start: countOf(data.start, 0, 9999), 'data-rich': checks ? 'checks' : undefined }
    return items.length ? [element(tag, items, tag === 'ol' || checks ? props : {})] : []
  }

const figure = (children: RichChild[], caption: RichChild[], data: JsonRecord): RichChild[] =>
  children.length ? [element('figure', [...children, ...block('figcaption', caption)], placeOf(data))] : block('p', caption)

/** @param link undefined when it leads nowhere: then its content stands alone */
const linked = (link: (RichProps & { href: string }) | undefined, children: RichChild[]): RichChild[] =>
  link ? [element('a', children.length ? children : [hostOf(link.href)], link)] : children

/** A picture that may be a link; such a one is never without a name. */
function pictureLink(media: unknown, name: string, to: unknown, { base }: Build): RichChild[] {
  const link = linkProps(to, base)
  const shown = picture(media, name || (link ? hostOf(link.href) : ''))
  return shown ? linked(link, [shown]) : []
}

/** A page elsewhere, as a card that leads there; frames and the scripts in them are never ours to show. */
function card(to: unknown, title: unknown, about: unknown, cover: unknown, { build }: Place): RichChild[] {
  const link = linkProps(isRecord(to) ? to : { url: to }, build.base)
  const words = [...strong(title), ...(textOf(about) ? [element('span', [textOf(about)])] : [])]
  return link || words.length ? box('card', linked(link, [...some(picture(cover, '')), ...words])) : []
}
const thumbnail = (url: unknown) => ({ src: { url } })

const RULES: Readonly<Record<NodeType, Rule>> = {
  TEXT: ({ node, build }) => {
    const { text, decorations } = recordOf(node.textData)
    const shown = textOf(text).slice(0, build.text)
    build.text -= shown.length
    return shown ? [decorated(shown, decorations, build.base)] : []
  },
  PARAGRAPH: textBlock('p'),
  HEADING: textBlock('heading', (_, { level }) => ({ level: countOf(level, 1, 6) ?? 2 })),
  BLOCKQUOTE: textBlock('blockquote'),
  CODE_BLOCK: textBlock('pre', ({ children }) => ({ children: [element('code', children)] })),
  CAPTION: textBlock('p', undefined, { 'data-rich': 'caption' }),
  BULLETED_LIST: list('ul'),
  ORDERED_LIST: list('ol'),
  CHECKBOX_LIST: list('ul', true),
  LIST_ITEM: asItsText,
  DIVIDER: ({ data }) => [
    element('hr', [], {
      ...placeOf({ containerData: { ...data, width: { size: data.width } } }),
      'data-line': lowerOf(data.lineStyle, /^(SINGLE|DOUBLE|DASHED|DOTTED)$/),
    }),
  ],
  IMAGE: ({ data, inner, build }) => {
    const { image, link, altText, caption, decorative } = data
    const name = decorative === true ? '' : textOf(altText) || textOf(caption)
    return figure(pictureLink(image, name, link, build), textOf(caption) ? [textOf(caption)] : inner('text'), data)
  },
  GALLERY: ({ data, build }) => {
    const items = itemsOf(data.items).flatMap((one) => {
      if (isFull()) return []
      const { image, video, title, altText } = recordOf(one)
      const { media, link } = recordOf(image)
      const clip = recordOf(video)
      const name = textOf(title)
      const shown = pictureLink(media, textOf(altText) || name, link, build)
      return block('li', figure(shown.length ? shown : player('video', clip.media, clip.thumbnail, name), some(name), {}))
    })
    const layout = wordFor(LAYOUTS, recordOf(recordOf(data.options).layout).type) ?? 'grid'
    // A row is scrolled by keys, too.
    const props = { 'data-rich': 'gallery', 'data-layout': layout, tabIndex: layout === 'row' ? 0 : undefined } as const
    return items.length ? [element('ul', items, props)] : []
  },
  VIDEO: ({ data, inner }) => {
    const title = textOf(data.title)
    return figure(player('video', data.video, data.thumbnail, title), title ? [title] : inner('text'), data)
  },
  AUDIO: ({ data }) => {
    const name = [data.name, data.authorName].map(textOf).filter(Boolean).join(' · ')
    return figure(player('audio', data.audio, data.coverImage, name), some(name), data)
  },
  // Where it is a film, it moves when the visitor wants it to.
  GIF: ({ data }) => {
    const { gif, mp4, still } = { ...recordOf(data.original), ...recordOf(data.downsized) }
    const film = player('video', { ...data, ...thumbnail(mp4) }, thumbnail(still), '')
    return figure(film.length ? film : some(picture({ ...data, ...thumbnail(gif) }, '')), [], data)
  },
  FILE: ({ data }) => {
    const link = linkProps({ url: documentUrl(data.src), target: 'BLANK' })
    return block('p', linked(link, some(textOf(data.name) || textOf(data.type))))
  },
  LINK_PREVIEW: (place) => {
    const { link, title, description, thumbnailUrl } = place.data
    return card(link, title, description, thumbnail(thumbnailUrl), place)
  },
  EMBED: (place) => {
    const { title, authorName, thumbnailUrl, videoUrl } = recordOf(place.data.oembed)
    return card(place.data.src ?? videoUrl, title, authorName, thumbnail(thumbnailUrl), place)
  },
  APP_EMBED: (place) => {
    const { url, name, image, eventData } = place.data
    return card(url, name, recordOf(eventData).scheduling, image, place)
  },
  // Its markup is the author's own program: only the page that it is shown on elsewhere can be named.
  HTML: (place) => card(place.data.url, '', '', undefined, place),
  MAP: ({ data }) => {
    const { address, lat, lng, mapType, initialZoom } = recordOf(data.mapSettings)
    const spot = Number.isFinite(lat) && Number.isFinite(lng) ? `${lat},${lng}` : ''
    const name = textOf(address).slice(0, 300) || spot
    const view = `@?api=1&map_action=map&center=${spot}&zoom=${countOf(initialZoom, 1, 20) ?? 14}&basemap=${wordFor(MAPS, mapType) ?? 'roadmap'}`
    const query = new URLSearchParams({ api: '1', query: name })
    const url = `https://www.google.com/maps/${spot ? view : `search/?${query}`}`
    return name ? block('p', linked(linkProps({ url, target: 'BLANK' }), [name])) : []
  },
  // Votes are neither shown nor taken, which is right whoever may see them.
  POLL: ({ data }) => {
    const { title, options } = recordOf(data.poll)
    const choices = itemsOf(options).flatMap((one) => (isFull() ? [] : block('li', some(textOf(recordOf(one).title)))))
    return box('poll', [...block('p', strong(title)), ...(choices.length ? [element('ul', choices)] : [])])
  },
  BUTTON: ({ data, build }) => {
    const link = linkProps(data.link, build.base)
    return block('p', linked(link && { ...link, 'data-rich': 'button' }, some(textOf(data.text))), placeOf(data))
  },
  // Any number of them may be open: what a visitor has opened is not closed for them.
  COLLAPSIBLE_LIST: ({ data: { initialExpandedItems }, each }) =>
    each('COLLAPSIBLE_ITEM', (item, index) => {
      const title = item.each('COLLAPSIBLE_ITEM_TITLE', ({ inner }) => inner('text'))
      const body = item.each('COLLAPSIBLE_ITEM_BODY', asItsText)
      const open = initialExpandedItems === 'ALL' || (initialExpandedItems === 'FIRST' && index === 0)
      return isBlank(title) ? body : [element('details', [...block('summary', title), ...body], { open })]
    }),
  COLLAPSIBLE_ITEM: asItsText,
  COLLAPSIBLE_ITEM_TITLE: asItsText,
  COLLAPSIBLE_ITEM_BODY: asItsText,
  TABLE: ({ data: { rowHeader, columnHeader }, each }) => {
    const rows = each('TABLE_ROW', (row, line) => {
      const cells = row.each('TABLE_CELL', ({ data: { cellStyle }, inner }, column) => {
        const scope = rowHeader === true && !line ? 'col' : columnHeader === true && !column ? 'row' : undefined
        const background = colorOf(recordOf(cellStyle).backgroundColor)
        return [element(scope ? 'th' : 'td', inner(), { scope, dir: 'auto' }, { background })]
      })
      return cells.length ? [element('tr', cells)] : []
    })
    const table = element('table', [element('tbody', rows)])
    return rows.length ? [element('div', [table], { 'data-rich': 'table', tabIndex: 0 })] : []
  },
  TABLE_ROW: asItsText,
  TABLE_CELL: asItsText,
  LAYOUT: ({ each, data }) => {
    const cell = ({ data: { colSpan }, inner }: Place) => [
      element('div', inner(), { 'data-rich': 'cell' }, { span: `${countOf(colSpan, 1, 12) ?? 12}` }),
    ]
    return box('layout', each('LAYOUT_CELL', cell), data.background)
  },
  LAYOUT_CELL: asItsText,
  CARD: ({ data, inner }) => box('card', inner(), data.background),
  SHAPE: ({ data }) => figure(some(picture(data.shape, '')), [], data),
  SMART_BLOCK: ({ inner }) => box('blocks', inner()),
  SMART_BLOCK_CELL: ({ data: { shape, label }, inner }) =>
    box('cell', [...some(picture(shape, '')), ...block('p', strong(label)), ...inner()]),
  // Leads to headings by their anchors, which no address reaches inside a shadow root.
  TOC: () => [],
  EXTERNAL: asItsText,
}

/** `PARAGRAPH` carries `paragraphData`, `LIST_ITEM` `listItemData`. */
const memberOf = (type: string) => `${type.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}Data`

function placeFor(node: JsonRecord, build: Build, depth: number): Place {
  const nodes = () => (Array.isArray(node.nodes) && depth < MOST_DEPTH ? node.nodes : []).filter(isRecord)
  return {
    node,
    build,
    data: recordOf(node[memberOf(textOf(node.type))]),
    inner: (onlyText) => joinLinks(nodes().flatMap((child) => read(child, build, depth + 1, onlyText))),
    each(kind, make, other) {
      let index = 0
      return nodes().flatMap((child) => {
        if (child.type !== kind) return other?.(read(child, build, depth + 1)) ?? []
        return build.nodes-- > 0 && !isFull() ? make(placeFor(child, build, depth + 1), index++) : []
      })
    },
  }
}

function read(node: JsonRecord, build: Build, depth: number, onlyText?: 'text'): RichChild[] {
  if (build.nodes-- <= 0 || isFull()) return []
  const place = placeFor(node, build, depth)
  if (node.textData) return RULES.TEXT(place)
  if (onlyText) return place.inner('text')
  const made = (wordFor(RULES, node.type) ?? asItsText)(place)
  const { enabled, buttonText, description } = recordOf(recordOf(place.data.containerData).spoiler)
  const label = enabled === true && (textOf(buttonText) || textOf(description))
  return label && made.length ? [element('details', [...block('summary', [label]), ...made])] : made
}

/**
 * @param content `description` of a product or an info section of version 3; anything else gives an empty view
 * @param base address of the shop's site, which relative links in it are relative to; without it they are plain text
 */
export function richView(content: unknown, base?: string): RichView {
  startCounting()
  return placeFor(recordOf(content), { base, nodes: MOST_NODES, text: MOST_TEXT }, 0).inner()
}
