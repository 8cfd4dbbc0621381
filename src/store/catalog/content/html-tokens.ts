/**
 * Splits HTML into texts and tags. The browser's own parser cannot be used: every API of it (`DOMParser`, `template`, `textarea`, …) refuses
 * strings under `require-trusted-types-for 'script'`, and `trusted-types 'none'` forbids the policy that would allow them. Misread markup is
 * harmless, because tags are never parsed again, only looked up in a list of elements and attributes. Runs in linear time.
 */

/** Decodes HTML character references without the browser's parser, which a strict policy forbids: common names, and letters with accents. */
const NAMED = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 iexcl¡ iquest¿ cent¢ pound£ yen¥ euro€ sect§ copy© reg® trade™ laquo« raquo» deg° plusmn± times× micro\u00b5 middot· bull• hellip… ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ szligß aeligæ AEligÆ oeligœ OEligŒ oslashø OslashØ ordfª ordmº frac12½ frac14¼ frac34¾ sup1¹ sup2² sup3³ shy\u00ad zwnj\u200c zwj\u200d lrm\u200e rlm\u200f larr← rarr→ check✓ hearts♥'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)] as const),
)
/** Combining marks: `eacute` is `e` with `acute`. */
const MARKS = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['caron', '\u030c'],
  ['cedil', '\u0327'],
])
/** References 128 to 159 mean characters of windows-1252, as in browsers. */
const OLD = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const UNKNOWN = '\ufffd'

function fromCode(code: number): string {
  // Zero, a surrogate, or beyond Unicode.
  if (!(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code < 0xe000)) return UNKNOWN
  return OLD[code - 128] ?? String.fromCodePoint(code)
}

function fromName(name: string): string | undefined {
  const mark = MARKS.get(name.slice(1))
  return NAMED.get(name) ?? (mark && `${name[0]}${mark}`.normalize('NFC'))
}

/** Decodes a text; unknown references stay as they are. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,8});?|#(\d{1,9});?|([a-z][a-z\d]{1,9});)/gi, (whole, hex, decimal, name) =>
    name ? (fromName(name) ?? whole) : fromCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

export interface Tag {
  /** Lower case. */
  name: string
  closes: boolean
  /** Names in lower case, values decoded; the first of equal names counts. */
  attributes: ReadonlyMap<string, string>
}

/** Elements whose content is skipped, up to their end tag or the end of the text. */
const SKIPPED =
  /^(script|style|iframe|object|noscript|noembed|noframes|template|svg|math|textarea|select|title|xmp|plaintext|head|canvas|audio|video)$/
/** Of these. */
const FOREIGN = /svg|math/
const TAG = /<(\/?)([a-z][^\s/>]*)/iy
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y

/** @param onToken gets decoded texts, and returns false to stop */
export function eachToken(html: string, onToken: (token: string | Tag) => boolean): void {
  let at = 0
  const until = (mark: string, from: number) => {
    const found = html.indexOf(mark, from)
    return found < 0 ? html.length : found
  }
  while (at < html.length) {
    TAG.lastIndex = at
    const [start, slash, word] = TAG.exec(html) ?? []
    if (start === undefined) {
      const isComment = /^<[!?/]/.test(html.slice(at, at + 2))
      const next = isComment ? until(html.startsWith('<!--', at) ? '-->' : '>', at) : until('<', at + 1)
      if (!isComment && !onToken(decodeEntities(html.slice(at, next)))) return
      at = isComment ? next + (html.startsWith('-->', next) ? 3 : 1) : next
      continue
    }
    const name = (word as string).toLowerCase()
    const attributes = new Map<string, string>()
    ATTRIBUTE.lastIndex = at + start.length
    at = ATTRIBUTE.lastIndex
    for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
      const key = (found[1] as string).toLowerCase()
      if (!attributes.has(key)) attributes.set(key, decodeEntities(found[2] ?? found[3] ?? found[4] ?? ''))
      at = ATTRIBUTE.lastIndex
    }
    const last = until('>', at)
    // `/` closes an element of SVG or MathML; on HTML elements it is ignored.
    const isEmpty = FOREIGN.test(name) && html.slice(at, last).endsWith('/')
    at = last + 1
    if (!slash && !isEmpty && SKIPPED.test(name)) {
      const end = new RegExp(`</${name}`, 'gi')
      end.lastIndex = at
      at = end.exec(html) ? until('>', end.lastIndex) + 1 : html.length
    } else if (!onToken({ name, closes: slash === '/', attributes })) return
  }
}
