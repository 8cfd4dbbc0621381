/** Checks the `integrity` in the page's import map of the files that the loader imports. */
import type { Finding, Surroundings, Tag } from '../model'
import { baseOf, type ReadPage } from '../page/read-page'
import { findingAt } from '../page/where'

const HASH = /^sha(256|384|512)-([^?\s]+)$/

function integrityIn({ text = '' }: Tag, base: string | undefined): Map<string, string> {
  const found = new Map<string, string>()
  try {
    const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, unknown> }
    for (const [address, hash] of Object.entries(integrity))
      if (typeof hash === 'string' && URL.canParse(address, base)) found.set(new URL(address, base).href, hash.trim())
  } catch {} // Browsers report it in the console.
  return found
}

/** @param widget address of the first file that the loader imports; the other files come from the same build */
export async function checkImportMap(
  page: ReadPage,
  widget: string,
  bytes: Uint8Array,
  { digest }: Surroundings,
): Promise<Finding[]> {
  const folder = new URL('.', widget).href
  for (const tag of page.tags.filter(({ name, attributes }) => name === 'script' && attributes.type === 'importmap')) {
    const hashes = integrityIn(tag, baseOf(page))
    if (![...hashes.keys()].some((address) => address.startsWith(folder))) continue
    const hash = hashes.get(widget)
    const hint = 'Replace the import map: cartlet snippet writes one from the sri.json next to the files.'
    if (hash === undefined)
      return [
        findingAt(tag, {
          code: 'integrity-incomplete',
          severity: 'warning',
          cause: `The import map does not match the served files: it has no hash for ${widget}, which runs unchecked.`,
          hint,
        }),
      ]
    const [, bits, value] = HASH.exec(hash) ?? []
    if (!bits || (await digest(`SHA-${bits as '256' | '384' | '512'}`, bytes)) === value) continue
    return [
      findingAt(tag, {
        code: 'integrity-mismatch',
        severity: 'error',
        cause: `The import map has the wrong hash for ${widget}: browsers that support such maps block it.`,
        hint: `${hint} If the host changes scripts, write the snippet without --integrity.`,
      }),
    ]
  }
  return []
}
