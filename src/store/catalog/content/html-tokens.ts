/**
 * Splits HTML into texts and tags. The browser's own parser cannot be used: every API of it (`DOMParser`, `template`, `textarea`, …) refuses
 * strings under `require-trusted-types-for 'script'`, and `trusted-types 'none'` forbids the policy that would allow them. Misread markup is
 * harmless, because tags are never parsed again, only looked up in a list of elements and attributes. Runs in linear time.
 */
import { decodeEntities } from './html-entities'

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
const FOREIGN = /^(svg|math)$/
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
    const [start, slash, word = ''] = TAG.exec(html) ?? []
    if (start === undefined) {
      const isComment = /^<[!?/]/.test(html.slice(at, at + 2))
      const next = isComment ? until(html.startsWith('<!--', at) ? '-->' : '>', at) : until('<', at + 1)
      if (!isComment && !onToken(decodeEntities(html.slice(at, next)))) return
      at = isComment ? next + (html.startsWith('-->', next) ? 3 : 1) : next
      continue
    }
    const name = word.toLowerCase()
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
