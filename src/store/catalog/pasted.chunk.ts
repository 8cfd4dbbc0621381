/** Mends ids and slugs that were pasted with something around or inside them. Loaded for references that have more than letters, digits, _ and -. */
import { NOT_MEANT } from '../base/pasted-text'
import { isId } from './is-id'
import type { Report } from './mend-reference'

/** Not letters, marks of scripts that need them, digits, _ or -: the ends of quotes, brackets and spaces around a reference. */
const AROUND = /^[^\p{L}\p{N}_-]+|[^\p{L}\p{M}\p{N}_-]+$/gu

/** As often as it was encoded: browsers copy the address of a Hebrew slug in this form. */
function decoded(text: string): string {
  try {
    let plain = text
    while (/%[\da-f]{2}/i.test(plain)) plain = decodeURIComponent(plain)
    return plain
  } catch {
    return text
  }
}

/** Writes out what is invisible in a message. */
const visible = (text: string): string =>
  text.replace(/\p{Cf}/gu, (sign) => `[U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`)

/** The id or slug in a text that was copied from an address, a table, a message or a text processor. */
export function pastedReference(text: string, report?: Report): string {
  const plain = decoded(text).replace(NOT_MEANT, '').normalize()
  // Of an address, the last part of the path.
  const path = plain.includes('/') ? (plain.split(/[?#]/)[0] as string) : plain
  const part = path.split('/').findLast((one) => one.replace(AROUND, '')) ?? ''
  const name = part.replace(AROUND, '')
  const reference = isId(name) ? name.toLowerCase() : name
  if (reference !== text)
    report?.(`"${visible(text)}" is read as "${reference}".`, 'Type the id or the slug without what was pasted with it.')
  return reference
}
