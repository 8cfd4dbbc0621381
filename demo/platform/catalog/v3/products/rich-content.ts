/** Descriptions as rich content: converted from the HTML of version 1, or as they were written. */
import type { ProductDocument, RichNode } from '../../product'

export interface Decoration {
  type: string
  [data: string]: unknown
}

export const node = (type: string, data: Record<string, unknown> = {}, nodes: RichNode[] = []): RichNode => ({
  type,
  id: '',
  nodes,
  ...data,
})
export const textNode = (text: string, decorations: Decoration[] = []): RichNode =>
  node('TEXT', { textData: { text, decorations } })
export const paragraph = (...nodes: RichNode[]): RichNode =>
  node('PARAGRAPH', { paragraphData: { textStyle: { textAlignment: 'AUTO' } } }, nodes)

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  ndash: '–',
  rsquo: '’',
  deg: '°',
  eacute: 'é',
}
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const DECORATIONS: Readonly<Record<string, Decoration>> = {
  b: { type: 'BOLD', fontWeightValue: 700 },
  strong: { type: 'BOLD', fontWeightValue: 700 },
  em: { type: 'ITALIC', italicData: true },
  i: { type: 'ITALIC', italicData: true },
  u: { type: 'UNDERLINE', underlineData: true },
}
const BLOCKS: Readonly<Record<string, (nodes: RichNode[]) => RichNode>> = {
  p: (nodes) => paragraph(...nodes),
  li: (nodes) => node('LIST_ITEM', {}, [paragraph(...nodes)]),
  h2: (nodes) => node('HEADING', { headingData: { level: 2 } }, nodes),
  h3: (nodes) => node('HEADING', { headingData: { level: 3 } }, nodes),
  blockquote: (nodes) => node('BLOCKQUOTE', {}, [paragraph(...nodes)]),
}

/** Reads the few tags that descriptions use; ignores other tags and keeps their text. */
export const htmlToNodes = (html: string): RichNode[] => {
  const blocks: RichNode[] = []
  let inline: RichNode[] = []
  let open: { tag: string; decoration: Decoration }[] = []
  let list: { type: string; items: RichNode[] } | null = null
  const close = (tag: string) => {
    const block = inline.length > 0 && (BLOCKS[tag] ?? BLOCKS.p)?.(inline)
    if (block) (list && tag === 'li' ? list.items : blocks).push(block)
    inline = []
  }
  for (const [, tagText, text] of html.matchAll(/<([^>]*)>|([^<]+)/g)) {
    if (text !== undefined && (text.trim() !== '' || inline.length > 0))
      inline.push(
        textNode(
          decode(text),
          open.map(({ decoration }) => decoration),
        ),
      )
    const [, slash = '', tag = ''] = /^(\/?)\s*(\w+)/.exec(tagText ?? '') ?? []
    if (tag in DECORATIONS)
      open = slash ? open.filter((one) => one.tag !== tag) : [...open, { tag, decoration: DECORATIONS[tag] as Decoration }]
    if (tag === 'ul' || tag === 'ol') {
      if (!slash) list = { type: tag === 'ul' ? 'BULLETED_LIST' : 'ORDERED_LIST', items: [] }
      else if (list) blocks.push(node(list.type, {}, list.items))
      if (slash) list = null
    } else if (slash && tag in BLOCKS) close(tag)
  }
  close('p')
  return blocks
}

/** Assigns node ids as the platform does; text nodes have none. */
const numbered = (nodes: readonly RichNode[], prefix: string): RichNode[] =>
  nodes.map((one, index) => ({
    ...one,
    id: one.type === 'TEXT' ? '' : `${prefix}${index}`,
    nodes: numbered(one.nodes, `${prefix}${index}-`),
  }))

export const richContent = (nodes: readonly RichNode[], id: string, createdDate: string, updatedDate: string) => ({
  nodes: numbered(nodes, 'n'),
  metadata: { version: 1, createdTimestamp: createdDate, updatedTimestamp: updatedDate, id },
  documentStyle: {},
})

export const descriptionNodes = ({ v3, description }: ProductDocument): RichNode[] =>
  v3.richDescription ?? htmlToNodes(description)

export const plainText = (nodes: readonly RichNode[]): string =>
  nodes
    .map(({ type, textData, nodes: inner }) =>
      type === 'TEXT' ? String((textData as { text?: unknown } | undefined)?.text ?? '') : plainText(inner),
    )
    .filter((text) => text !== '')
    .join(nodes[0]?.type === 'TEXT' ? '' : '\n')
