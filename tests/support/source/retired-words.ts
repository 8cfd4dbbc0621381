/** Private words that were replaced by the words of the field (docs/architecture.md has the glossary). */
import type { SourceFile } from './source'

/** In identifiers, comments and documents alike, in any case and inside camelCase. */
const ANYWHERE =
  /^(aftercare|bearable|complains?|cures?|desks?|doubts|films?|furnish(es)?|furniture|parcels?|spoken|stamps?|tongues?)$/

/** Ordinary words in a sentence, but no longer names: listeners do not `hear`, languages do not `speak`. */
const IDENTIFIERS = /^(hears?|learns?|mind|news|sentences|speaks?|spoken|wish(es)?)$/

/** Operators of queries are `gte` and `lte`; what the interface says is its `messages`. */
const WHOLE_IDENTIFIERS = /^(ge|le|texts|Texts|TEXTS)$/

const FILES =
  /\/(aftercare|cure|desk|films|furniture|keep-inside|keep-keys|kinds|news|read|resume|spoken|stamp|started|texts|tongue)\.tsx?$/

/**
 * Where a word has its ordinary meaning: products and pictures of the demo, the platform's own names, and what buyers write
 * into a product.
 */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  desk: /^demo\/platform\/(seeds|pictures)\//,
  desks: /^demo\/platform\/(seeds|pictures)\//,
  // `WISH` is a payment method.
  wish: /^src\/platform\/order\//,
  texts: /^(demo|src\/store)\//,
  TEXTS: /^demo\//,
}

/** A property of DOM events, and a service of the platform. */
const FIXED_NAMES = /\btimeStamp\b|[Ww]ishList|WISH_LIST/g

const isAllowed = (word: string, path: string) => EXCEPTIONS[word]?.test(path) ?? false

const partsOf = (identifier: string) => identifier.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []

/** Strings too, so that `//` in an address starts no comment. */
const COMMENTS_OR_STRINGS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
/** Only the contents of strings: the name of a product or the text of a translation is no word of ours. */
const STRINGS = /(\/\*[\s\S]*?\*\/|\/\/[^\n]*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

export function checkWords({ path, text: whole }: SourceFile): string[] {
  const text = whole.replace(FIXED_NAMES, '')
  const isCode = !path.endsWith('.md')
  const words = (isCode ? text.replace(STRINGS, '$1') : text).match(/[A-Za-z]+/g) ?? []
  const identifiers = isCode ? (text.replace(COMMENTS_OR_STRINGS, '').match(/[A-Za-z]+/g) ?? []) : []
  const found = [
    ...words.flatMap(partsOf).filter((word) => ANYWHERE.test(word.toLowerCase()) && !isAllowed(word.toLowerCase(), path)),
    ...identifiers
      .flatMap(partsOf)
      .filter((word) => IDENTIFIERS.test(word.toLowerCase()) && !isAllowed(word.toLowerCase(), path)),
    ...identifiers.filter((word) => WHOLE_IDENTIFIERS.test(word) && !isAllowed(word, path)),
    ...(FILES.exec(path)?.slice(1) ?? []).map((name) => `${name} (its name)`),
  ]
  return [...new Set(found)].map((word) => `${path}: ${word}`)
}

/** A comment or title should name the caller, the visitor, another tab or a concurrent change instead. */
const RIDDLES = /\b(whoever|whomever|nobody|somebody|anybody|no one)\b/gi

export const findRiddles = (text: string): string[] => [...text.matchAll(RIDDLES)].map(([word]) => word)

export function checkComments({ path, text }: SourceFile): string[] {
  const comments = text.match(COMMENTS_OR_STRINGS)?.filter((token) => token.startsWith('/')) ?? []
  return comments.flatMap(findRiddles).map((word) => `${path}: ${word}`)
}
