/** Rich content (specification §3) → the tree that the widget draws. Every kind of node has its decision in `RULES`. */
import type { BorderStyle, GalleryLayout, MapType, NodeType, TextAlignment } from '../../platform/catalog/rich-content-constants'
import type { JsonRecord } from '../../platform/wire/record'
import { isRecord } from '../../platform/wire/record'
import { documentUrl, picture, placeOf, player } from './rich-media'
import { decorated, joinLinks } from './rich-text'
import {
  block,
  element,
  isBlank,
  MOST_DEPTH,
  MOST_NODES,
  MOST_TEXT,
  type RichChild,
  type RichProps,
  type RichTag,
  type RichView,
} from './rich-tree'
import { colorOf, countOf, hostOf, itemsOf, linkProps, recordOf, safeUrl, textOf, wordFor } from './rich-values'

interface Build {
  /** What relative links are relative to. */
  base?: string
  /** What is left of the limits. */
  nodes: number
  text: number
}

interface Place {
  node: JsonRecord
  build: Build
  /** What the node carries for its kind. */
  data: JsonRecord
  /** The node's own nodes; only their texts where the element can hold no blocks. */
  inner(onlyText?: 'text'): RichChild[]
  /** Its nodes of one kind, each made into something; what is of another kind is handed to `other`. */
  each(
    kind: NodeType,
    make: (place: Place, index: number) => RichChild[],
    other?: (found: RichChild[]) => RichChild[],
  ): RichChild[]
}

type Rule = (place: Place) => RichChild[]

const ALIGNMENTS: Readonly<Record<TextAlignment, string | undefined>> = {
  AUTO: undefined,
  LEFT: 'left',
  RIGHT: 'right',
  CENTER: 'center',
  JUSTIFY: 'justify',
}
const LINES: Readonly<Record<BorderStyle, string>> = { SINGLE: 'solid', DOUBLE: 'double', DASHED: 'dashed', DOTTED: 'dotted' }
const LENGTHS = { LARGE: 'large', MEDIUM: 'medium', SMALL: 'small' } as const
/** Ours are three: a grid that fits the width, a row to swipe, a column of large pictures. */
const LAYOUTS: Readonly<Record<GalleryLayout, string>> = {
  COLLAGE: 'grid',
  MASONRY: 'grid',
  GRID: 'grid',
  MAGIC: 'grid',
  THUMBNAIL: 'row',
  SLIDER: 'row',
  SLIDESHOW: 'row',
  PANORAMA: 'column',
  COLUMN: 'column',
  FULLSIZE: 'column',
}
/** In the words of the map service that the link leads to. */
const MAPS: Readonly<Record<MapType, string>> = {
  ROADMAP: 'roadmap',
  SATELITE: 'satellite',
  HYBRID: 'satellite',
  TERRAIN: 'terrain',
}

const nothing: Rule = () => []
const asItsText: Rule = ({ inner }) => inner()

/** A block of text: its alignment and indentation are the author's, its width is ours. */
const textBlock =
  (tag: RichTag, props?: RichProps): Rule =>
  ({ node, data, inner }) => {
    const background = colorOf(recordOf(node.style).backgroundColor)
    const look = {
      ...props,
      'data-align': wordFor(ALIGNMENTS, recordOf(data.textStyle).textAlignment),
      'data-indent': countOf(data.indentation, 0, 6) || undefined,
    }
    return block(tag, inner(tag === 'blockquote' ? undefined : 'text'), look, background ? { background } : undefined)
  }

/** What is not an item becomes one. */
const list =
  (tag: 'ul' | 'ol', checks = false): Rule =>
  ({ data, each }) => {
    const item = ({ data: { checked }, inner }: Place) =>
      block('li', inner(), checks ? { 'data-checked': checked === true } : undefined)
    const items = each('LIST_ITEM', item, (found) => block('li', found))
    const props = { start: tag === 'ol' ? countOf(data.start, 0, 9999) : undefined, 'data-rich': checks ? 'checks' : undefined }
    return items.length ? [element(tag, items, props)] : []
  }

