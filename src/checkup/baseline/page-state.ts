/** What may change on a published page without its author: every script with the hash of its bytes, and the headers that guard it. */
import type { Answer, PageDescription, Surroundings, Tag } from '../model'
import { baseOf, readPage } from '../page/read-page'

export interface ScriptState {
  /** `sha384-…` of the bytes as they are served; absent if the file cannot be read. */
  hash?: string
  /** Why the page needs it, in the words of its owner (PCI DSS 6.4.3). */
  why?: string
}

export interface PageState {
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>
  /** By address; those in the page by their hash. */
  scripts: Readonly<Record<string, ScriptState>>
}

/** Headers that decide what a page may run, load, and be framed by. */
export const GUARDS = [
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'integrity-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]

/** The nonce of a response is never that of the next one. */
const withoutNonces = (policy: string) => policy.replace(/'nonce-[^']*'/g, "'nonce-…'")

/** Also import maps and speculation rules, but not data blocks. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i
const isScript = ({ name, attributes }: Tag) => name === 'script' && RUNS.test(attributes.type?.trim() ?? '')

const AT_ONCE = 6

async function eachOf<T>(all: readonly T[], visit: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await visit(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const isRead = (answer: Answer | undefined): answer is Answer => answer !== undefined && answer.status < 400

/** The files that the loader imports, as the `sri.json` beside it lists them. */
async function filesBeside(loader: string, { read }: Surroundings): Promise<string[]> {
  const answer = await read(new URL('sri.json', loader).href).catch(() => undefined)
  if (!isRead(answer)) return []
  try {
    const names = Object.keys(JSON.parse(new TextDecoder().decode(answer.bytes)) as object)
    return names.filter((name) => /^[\w-]+\.js$/.test(name)).map((name) => new URL(name, loader).href)
  } catch {
    return []
  }
}

/** @param header of the response that brought the page */
export async function pageState(
  description: PageDescription,
  header: (name: string) => string | null,
  surroundings: Surroundings,
): Promise<PageState> {
  const { read, digest } = surroundings
  const hashOf = async (bytes: Uint8Array) => `sha384-${await digest('SHA-384', bytes)}`
  const base = baseOf(description)
  const scripts: Record<string, ScriptState> = {}
  const addresses = new Set<string>()
  for (const tag of description.tags.filter(isScript)) {
    const { src } = tag.attributes
    if (src === undefined) scripts[`in the page: ${await hashOf(new TextEncoder().encode(tag.text ?? ''))}`] = {}
    else if (URL.canParse(src, base)) addresses.add(new URL(src, base).href)
  }
  const { loader } = readPage(description)
  const own = loader?.attributes.src
  if (own && URL.canParse(own, base))
    for (const file of await filesBeside(new URL(own, base).href, surroundings)) addresses.add(file)
  await eachOf([...addresses], async (address) => {
    const answer = await read(address).catch(() => undefined)
    scripts[address] = isRead(answer) ? { hash: await hashOf(answer.bytes) } : {}
  })
  const headers = Object.fromEntries(
    GUARDS.flatMap((name) => {
      const value = header(name)
      return value ? [[name, withoutNonces(value)] as const] : []
    }),
  )
  // The header comes first.
  const metas = description.policies.slice(headers['content-security-policy'] ? 1 : 0).map(withoutNonces)
  return {
    headers: { ...headers, ...(metas.length && { 'meta: content-security-policy': metas.join(', ') }) },
    scripts: Object.fromEntries(Object.entries(scripts).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
