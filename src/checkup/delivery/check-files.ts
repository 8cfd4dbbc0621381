/** Checks the files of Cartlet as the page receives them: whether they exist, are complete, have one version and match `integrity`. */
import type { Answer, Finding, Surroundings, Tag } from '../model'
import { baseOf, type ReadPage } from '../page/read-page'
import { findingAt } from '../page/where'
import { checkImportMap } from './check-import-map'

const DAY_S = 86_400
const HASH = /^(sha(256|384|512))-([^?]+)/
/** File name in the loader of the widget that it was built with. */
export const WIDGET = /widget-[\w-]{7}\.js/

export const isScript = ({ type }: Answer): boolean => /javascript|ecmascript/i.test(type)

async function checkIntegrity(tag: Tag, { bytes }: Answer, page: ReadPage, { digest }: Surroundings): Promise<Finding[]> {
  const { integrity, crossorigin, src = '' } = tag.attributes
  if (!integrity?.trim()) return []
  const isForeign = page.address !== undefined && new URL(src, baseOf(page)).origin !== new URL(page.address).origin
  if (isForeign && crossorigin === undefined)
    return [
      findingAt(tag, {
        code: 'integrity-without-crossorigin',
        severity: 'error',
        cause: 'Browsers block a script of another origin that has integrity but not crossorigin.',
        hint: 'Add the attribute crossorigin to the script.',
      }),
    ]
  const hashes = integrity
    .trim()
    .split(/\s+/)
    .flatMap((one) => {
      const [, , bits, value] = HASH.exec(one) ?? []
      return bits && value ? [{ bits: bits as '256' | '384' | '512', value }] : []
    })
  // Browsers check only the strongest algorithm.
  const strongest = hashes.map(({ bits }) => bits).sort()[hashes.length - 1]
  const counted = hashes.filter(({ bits }) => bits === strongest)
  if (!strongest || !counted.length)
    return [
      findingAt(tag, {
        code: 'integrity-unreadable',
        severity: 'warning',
        cause: `integrity="${integrity}" is not a hash that browsers know, so it protects nothing.`,
        hint: 'Take the value from sri.json, next to loader.js.',
      }),
    ]
  const real = await digest(`SHA-${strongest}`, bytes)
  if (counted.some(({ value }) => value === real)) return []
  return [
    findingAt(tag, {
      code: 'integrity-mismatch',
      severity: 'error',
      cause: 'integrity does not match the file: browsers block the script.',
      hint: `The served file has integrity="sha${strongest}-${real}". After an update, take the new value from sri.json.`,
    }),
  ]
}

function checkCaching(tag: Tag, answer: Answer): Finding[] {
  const control = answer.header('cache-control') ?? ''
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(control)?.[1] ?? 0)
  if (seconds <= DAY_S || /no-cache|no-store/.test(control) || /@\d+\.\d+\.\d+/.test(tag.attributes.src ?? '')) return []
  return [
    findingAt(tag, {
      code: 'loader-cached-long',
      severity: 'warning',
      cause: `loader.js may be cached for ${Math.round(seconds / DAY_S)} days: after an update, visitors still run the old one, whose files may be gone.`,
      hint: 'Serve loader.js and cartlet.css with Cache-Control: no-cache. Other files have a hash in their name and may be cached forever.',
    }),
  ]
}

async function checkWidget(
  tag: Tag,
  address: string,
  { bytes }: Answer,
  page: ReadPage,
  surroundings: Surroundings,
): Promise<Finding[]> {
  const [file] = WIDGET.exec(new TextDecoder().decode(bytes)) ?? []
  if (!file) return []
  const widget = new URL(file, address).href
  const answer = await surroundings.read(widget).catch(() => undefined)
  if (answer && answer.status < 400 && isScript(answer)) return checkImportMap(page, widget, answer.bytes, surroundings)
  return [
    findingAt(tag, {
      code: 'loader-stale',
      severity: 'error',
      cause: `loader.js needs ${file}, which is not next to it: the loader is an old copy, or files are missing.`,
      hint: 'Copy the whole folder dist/cdn again, and purge the caches in front of it.',
    }),
  ]
}

async function checkFile(tag: Tag, page: ReadPage, surroundings: Surroundings): Promise<Finding[]> {
  const { src = '' } = tag.attributes
  const base = baseOf(page)
  if (!URL.canParse(src, base)) return []
  const address = new URL(src, base).href
  // Browsers do not request such a file, for which there is a separate row.
  const isRefused = base?.startsWith('https:') && address.startsWith('http:')
  if (!/^https?:/.test(address) || isRefused) return []
  const answer = await surroundings.read(address).catch(() => undefined)
  if (!answer || answer.status >= 400)
    return [
      findingAt(tag, {
        code: 'loader-not-found',
        severity: 'error',
        cause: `${address} ${answer ? `answers ${answer.status}` : 'cannot be reached'}.`,
        hint: 'Copy the folder dist/cdn to the address that the script names.',
      }),
    ]
  if (!isScript(answer))
    return [
      findingAt(tag, {
        code: 'loader-not-script',
        severity: 'error',
        cause: `${address} is not a script: its content type is ${answer.type || 'missing'}.`,
        hint: 'Either the folder is not at this address, or the server does not send .js files as text/javascript.',
      }),
    ]
  const rows = [
    await checkIntegrity(tag, answer, page, surroundings),
    checkCaching(tag, answer),
    await checkWidget(tag, address, answer, page, surroundings),
  ]
  return rows.flat()
}

export async function checkFiles(page: ReadPage, surroundings: Surroundings): Promise<Finding[]> {
  const [loader] = page.loader ? [page.loader] : []
  return loader ? checkFile(loader, page, surroundings) : []
}
