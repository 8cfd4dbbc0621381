/** Tags as text. What an author or the shop wrote stays text. */

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const textOf = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

/** An empty value is written as the name alone. */
export type Attributes = readonly (readonly [name: string, value: string])[]

export const openTag = (name: string, attributes: Attributes): string =>
  `<${[name, ...attributes.map(([attribute, value]) => (value ? `${attribute}="${textOf(value)}"` : attribute))].join(' ')}>`

const WEB = /^(https?:\/\/|\/(?!\/))/i

/** A link, as far as its address is one of the web. */
export const linkTag = ({ text, href }: { text: string; href: string }): string =>
  WEB.test(href) ? `${openTag('a', [['href', href]])}${textOf(text)}</a>` : textOf(text)
