/** Pre-renders a page: returns the byte ranges to change, and why an element stays as it is. */

import { type DrawnElement, drawElement, RENDERED } from '../../server/draw-element'
import { escapeJson } from '../../server/escape'
import { RENDERED_MARK } from '../../server/marks'
import { structuredData } from '../../server/structured-data'
import type { Snapshot } from '../../store/base/snapshot-model'
import type { HeadingLevel } from '../../widget/product/heading-level'
import type { PageElement, PageSource, Range, ScannedPage } from '../page/page-model'
import { decoderFor, readElement } from '../page/read-element'

export interface Edit extends Range {
  bytes: Uint8Array
}

export interface RenderSettings {
  /** The page's own address. */
  url?: string
  /** Folder of the style sheets, to link them. */
  styles?: string
  /** Links the style sheets beside the loader, instead of putting the styles into the page. */
  linkedStyles?: boolean
  locale?: string
}

export interface RenderedPage {
  edits: Edit[]
  /** How many elements are pre-rendered now. */
  drawn: number
  /** What the author should know. */
  notes: string[]
}

const DEFAULT_FOLDER = '/cartlet/'

const isUtf8 = (charset: string | undefined) => /^utf-?8$/i.test(charset ?? '')

/** Writes character references, which are ASCII, for a page in another encoding, or whose server decides the encoding. */
const toAscii = (html: string) => html.replace(/[^\0-\x7f]/gu, (sign) => `&#${sign.codePointAt(0)};`)
const toAsciiJson = (json: string) =>
  json.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const readerOf =
  (attributes: Readonly<Record<string, string>>) =>
  (name: string): string | null =>
    attributes[name] ?? attributes[`data-${name}`] ?? null

/** Names what an element shows, for a note. */
const nameOf = ({ name }: PageElement, attributes: Readonly<Record<string, string>>): string => {
  const read = readerOf(attributes)
  const subject = read('product') ?? read('collection')
  return `<cartlet-${name}${subject === null ? '' : ` "${subject}"`}>`
}

interface Outcome {
  drawn?: DrawnElement
  note?: string
}

async function drawOn(
  source: PageSource,
  page: ScannedPage,
  element: PageElement,
  snapshot: Snapshot,
  { url, styles, linkedStyles, locale }: RenderSettings,
): Promise<Outcome> {
  if (!RENDERED.includes(element.name)) return {}
  const { attributes, content } = await readElement(source, element, decoderFor(page.charset))
  const name = nameOf(element, attributes)
  if (element.hasOwnRoot) return { note: `${name} already has a shadow root` }
  if (element.hasTemplate) return { note: `${name} has a template of yours, which is drawn once the page is open` }
  if (content === undefined) return { note: `${name} is not closed, so it contains the rest of the page` }
  const read = readerOf(attributes)
  const clientId = read('client-id')?.trim()
  if (clientId && clientId !== snapshot.clientId) return { note: `${name} has another client id, ${clientId}` }
  const { script } = page
  const ofScript = script?.locale === 'auto' ? undefined : script?.locale
  const drawn = drawElement(element.name, read, content, snapshot, {
    locale: locale ?? ofScript ?? element.lang ?? snapshot.locale,
    dir: element.dir?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr',
    theme: script?.theme === 'dark' ? 'dark' : 'light',
    url,
    productLink: script?.productLink,
    headingLevel: Math.min(element.headingBefore + 1, 6) as HeadingLevel,
    styles: styles ?? (linkedStyles ? (script?.folder ?? DEFAULT_FOLDER) : undefined),
  })
  return drawn === undefined ? { note: `${name} is not in the snapshot` } : { drawn: drawn ?? undefined }
}

async function isSame(source: PageSource, { start, end, bytes }: Edit): Promise<boolean> {
  if (end - start !== bytes.length) return false
  return end === start || Buffer.compare(await source.read({ start, end }), bytes) === 0
}

export async function renderPage(
  source: PageSource,
  page: ScannedPage,
  snapshot: Snapshot,
  settings: RenderSettings,
): Promise<RenderedPage> {
  const utf8 = isUtf8(page.charset)
  const edits: Edit[] = []
  const notes: string[] = []
  const described: DrawnElement[] = []
  for (const element of page.elements) {
    const { drawn, note } = await drawOn(source, page, element, snapshot, settings)
    if (note) notes.push(note)
    if (drawn) described.push(drawn)
    const html = drawn?.template ?? ''
    const { start, end } = element.rendered ?? { start: element.tag.end, end: element.tag.end }
    edits.push({ start, end, bytes: Buffer.from(utf8 ? html : toAscii(html)) })
  }
  const data = structuredData(described, settings.url, snapshot.descriptions)
  const json = data ? escapeJson(data) : ''
  const script = json && `<script type="application/ld+json" ${RENDERED_MARK}>${utf8 ? json : toAsciiJson(json)}</script>`
  edits.push({ ...(page.data ?? { start: page.headEnd, end: page.headEnd }), bytes: Buffer.from(script) })
  const changed: Edit[] = []
  for (const edit of edits) if (!(await isSame(source, edit))) changed.push(edit)
  return { edits: changed.sort((a, b) => a.start - b.start), drawn: described.length, notes }
}
