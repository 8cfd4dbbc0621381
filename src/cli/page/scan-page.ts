/**
 * Finds our elements in a page, with a parser that follows the HTML standard. The bytes are read as Latin-1, one character per byte: tags are ASCII
 * in every encoding of web pages, so an offset of the parser is an offset in the file.
 */
import { Parser, type Token } from 'parse5'
import { RENDERED_MARK } from '../../server/marks'
import type { PageElement, PageScript, PageSource, Range, ScannedPage } from './page-model'
import { attributeOf, createPageTree, inheritedBy, isHtml, type PageNode, type PageTypes } from './page-tree'

/** Elements that may have a shadow root, besides custom ones. */
const SHADOW_HOSTS = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/

/** Encodings that shift: the same bytes are ASCII in one place, and halves of other characters in another. Browsers show nothing of the last ones. */
const SHIFTS = /^\s*(cs)?iso-?2022|^\s*hz-gb-2312/i

/** A page that is not HTML, or in an encoding that is not a superset of ASCII. */
export class UnreadablePage extends Error {}

function elementName(node: PageNode): string | undefined {
  if (!isHtml(node)) return undefined
  if (node.tag.startsWith('cartlet-')) return node.tag.slice('cartlet-'.length)
  return SHADOW_HOSTS.test(node.tag) ? attributeOf(node, 'data-cartlet') : undefined
}

const isInTemplate = ({ parent }: PageNode): boolean => Boolean(parent && inheritedBy(parent).isInTemplate)

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1)

/** The script of the snippet, whose settings may be in its address or its attributes. */
function scriptOf(node: PageNode): PageScript | undefined {
  const src = attributeOf(node, 'src')
  let query: URLSearchParams | undefined
  try {
    query = new URL(src ?? '', 'https://page.invalid').searchParams
  } catch {
    return undefined
  }
  const setting = (name: string) => (query.get(name) ?? attributeOf(node, `data-${name}`))?.trim() || undefined
  const clientId = setting('client-id')
  if (!clientId) return undefined
  return {
    clientId,
    api: setting('api'),
    locale: setting('locale'),
    theme: setting('theme'),
    productLink: setting('product-link'),
    catalog: setting('catalog'),
    folder: src === undefined ? undefined : folderOf(src.split(/[?#]/, 1)[0] ?? ''),
  }
}

const charsetOf = (node: PageNode): string | undefined =>
  attributeOf(node, 'charset') ??
  (attributeOf(node, 'http-equiv')?.toLowerCase() === 'content-type'
    ? /charset\s*=\s*["']?([^\s"';]+)/i.exec(attributeOf(node, 'content') ?? '')?.[1]
    : undefined)

function checkBeginning(bytes: Uint8Array): number {
  const [first, second, third] = bytes
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe))
    throw new UnreadablePage('is UTF-16; save it as UTF-8')
  const bom = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0
  const beginning = Buffer.from(bytes.subarray(bom, bom + 64)).toString('latin1')
  if (/^\s*<\?xml/i.test(beginning)) throw new UnreadablePage('is XML, which has no declarative shadow roots')
  return bom
}

export async function scanPage(source: PageSource): Promise<ScannedPage> {
  const page: ScannedPage = { elements: [], added: [], headEnd: 0 }
  const open = new Map<PageNode, PageElement>()
  let bom = 0
  let heading = 1
  let hasHead = false
  let token: Range = { start: 0, end: 0 }
  const rangeOf = ({ range }: PageNode): Range => ({ start: (range?.start ?? 0) + bom, end: (range?.end ?? 0) + bom })

  function startElement(name: string, node: PageNode) {
    const tag = rangeOf(node)
    const { lang, dir } = inheritedBy(node)
    const element: PageElement = {
      name,
      tag,
      content: { start: tag.end, end: tag.end },
      lang,
      dir,
      headingBefore: heading,
    }
    open.set(node, element)
    page.elements.push(element)
  }

  function startTemplate(node: PageNode) {
    const host = node.parent && open.get(node.parent)
    if (attributeOf(node, RENDERED_MARK) !== undefined) return
    if (attributeOf(node, 'shadowrootmode') !== undefined) {
      if (host) host.hasOwnRoot = true
      return
    }
    let around = node.parent
    while (around && !open.has(around)) around = around.parent
    const element = around && open.get(around)
    if (element) element.hasTemplate = true
  }

  const tree = createPageTree({
    onStart(node) {
      if (isInTemplate(node)) return
      const name = elementName(node)
      if (name) startElement(name, node)
      if (!isHtml(node)) return
      const added = attributeOf(node, 'data-cartlet-add')
      if (added) page.added.push(Buffer.from(added, 'latin1').toString())
      if (node.tag === 'template') startTemplate(node)
      else if (node.tag === 'script' && attributeOf(node, 'type') !== 'application/ld+json') page.script ??= scriptOf(node)
      else if (/^h[1-5]$/.test(node.tag)) heading = Number(node.tag[1])
    },
    onEnd(node) {
      if (node.tag === 'head' && isHtml(node) && !hasHead && !isInTemplate(node)) {
        hasHead = true
        page.headEnd = token.start + bom
      }
      const element = open.get(node)
      if (element) {
        open.delete(node)
        element.content.end = token.start + bom
      }
      if (!node.range || attributeOf(node, RENDERED_MARK) === undefined || isInTemplate(node)) return
      const range = { start: node.range.start + bom, end: token.end + bom }
      const host = node.parent && open.get(node.parent)
      if (node.tag === 'template' && host) host.rendered = range
      else if (node.tag === 'script' && page.data === undefined) page.data = range
    },
  })
  const created = tree.createElement
  tree.createElement = (tag, namespace, attributes) => {
    const node = created(tag, namespace, attributes)
    // Void elements are never open, so `onStart` does not see them.
    if (tag === 'meta') page.charset ??= charsetOf(node)
    else if (tag === 'link' && attributeOf(node, 'rel')?.toLowerCase() === 'canonical')
      page.canonical ??= attributeOf(node, 'href')
    return node
  }

  const parser = new Parser<PageTypes>({ sourceCodeLocationInfo: true, treeAdapter: tree })
  /** The parser does not say which token closed an element. */
  const follow = <T extends Token.Token>(handle: (token: T) => void) => {
    const original = handle.bind(parser)
    return (next: T) => {
      if (next.location) token = { start: next.location.startOffset, end: next.location.endOffset }
      original(next)
    }
  }
  parser.onCharacter = follow(parser.onCharacter)
  parser.onNullCharacter = follow(parser.onNullCharacter)
  parser.onComment = follow(parser.onComment)
  parser.onStartTag = follow(parser.onStartTag)
  parser.onEndTag = follow(parser.onEndTag)
  parser.onEof = follow(parser.onEof)

  let isFirst = true
  for await (const chunk of source.chunks()) {
    if (isFirst) bom = checkBeginning(chunk)
    if (bom && isFirst) page.charset = 'utf-8'
    const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
    parser.tokenizer.write(isFirst ? text.slice(bom) : text, false)
    isFirst = false
  }
  parser.tokenizer.write('', true)
  if (SHIFTS.test(page.charset ?? ''))
    throw new UnreadablePage(`is ${page.charset}, in which text looks like tags; save it as UTF-8`)
  // The end of the file closes elements without calling `onEnd`.
  for (const element of open.values()) element.content.end = token.start + bom
  return page
}
