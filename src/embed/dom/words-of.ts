/** What an element says. */
import { computedStyle } from '../../widget/computed-style'

/** By display, visibility and name. What is in no tree of boxes has a name alone: the content of an element that is drawn, or was pre-rendered. */
const NO_WORDS = /^no| (hid|style|nos|svg|sel)/
const APART = /^[bfgtl]| (br|p|div)$/

/**
 * What visitors read in it, but as it was written: `innerText` gives it in the letters of `text-transform`, and finds no picture's words. As the
 * server reads it (src/server/author-content.ts), which knows no style sheet.
 */
export function wordsOf(node: Node): string {
  const { localName } = node as Element
  if (!localName) return node.nodeType === 3 ? (node as Text).data : ''
  const style = computedStyle(node as Element)
  const kind = [style('display'), style('visibility'), localName].join(' ')
  const { alt, hidden } = node as HTMLImageElement
  // Only of a picture: a page may have given every object an `alt`.
  const text = hidden || NO_WORDS.test(kind) ? '' : localName === 'img' ? alt : [...node.childNodes].map(wordsOf).join('')
  return APART.test(kind) ? ` ${text} ` : text
}
