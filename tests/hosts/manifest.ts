/**
 * Reads a folder of host pages: `manifest.json` lists the pages and what is expected of each. Nothing depends on a page's name.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/platform/wire/record'

export type Outcome = 'journey' | 'fallback' | 'message'

/**
 * What is done on a page: the whole journey of a buyer with a pointer, a short one by keyboard with an audit, or product, quick
 * view and account, by pointer or by keyboard.
 */
export type JourneyKind = 'buying' | 'keyboard' | 'parts' | 'parts by keyboard'

/** One page in one variant. */
export interface HostCase {
  /** File and query, as the report prints it. */
  name: string
  /** The folder of the manifest. */
  folder: string
  /** The file name in the address. */
  file: string
  /** The file that is served for it, relative to the folder: it may be in another folder. */
  page: string
  query: string
  headers: Record<string, string>
  contentType: string
  snippetForm: 'html' | 'xml'
  visitor: 'new' | 'returning'
  outcome: Outcome
  journey: JourneyKind
  /** `cartlet render` has drawn the elements before the page is served. */
  isPrerendered: boolean
  /** The snippet states the hashes of all files. */
  hasIntegrity: boolean
  /** Fields of the page's own report that must be empty here. */
  mustBeEmpty: string[]
  /** By engine: why the page cannot pass there, a fault of the engine's own. It is visited all the same, and must fail. */
  cannot: Record<string, string>
  /** Self-test only: the failure that this page is built to cause. */
  fails?: string
}

export interface HostPages {
  cases: HostCase[]
  /** Keys and values of the manifest that this runner does not know. */
  notes: string[]
}

const KNOWN_TOP = ['placeholders', 'oracle', 'pages', 'outcome', 'mustBeEmpty']
const PER_CASE = [
  'headers',
  'contentType',
  'snippetForm',
  'visitor',
  'outcome',
  'journey',
  'prerendered',
  'integrity',
  'allow',
  'cannot',
  'fails',
  'expect',
]
const KNOWN_PAGE = [...PER_CASE, 'page', 'variants']
const KNOWN_VARIANT = [...PER_CASE, 'query']
const OUTCOMES = ['journey', 'fallback', 'message'] as const satisfies Outcome[]
const JOURNEYS = ['buying', 'keyboard', 'parts', 'parts by keyboard'] as const satisfies JourneyKind[]
const DEFAULT_TYPE = 'text/html; charset=utf-8'
const DEFAULT_EMPTY = ['errors', 'rejections', 'csp', 'protoChanged', 'hostChanged', 'rootChanged', 'navs', 'keys']

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function namedTexts(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.map(([name, text]) => [name.toLowerCase(), String(text)]))
}

export function parseManifest(manifest: unknown, folder = ''): HostPages {
  const notes: string[] = []
  if (!isRecord(manifest) || !isRecord(manifest.pages)) throw new Error('manifest.json has no "pages"')
  const know = (where: string, value: Record<string, unknown>, known: string[]) => {
    for (const key of Object.keys(value)) if (!known.includes(key)) notes.push(`${where}: "${key}" is not known and ignored`)
  }
  know('manifest', manifest, KNOWN_TOP)
  /** Returns the first value where none is given, and where the given one is not known. */
  function choose<T extends string>(file: string, field: string, value: unknown, known: readonly [T, ...T[]]): T {
    const found = known.find((one) => one === (value ?? known[0]))
    if (!found) notes.push(`${file}: ${field} "${String(value)}" is not known, taken as "${known[0]}"`)
    return found ?? known[0]
  }
  const mustBeEmpty = Array.isArray(manifest.mustBeEmpty) ? list(manifest.mustBeEmpty) : DEFAULT_EMPTY
  const cases = Object.entries(manifest.pages).flatMap(([file, value]) => {
    const page = isRecord(value) ? value : {}
    know(file, page, KNOWN_PAGE)
    const variants = Array.isArray(page.variants) && page.variants.length ? page.variants : ['']
    return variants.map((entry: unknown): HostCase => {
      const variant = isRecord(entry) ? entry : { query: entry }
      know(file, variant, KNOWN_VARIANT)
      const read = (key: string) => variant[key] ?? page[key]
      const query = String(variant.query ?? '')
      const allowed = [...list(page.allow), ...list(variant.allow)]
      const headers = { ...namedTexts(page.headers), ...namedTexts(variant.headers) }
      return {
        name: file + query + (isRecord(entry) && entry.headers ? ' +headers' : ''),
        folder,
        file,
        page: typeof page.page === 'string' ? page.page : file,
        query,
        headers,
        contentType: String(read('contentType') ?? headers['content-type'] ?? DEFAULT_TYPE),
        snippetForm: read('snippetForm') === 'xml' ? 'xml' : 'html',
        visitor: read('visitor') === 'returning' ? 'returning' : 'new',
        outcome: choose(file, 'outcome', read('outcome'), OUTCOMES),
        journey: choose(file, 'journey', read('journey'), JOURNEYS),
        isPrerendered: read('prerendered') === true,
        hasIntegrity: read('integrity') === true,
        mustBeEmpty: mustBeEmpty.filter((field) => !allowed.includes(field)),
        cannot: namedTexts(read('cannot')),
        fails: typeof read('fails') === 'string' ? String(read('fails')) : undefined,
      }
    })
  })
  return { cases, notes: [...new Set(notes)] }
}

export const readManifest = (folder: string): HostPages =>
  parseManifest(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')), folder)
