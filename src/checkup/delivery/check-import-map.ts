/** Checks the `integrity` in the page's import map of the files that the loader imports. */
import type { Finding, Surroundings, Tag } from '../model'
import { baseOf, type ReadPage } from '../page/read-page'
import { findingAt } from '../page/where'
import { allowsInline } from '../policy/allows'
import { parsePolicies } from '../policy/parse-policy'

const HASH = /^sha(256|384|512)-([^?\s]+)$/

/** The hashes by absolute address; undefined if the text is not JSON. */
function integrityIn({ text = '' }: Tag, base: string | undefined): Map<string, string> | undefined {
  const found = new Map<string, string>()
  try {
    const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, unknown> }
    for (const [address, hash] of Object.entries(integrity))
      if (typeof hash === 'string' && URL.canParse(address, base)) found.set(new URL(address, base).href, hash.trim())
    return found
  } catch {
    return undefined
  }
}

/** Browsers ignore such a map, and say so in the console only. */
const unreadable = (tag: Tag): Finding =>
  findingAt(tag, {
    code: 'import-map-unreadable',
    severity: 'error',
    cause: 'The import map is not valid JSON, so browsers ignore it: the files that the loader imports run unchecked.',
    hint: 'Copy the whole import map again: cartlet snippet --integrity writes it.',
  })

/** A row if one of the page's policies refuses the map, which is an inline script. */
async function refused(tag: Tag, page: ReadPage, { digest }: Surroundings): Promise<Finding | undefined> {
  const hash = `'sha256-${await digest('SHA-256', new TextEncoder().encode(tag.text))}'`
  const use = { nonce: tag.attributes.nonce, hash }
  if (page.policies.flatMap(parsePolicies).every((policy) => allowsInline(policy, use))) return undefined
  return findingAt(tag, {
    code: 'import-map-refused',
    severity: 'error',
    cause: "The page's policy refuses the import map: the files that the loader imports run unchecked.",
    hint: `Add ${hash} to script-src, or give the map the nonce of the response, if the policy has one.`,
  })
}

/** @param widget address of the first file that the loader imports; the other files come from the same build */
export async function checkImportMap(
  page: ReadPage,
  widget: string,
  bytes: Uint8Array,
  surroundings: Surroundings,
): Promise<Finding[]> {
  const folder = new URL('.', widget).href
  for (const tag of page.tags.filter(({ name, attributes }) => name === 'script' && attributes.type === 'importmap')) {
    const hashes = integrityIn(tag, baseOf(page))
    // The map of other scripts of the page is not ours to judge.
    if (!hashes && tag.text?.includes('integrity')) return [unreadable(tag)]
    if (!hashes || ![...hashes.keys()].some((address) => address.startsWith(folder))) continue
    const refusal = await refused(tag, page, surroundings)
    if (refusal) return [refusal]
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
    if (!bits || (await surroundings.digest(`SHA-${bits as '256' | '384' | '512'}`, bytes)) === value) continue
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
