/** Writes tags as text. Texts of the author and the shop are escaped. */

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const textOf = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

/** An empty value is written as the name alone. */
export type Attributes = readonly (readonly [name: string, value: string])[]

export const openTag = (name: string, attributes: Attributes): string =>
  `<${[name, ...attributes.map(([attribute, value]) => (value ? `${attribute}="${textOf(value)}"` : attribute))].join(' ')}>`

const WEB = /^(https?:\/\/|\/(?!\/))/i

/** A link; only its text if the address is neither http(s) nor a path. */
export const linkTag = ({ text, href }: { text: string; href: string }): string =>
  WEB.test(href) ? `${openTag('a', [['href', href]])}${textOf(text)}</a>` : textOf(text)
