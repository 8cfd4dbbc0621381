/** Reads text and link from the content that the author put inside an element. */
import { eachToken } from '../store/catalog/content/html-tokens'

export interface AuthorContent {
  /** Its text, with single spaces: the label of a button. */
  text: string
  /** Address of its first link, as written. */
  href?: string
}

export function readAuthorContent(html: string): AuthorContent {
  let text = ''
  let href: string | undefined
  /** Name and depth of the hidden element that is being skipped. */
  let hidden = ''
  let depth = 0
  eachToken(html, (token) => {
    if (typeof token === 'string') text += depth ? '' : token
    else if (depth) depth += token.name === hidden ? (token.closes ? -1 : 1) : 0
    else if (token.attributes.has('hidden')) {
      hidden = token.name
      depth = 1
    } else if (/^(br|p|div)$/.test(token.name)) text += ' '
    else if (token.name === 'img') text += token.attributes.get('alt') ?? ''
    else if (token.name === 'a' && !token.closes) href ??= token.attributes.get('href')
    return true
  })
  return { text: text.trim().replace(/\s+/g, ' '), href }
}
