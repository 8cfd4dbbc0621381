/** The plain text of a description. */
import type { RichChild, RichView } from './rich-tree'

/** Elements that do not end a word. */
const INLINE = /^(a|code|em|s|span|strong|sub|sup|u)$/

const wordsOf = (child: RichChild): string => {
  if (typeof child === 'string') return child
  const text = child.children.map(wordsOf).join('')
  return INLINE.test(child.tag) ? text : ` ${text} `
}

/** The text in one line, cut after a whole word to at most `most` characters. */
export function wordsIn(view: RichView, most: number): string {
  const text = view.map(wordsOf).join('').replace(/\s+/g, ' ').trim()
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
