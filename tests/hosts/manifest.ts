/** Reads a folder of host pages: `manifest.json` says which pages there are and what is expected of each. Nothing depends on a page's name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/platform/wire/record'

export type Outcome = 'journey' | 'fallback' | 'message'

/** One page in one variant. */
export interface HostCase {
  /** File and query, as the report prints it. */
  name: string
  file: string
  query: string
  headers: Record<string, string>
  contentType: string
  snippetForm: 'html' | 'xml'
  visitor: 'new' | 'returning'
  outcome: Outcome
  /** Fields of the page's own report that must be empty here. */
  mustBeEmpty: string[]
  /** Self-test only: the failure that this page is built to cause. */
  fails?: string
}

export interface HostPages {
  cases: HostCase[]
  /** What the manifest says and this runner does not know. */
  notes: string[]
}

const KNOWN_TOP = ['placeholders', 'oracle', 'pages', 'outcome', 'mustBeEmpty']
const PER_CASE = ['headers', 'contentType', 'snippetForm', 'visitor', 'outcome', 'allow', 'fails', 'expect']
const KNOWN_PAGE = [...PER_CASE, 'variants']
const KNOWN_VARIANT = [...PER_CASE, 'query']
const OUTCOMES: readonly string[] = ['journey', 'fallback', 'message']
const DEFAULT_TYPE = 'text/html; charset=utf-8'
const DEFAULT_EMPTY = ['errors', 'rejections', 'csp', 'protoChanged', 'hostChanged', 'rootChanged', 'navs', 'keys']

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function headersIn(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.map(([name, text]) => [name.toLowerCase(), String(text)]))
}

export function parseManifest(manifest: unknown): HostPages {
  const notes: string[] = []
  if (!isRecord(manifest) || !isRecord(manifest.pages)) throw new Error('manifest.json has no "pages"')
  const know = (where: string, value: Record<string, unknown>, known: string[]) => {
    for (const key of Object.keys(value)) if (!known.includes(key)) notes.push(`${where}: "${key}" is not known and ignored`)
  }
  know('manifest', manifest, KNOWN_TOP)
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
      const outcome = String(read('outcome') ?? 'journey')
      if (!OUTCOMES.includes(outcome)) notes.push(`${file}: outcome "${outcome}" is not known, taken as "journey"`)
      const allowed = [...list(page.allow), ...list(variant.allow)]
      const headers = { ...headersIn(page.headers), ...headersIn(variant.headers) }
      return {
        name: file + query + (isRecord(entry) && entry.headers ? ' +headers' : ''),
        file,
        query,
        headers,
        contentType: String(read('contentType') ?? headers['content-type'] ?? DEFAULT_TYPE),
        snippetForm: read('snippetForm') === 'xml' ? 'xml' : 'html',
        visitor: read('visitor') === 'returning' ? 'returning' : 'new',
        outcome: (OUTCOMES.includes(outcome) ? outcome : 'journey') as Outcome,
        mustBeEmpty: mustBeEmpty.filter((field) => !allowed.includes(field)),
        fails: typeof read('fails') === 'string' ? String(read('fails')) : undefined,
      }
    })
  })
  return { cases, notes: [...new Set(notes)] }
}

export const readManifest = (folder: string): HostPages =>
  parseManifest(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