const labelled = (children: RichChild[], caption: RichChild[], props: RichProps): RichChild[] =>
  children.length ? [element('figure', [...children, ...block('figcaption', caption)], props)] : block('p', caption)

/** @param props of a link, undefined when it leads nowhere: then its content stands alone */
const linked = (props: (RichProps & { href: string }) | undefined, children: RichChild[]): RichChild[] =>
  props ? [element('a', children.length ? children : [hostOf(props.href)], props)] : children

const some = (child: RichChild | undefined | ''): RichChild[] => (child ? [child] : [])
const strong = (text: unknown): RichChild[] => (textOf(text) ? [element('strong', [textOf(text)])] : [])

/** A page elsewhere, as a card that leads there; frames and the scripts in them are never ours to show. */
function card(url: unknown, title: unknown, about: unknown, cover: unknown, { build }: Place): RichChild[] {
  const link = linkProps(isRecord(url) ? url : { url }, build.base)
  const words = [...strong(title), ...(textOf(about) ? [element('span', [textOf(about)])] : [])]
  const content = [...some(picture(cover, '')), ...words]
  return link || words.length ? [element('div', linked(link, content), { 'data-rich': 'card', dir: 'auto' })] : []
}

const RULES: Readonly<Record<NodeType, Rule>> = {
  TEXT: ({ node, build }) => {
    const { text, decorations } = recordOf(node.textData)
    const shown = textOf(text).slice(0, build.text)
    build.text -= shown.length
    return shown ? [decorated(shown, decorations, build.base)] : []
  },
  PARAGRAPH: textBlock('p'),
  HEADING: (place) => {
    const level = countOf(place.data.level, 1, 6) ?? 2
    return textBlock('heading')(place).map((made) => (typeof made === 'object' ? { ...made, level } : made))
  },
  BLOCKQUOTE: textBlock('blockquote'),
  CODE_BLOCK: (place) =>
    textBlock('pre')(place).map((made) =>
      typeof made === 'object' ? { ...made, children: [element('code', made.children)] } : made,
    ),
  CAPTION: textBlock('p', { 'data-rich': 'caption' }),
  BULLETED_LIST: list('ul'),
  ORDERED_LIST: list('ol'),
  CHECKBOX_LIST: list('ul', true),
  LIST_ITEM: asItsText,
  DIVIDER: ({ data }) => [
    element('hr', [], {
      ...placeOf({ containerData: data }),
      'data-line': wordFor(LINES, data.lineStyle),
      'data-width': wordFor(LENGTHS, data.width),
    }),
  ],
  IMAGE: (place) => {
    const { data, inner, build } = place
    const link = linkProps(data.link, build.base)
    const caption = textOf(data.caption)
    const name = data.decorative === true ? '' : textOf(data.altText) || caption
    const shown = picture(data.image, name || (link ? hostOf(link.href) : ''))
    return labelled(shown ? linked(link, [shown]) : [], caption ? [caption] : inner('text'), placeOf(data))
  },
  GALLERY: ({ data, build }) => {
    const items = itemsOf(data.items).flatMap((one) => {
      const { image, video, title, altText } = recordOf(one)
      const name = textOf(title)
      const link = linkProps(recordOf(image).link, build.base)
      const still = picture(recordOf(image).media, textOf(altText) || name || (link ? hostOf(link.href) : ''))
      const clip = still ? linked(link, [still]) : player('video', recordOf(video).media, recordOf(video).thumbnail, name)
      return clip.length ? [element('li', labelled(clip, name ? [name] : [], {}))] : []
    })
    const layout = wordFor(LAYOUTS, recordOf(recordOf(data.options).layout).type) ?? 'grid'
    // A row is scrolled by keys, too.
    const props = { 'data-rich': 'gallery', 'data-layout': layout, tabIndex: layout === 'row' ? 0 : undefined } as const
    return items.length ? [element('ul', items, props)] : []
  },
  VIDEO: ({ data, inner }) => {
    const title = textOf(data.title)
    return labelled(player('video', data.video, data.thumbnail, title), title ? [title] : inner('text'), placeOf(data))
  },
  AUDIO: ({ data }) => {
    const name = [data.name, data.authorName].map(textOf).filter(Boolean).join(' · ')
    return labelled(player('audio', data.audio, data.coverImage, name), some(name), placeOf(data))
  },
  // A moving picture moves when the visitor wants it to, where it is a film at all.
  GIF: ({ data }) => {
    const { gif, mp4, still } = { ...recordOf(data.original), ...recordOf(data.downsized) }
    const media = (url: unknown) => ({ src: { url }, width: data.width, height: data.height })
    const film = textOf(mp4) ? player('video', media(mp4), media(still), '') : []
    const [first] = film
    const made = typeof first === 'object' && first.tag === 'video' ? [{ ...first, props: { ...first.props, loop: true } }] : film
    return labelled(made.length ? made : some(picture(media(gif), '')), [], placeOf(data))
  },
  FILE: ({ data }) => {
    const href = documentUrl(data.src)
    const name = textOf(data.name) || textOf(data.type)
    return block('p', linked(href ? { href, target: '_blank', rel: 'noopener' } : undefined, some(name)), { 'data-rich': 'file' })
  },
  LINK_PREVIEW: (place) => {
    const { link, title, description, thumbnailUrl } = place.data
    return card(link, title, description, { src: { url: thumbnailUrl } }, place)
  },
  EMBED: (place) => {
    const { title, authorName, thumbnailUrl, videoUrl } = recordOf(place.data.oembed)
    return card(place.data.src ?? videoUrl, title, authorName, { src: { url: thumbnailUrl } }, place)
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
    const name = textOf(address) || spot
    if (!name) return []
    const basemap = wordFor(MAPS, mapType) ?? 'roadmap'
    const view = `map_action=map&center=${spot}&zoom=${countOf(initialZoom, 1, 20) ?? 14}&basemap=${basemap}`
    const href = `https://www.google.com/maps/${spot ? `@?api=1&${view}` : `search/?api=1&query=${encodeURIComponent(name.slice(0, 300))}`}`
    return block('p', linked(linkProps({ url: safeUrl(href), target: 'BLANK' }), [name]), { 'data-rich': 'map' })
  },
  // Votes are neither shown nor taken, which is right whoever may see them.
  POLL: ({ data }) => {
    const { title, options } = recordOf(data.poll)
    const choices = itemsOf(options).flatMap((one) => block('li', some(textOf(recordOf(one).title))))
    const question = block('p', strong(title))
    const answers = choices.length ? [element('ul', choices)] : []
    return question.length || answers.length ? [element('div', [...question, ...answers], { 'data-rich': 'poll' })] : []
  },
  BUTTON: ({ data, build }) => {
    const link = linkProps(data.link, build.base)
    return block('p', linked(link && { ...link, 'data-rich': 'button' }, some(textOf(data.text))), placeOf(data))
  },
  COLLAPSIBLE_LIST: ({ data, each, build }) => {
    const opened = data.initialExpandedItems
    const group = data.expandOnlyOne === true ? build.nodes : undefined
    return each('COLLAPSIBLE_ITEM', (item, index) => {
      const title = item.each(
        'COLLAPSIBLE_ITEM_TITLE',
        ({ inner }) => inner('text'),
        () => [],
      )
      const body = item.each('COLLAPSIBLE_ITEM_BODY', ({ inner }) => inner())
      if (isBlank(title)) return body
      const open = opened === 'ALL' || (opened === 'FIRST' && index === 0)
      return [{ ...element('details', [...block('summary', title), ...body], { open }), ...(group && { group }) }]
    })
  },
  COLLAPSIBLE_ITEM: asItsText,
  COLLAPSIBLE_ITEM_TITLE: asItsText,
  COLLAPSIBLE_ITEM_BODY: asItsText,
  TABLE: ({ data, each }) => {
    const rows = each(
      'TABLE_ROW',
      (row, line) => {
        const cells = row.each(
          'TABLE_CELL',
          ({ data: cell, inner }, column) => {
            const scope = data.rowHeader === true && !line ? 'col' : data.columnHeader === true && !column ? 'row' : undefined
            const background = colorOf(recordOf(cell.cellStyle).backgroundColor)
            return [element(scope ? 'th' : 'td', inner(), { scope, dir: 'auto' }, background ? { background } : undefined)]
          },
          () => [],
        )
        return cells.length ? [element('tr', cells)] : []
      },
      () => [],
    )
    const table = element('table', [element('tbody', rows)])
    return rows.length ? [element('div', [table], { 'data-rich': 'table', tabIndex: 0 })] : []
  },
  TABLE_ROW: asItsText,
  TABLE_CELL: asItsText,
  LAYOUT: ({ each, data }) =>
    box(
      'layout',
      data,
      each('LAYOUT_CELL', (cell) => [element('div', cell.inner(), { 'data-span': countOf(cell.data.colSpan, 1, 12) ?? 12 })]),
    ),
  LAYOUT_CELL: asItsText,
  CARD: ({ data, inner }) => box('box', data, inner()),
  SHAPE: ({ data }) => labelled(some(picture(data.shape, '')), [], placeOf(data)),
  SMART_BLOCK: ({ data, inner }) => box('blocks', data, inner()),
  SMART_BLOCK_CELL: ({ data, inner }) => {
    const content = [...some(picture(data.shape, '')), ...block('p', strong(data.label)), ...inner()]
    return content.length ? [element('div', content)] : []
  },
  // Leads to headings by their anchors, which no address reaches inside a shadow root.
  TOC: nothing,
  EXTERNAL: asItsText,
}

