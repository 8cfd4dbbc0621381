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
  eachToken(html, (token) => {
    if (typeof token === 'string') text += token
    else if (token.name === 'a' && !token.closes) href ??= token.attributes.get('href')
    return true
  })
  return { text: text.trim().replace(/\s+/g, ' '), href }
}
