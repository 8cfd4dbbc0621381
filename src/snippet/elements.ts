/** The markup of the chosen elements, checked against the manifest. */
import { attributesOf, ELEMENTS } from '../manifest/elements'
import type { AttributeRow, ElementRow } from '../manifest/model'
import type { ChosenElement, SnippetForm } from './choices'

/** Writes tags as text. Texts of the author and the shop are escaped. */
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const textOf = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

/** An empty value is written as the name alone. */
export type Attributes = readonly (readonly [name: string, value: string])[]

export const openTag = (name: string, attributes: Attributes): string =>
  `<${[name, ...attributes.map(([attribute, value]) => (value ? `${attribute}="${textOf(value)}"` : attribute))].join(' ')}>`

const WEB = /^(https?:\/\/|\/(?!\/))/i

/** A link; only its text if the address is neither http(s) nor a path. */
const linkTag = ({ text, href }: { text: string; href: string }): string =>
  WEB.test(href) ? `${openTag('a', [['href', href]])}${textOf(text)}</a>` : textOf(text)

const rowOf = (name: string): ElementRow | undefined => ELEMENTS.find((row) => row.name === name)

/** Parses the limits from the manifest's words: `1 to 100`, or `whole number from 1`. */
const limitsOf = (range: string): [least: number, most: number] => {
  const [least = 0, most = Number.POSITIVE_INFINITY] = [...range.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  return [least, most]
}

/** What is wrong with a value that is not empty; undefined for a valid one. */
export function valueProblem(row: AttributeRow, value: string): string | undefined {
  if (row.type === 'choice' && !row.values.includes(value)) return `must be one of ${row.values.join(', ')}`
  if (row.type === 'list' && row.values) {
    const unknown = value.split(/[\s,]+/).filter((word) => word && !row.values?.includes(word))
    return unknown.length ? `takes only ${row.values.join(', ')}` : undefined
  }
  if (row.type !== 'number') return undefined
  const [least, most] = limitsOf(row.value)
  const number = Number(value)
  return Number.isInteger(number) && number >= least && number <= most ? undefined : `must be: ${row.value}`
}

export function elementProblems({ name, attributes }: ChosenElement): string[] {
  const row = rowOf(name)
  if (!row) return [`There is no element ${name}; use one of ${ELEMENTS.map((one) => one.name).join(', ')}.`]
  const rows = attributesOf(row)
  const wrong = Object.entries(attributes).flatMap(([attribute, value]) => {
    const found = rows.find((one) => one.name === attribute)
    if (!found) return [`<cartlet-${name}> has no attribute ${attribute}.`]
    const problem = value && valueProblem(found, value)
    return problem ? [`${attribute} of <cartlet-${name}> ${problem}, not "${value}".`] : []
  })
  const missing = rows.filter((one) => one.default === 'required' && !attributes[one.name]?.trim())
  return [...wrong, ...missing.map((one) => `<cartlet-${name}> needs ${one.name}: ${one.description}.`)]
}

/** Attributes in the order of the manifest, without empty and default values. */
function written(row: ElementRow, attributes: ChosenElement['attributes']): [name: string, value: string][] {
  return attributesOf(row).flatMap(({ name, type, default: byDefault }) => {
    const value = attributes[name]?.trim() ?? ''
    if (type === 'flag') return name in attributes && value !== 'false' ? [[name, ''] as [string, string]] : []
    return value && byDefault !== `\`${value}\`` ? [[name, value] as [string, string]] : []
  })
}

export function elementTag({ name, attributes, link }: ChosenElement, form: SnippetForm): string {
  const row = rowOf(name)
  if (!row) return ''
  const own = written(row, attributes)
  const isTag = form === 'tags'
  const tag = isTag ? `cartlet-${name}` : 'div'
  // `dir` is an attribute of every element.
  const plain = own.map(([attribute, value]) => [attribute === 'dir' ? 'dir' : `data-${attribute}`, value] as const)
  const open = openTag(tag, isTag ? own : [['data-cartlet', name], ...plain])
  return link ? `${open}\n  ${linkTag(link)}\n</${tag}>` : `${open}</${tag}>`
}