/** A group of blocks on the author's ground colour. */
function box(kind: string, data: JsonRecord, children: RichChild[]): RichChild[] {
  const background = colorOf(recordOf(data.background).color)
  return children.length ? [element('div', children, { 'data-rich': kind }, background ? { background } : undefined)] : []
}

/** `PARAGRAPH` carries `paragraphData`, `LIST_ITEM` `listItemData`. */
const memberOf = (type: string) => `${type.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}Data`

function placeFor(node: JsonRecord, build: Build, depth: number): Place {
  const data = recordOf(node[memberOf(textOf(node.type))])
  const nodes = () => (Array.isArray(node.nodes) && depth < MOST_DEPTH ? node.nodes : []).filter(isRecord)
  const place: Place = {
    node,
    build,
    data,
    inner: (onlyText) => joinLinks(nodes().flatMap((child) => read(child, build, depth + 1, onlyText))),
    each: (kind, make, other = (found) => found) => {
      let index = 0
      return nodes().flatMap((child) =>
        child.type === kind && build.nodes-- > 0
          ? make(placeFor(child, build, depth + 1), index++)
          : other(read(child, build, depth + 1)),
      )
    },
  }
  return place
}

function read(node: JsonRecord, build: Build, depth: number, onlyText?: 'text'): RichChild[] {
  if (build.nodes-- <= 0 || build.text <= 0) return []
  const place = placeFor(node, build, depth)
  if (node.textData) return RULES.TEXT(place)
  if (onlyText) return place.inner('text')
  const made = (wordFor(RULES, node.type) ?? asItsText)(place)
  const { enabled, buttonText, description } = recordOf(recordOf(place.data.containerData).spoiler)
  const label = textOf(buttonText) || textOf(description)
  return enabled === true && label && made.length ? [element('details', [...block('summary', [label]), ...made])] : made
}

/**
 * @param content `description` of a product or an info section of version 3; anything else gives an empty view
 * @param base address of the shop's site, which relative links in it are relative to; without it they are plain text
 */
export function richView(content: unknown, base?: string): RichView {
  const build = { base, nodes: MOST_NODES, text: MOST_TEXT }
  return placeFor(recordOf(content), build, 0).inner()
}
