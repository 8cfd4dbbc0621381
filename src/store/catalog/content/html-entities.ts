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
  return NAMED.get(name) ?? (mark && /^[a-z]/i.test(name) ? `${name[0]}${mark}`.normalize('NFC') : undefined)
}

/** Decodes a text; unknown references stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,8});?|#(\d{1,9});?|([a-z][a-z\d]{1,9});)/gi, (whole, hex, decimal, name) =>
    name ? (fromName(name) ?? whole) : fromCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
