/** Rich content (docs/platform.md §3) → the tree that the widget draws. `RULES` has an entry for every type of node. */
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
  /** Base of relative links. */
  base?: string
  /** Remaining nodes and characters. */
  nodes: number
  text: number
}

/** One node, with access to its child nodes. */
interface Place {
  node: JsonRecord
  build: Build
  /** The data of its type. */
  data: JsonRecord
  /** Converts all child nodes; with `text` only their texts, for elements that cannot contain blocks. */
  inner(onlyText?: 'text'): RichChild[]
  /** Converts the child nodes of one type with `make`, the others with `other` or not at all. */
  each(
    kind: NodeType,
    make: (place: Place, index: number) => RichChild[],
    other?: (found: RichChild[]) => RichChild[],
  ): RichChild[]
}

type Rule = (place: Place) => RichChild[]

/** Three layouts: a row to swipe, a column of large pictures, otherwise a grid. */
const LAYOUTS: { readonly [layout in GalleryLayout]?: string } = {
  THUMBNAIL: 'row',
  SLIDER: 'row',
  SLIDESHOW: 'row',
  PANORAMA: 'column',
  COLUMN: 'column',
  FULLSIZE: 'column',
}
/** Map types in the query of the linked map service. */
const MAPS: { readonly [type in MapType]?: string } = { SATELITE: 'satellite', HYBRID: 'satellite', TERRAIN: 'terrain' }

const asItsText: Rule = ({ inner }) => inner()
const some = (child: RichChild | undefined): RichChild[] => (child ? [child] : [])
const strong = (text: unknown): RichChild[] => (textOf(text) ? [element('strong', [textOf(text)])] : [])

/** A styled group on the author's background colour; none when it would be empty. */
const box = (kind: string, children: RichChild[], ground?: unknown): RichChild[] =>
  children.length ? [element('div', children, { 'data-rich': kind }, { background: colorOf(recordOf(ground).color) })] : []

/** A text block with the author's alignment; width and spacing come from our style sheet. */
const textBlock =
  (tag: RichTag, more?: (made: RichElement, data: JsonRecord) => Partial<RichElement>, props?: RichProps): Rule =>
  ({ data, inner }) => {
    const align = lowerOf(recordOf(data.textStyle).textAlignment, /^(LEFT|RIGHT|CENTER|JUSTIFY)$/)
    const made = block(tag, inner(tag === 'blockquote' ? undefined : 'text'), { ...props, 'data-align': align })
    return made.map((one) => ({ ...one, ...more?.(one, data) }))
  }

/** Child nodes that are not list items are wrapped in one. */
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

/** @param link without one, only the content is returned */
const linked = (link: (RichProps & { href: string }) | undefined, children: RichChild[]): RichChild[] =>
  link ? [element('a', children.length ? children : [hostOf(link.href)], link)] : children

/** A picture, in a link if it has one; a linked picture always gets a name. */
function pictureLink(media: unknown, name: string, to: unknown, { base }: Build): RichChild[] {
  const link = linkProps(to, base)
  const shown = picture(media, name || (link ? hostOf(link.href) : ''))
  return shown ? linked(link, [shown]) : []
}

/** An external page as a card with a link; frames and scripts are never embedded. */
function card(to: unknown, title: unknown, about: unknown, cover: unknown, { build }: Place): RichChild[] {
  const link = linkProps(isRecord(to) ? to : { url: to }, build.base)
  const content = [...strong(title), ...(textOf(about) ? [element('span', [textOf(about)])] : [])]
  return link || content.length ? box('card', linked(link, [...some(picture(cover, '')), ...content])) : []
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
    // Focusable, so that keys can scroll the row.
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
  // As a video where possible, so that it moves only on request.
  GIF: ({ data }) => {
    const { gif, mp4, still } = { ...recordOf(data.original), ...recordOf(data.downsized) }
    const video = player('video', { ...data, ...thumbnail(mp4) }, thumbnail(still), '')
    return figure(video.length ? video : some(picture({ ...data, ...thumbnail(gif) }, '')), [], data)
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
  // Its markup may contain scripts: only the page that shows it is linked.
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
  // Without votes, so that it is correct for every visibility setting.
  POLL: ({ data }) => {
    const { title, options } = recordOf(data.poll)
    const choices = itemsOf(options).flatMap((one) => (isFull() ? [] : block('li', some(textOf(recordOf(one).title)))))
    return box('poll', [...block('p', strong(title)), ...(choices.length ? [element('ul', choices)] : [])])
  },
  BUTTON: ({ data, build }) => {
    const link = linkProps(data.link, build.base)
    return block('p', linked(link && { ...link, 'data-rich': 'button' }, some(textOf(data.text))), placeOf(data))
  },
  // Several items may be open: opening one does not close another.
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
  // Left out: it links to headings by anchors, which do not work inside a shadow root.
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
 * @param content `description` of a product or an info section of version 3; any other type gives an empty view
 * @param base address of the shop's site, the base of relative links; without it they become plain text
 */
export function richView(content: unknown, base?: string): RichView {
  startCounting()
  return placeFor(recordOf(content), { base, nodes: MOST_NODES, text: MOST_TEXT }, 0).inner()
}
