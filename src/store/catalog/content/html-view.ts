/** HTML descriptions (version 1 of the catalog, and every `plainDescription`) → the tree that the widget draws. */
import { eachToken, type Tag } from './html-tokens'
import { picture } from './rich-media'
import {
  element,
  isBlank,
  isFull,
  MOST_DEPTH,
  MOST_NODES,
  MOST_TEXT,
  type RichChild,
  type RichProps,
  type RichTag,
  type RichView,
  startCounting,
} from './rich-tree'
import { countOf, linkProps, safeUrl } from './rich-values'

const same = (names: string) => names.split(' ').map((name) => [name, name])
const as = (tag: RichTag, names: string) => names.split(' ').map((name) => [name, tag])
/** Mapping of elements; all others are replaced by their content. */
const TAGS = new Map([
  ...same('p ul ol li blockquote pre a sup sub u s em strong code figure figcaption table tr td th img br hr'),
  ...as('heading', 'h1 h2 h3 h4 h5 h6'),
  ...as('div', 'div dl dt dd section article main aside header footer nav address center form fieldset details summary'),
  ...as('strong', 'b'),
  ...as('em', 'i cite dfn var'),
  ...as('u', 'ins'),
  ...as('s', 'del strike'),
  ...as('code', 'kbd samp tt'),
  ...as('ul', 'menu'),
] as [string, RichTag][])

const INLINE = /^(strong|em|u|s|code|sup|sub|a|img|br)$/
/** Closed by a block inside them. */
const TEXT_ONLY = /^(p|heading|pre)$/
const VOID = /^(img|br|hr)$/
/** Required child elements: the one that is inserted when missing, and all that are allowed. */
const CHILD: { readonly [tag in RichTag]?: readonly [RichTag, RegExp] } = {
  ul: ['li', /^li$/],
  ol: ['li', /^li$/],
  table: ['tr', /^tr$/],
  tr: ['td', /^t[dh]$/],
}
/** How far up a new element looks for a sibling to close, or for the parent that it needs. */
const SIBLINGS: { readonly [tag in RichTag]?: RegExp } = {
  li: /^(li|ul|ol|td|th)$/,
  tr: /^(tr|table)$/,
  td: /^(td|th|tr|table)$/,
  th: /^(td|th|tr|table)$/,
}
const ALIGN = /(?:^|[;\s])text-align:\s*(left|right|center|justify)/i

interface Open {
  tag: RichTag
  props: RichProps
  children: RichChild[]
  level?: number
}

/** Reads only the attributes named here, and only valid values. */
function propsOf(tag: RichTag, { attributes }: Tag, base: string | undefined): RichProps {
  const number = (name: string) => countOf(Number(attributes.get(name)), 1, 20)
  const dir = attributes.get('dir')?.toLowerCase()
  const align = ALIGN.exec(attributes.get('style') ?? `text-align:${attributes.get('align')}`)?.[1]
  const props: RichProps = INLINE.test(tag)
    ? {}
    : { dir: dir === 'rtl' || dir === 'ltr' ? dir : 'auto', ...(align && { 'data-align': align.toLowerCase() }) }
  if (tag === 'ol') return { ...props, start: countOf(Number(attributes.get('start') ?? Number.NaN), 0, 9999) }
  if (tag === 'td' || tag === 'th') return { ...props, colSpan: number('colspan'), rowSpan: number('rowspan') }
  if (tag !== 'a') return props
  const href = attributes.get('href')
  const rel = Object.fromEntries(`${attributes.get('rel')}`.split(/\s+/).map((word) => [word, true]))
  // Anchors of the shop's page do not exist on this one.
  return linkProps({ url: href?.startsWith('#') ? '' : href, target: attributes.has('target') && 'BLANK', rel }, base) ?? {}
}

/**
 * @param html `description` or `plainDescription`; any other type gives an empty view
 * @param base address of the shop's site, the base of relative links; without it they become plain text
 */
export function htmlView(html: unknown, base?: string): RichView {
  if (typeof html !== 'string') return []
  const root: Open = { tag: 'div', props: {}, children: [] }
  const stack: Open[] = [root]
  let nodes = MOST_NODES
  startCounting()
  const top = () => stack[stack.length - 1] as Open

  /** Index of the innermost open element that matches, up to the first that matches `limit`; 0 when there is none. */
  const find = (wanted: RegExp, limit?: RegExp): number => {
    for (let place = stack.length - 1; place > 0; place--) {
      const { tag } = stack[place] as Open
      if (wanted.test(tag)) return place
      if (limit?.test(tag)) return 0
    }
    return 0
  }

  function end(): void {
    const { tag, props, children, level } = stack.pop() as Open
    const into = top().children
    if (isBlank(children) && !/^t[dh]$/.test(tag)) {
      if (INLINE.test(tag) && children.length) into.push(' ')
    } else if (tag === 'table') {
      const table = element('table', [element('tbody', children)])
      into.push(element('div', [table], { 'data-rich': 'table', tabIndex: 0 }))
    } else into.push({ ...element(tag, children, props), ...(level && { level }) })
  }
  const endFrom = (place: number) => {
    while (place > 0 && stack.length > place) end()
  }

  function begin(open: Open): void {
    for (let needs = CHILD[top().tag]; needs && !needs[1].test(open.tag); needs = CHILD[top().tag])
      stack.push({ tag: needs[0], props: { dir: 'auto' }, children: [] })
    if (VOID.test(open.tag)) top().children.push(element(open.tag, [], open.props))
    else stack.push(open)
  }

  function openTag(tag: RichTag, token: Tag): void {
    const props = propsOf(tag, token, base)
    if (tag === 'a') endFrom(find(/^a$/))
    if (tag === 'a' && !props.href) return
    if (!INLINE.test(tag)) endFrom(find(TEXT_ONLY, /^(div|li|t[dh]|blockquote|fig.*)$/))
    const siblings = SIBLINGS[tag]
    if (siblings) {
      const place = find(siblings)
      const found = (stack[place] as Open).tag
      if (!place || (tag === 'li' && /^t/.test(found))) return
      // Closes the sibling; in the parent, everything open inside it.
      endFrom(found === tag || !CHILD[found] ? place : place + 1)
    }
    // Below this depth only the text is kept.
    if (stack.length >= MOST_DEPTH) return
    if (tag === 'img') {
      const { attributes } = token
      const size = (name: string) => Number(attributes.get(name) || Number.NaN)
      const media = { src: { url: safeUrl(attributes.get('src'), base) }, width: size('width'), height: size('height') }
      const image = picture(media, attributes.get('alt') ?? '')
      if (image) begin({ ...image, children: [] })
    } else
      begin({
        tag,
        props: VOID.test(tag) ? {} : props,
        children: [],
        level: Number(token.name[1]), // of a heading; other names have no digit there
      })
  }

  eachToken(html.slice(0, MOST_TEXT), (token) => {
    if (typeof token === 'string') {
      const text = find(/^pre$/) ? token : token.replace(/[ \t\n\r\f]+/g, ' ')
      if (text.trim())
        while (CHILD[top().tag]) begin({ tag: CHILD[top().tag]?.[0] as RichTag, props: { dir: 'auto' }, children: [] })
      if (text && !CHILD[top().tag]) top().children.push(text)
    } else {
      const tag = TAGS.get(token.name)
      if (tag && !token.closes) openTag(tag, token)
      else if (tag) endFrom(find(new RegExp(`^${tag}$`), /^t/.test(tag) ? undefined : /^t[dh]$/))
    }
    return --nodes > 0 && !isFull()
  })
  endFrom(1)
  return isBlank(root.children) ? [] : root.children
}
