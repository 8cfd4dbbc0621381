/** Choices by name, as a buyer or a merchant sends them. */
import { refuse } from '../gateway/errors'
import { optionalRecord } from '../untrusted'
import type { ProductDocument } from './product'

/** Refuses a name or value that the product does not have, with the field in the error. */
export const readChoices = (product: ProductDocument, value: unknown, at: string): Record<string, string> => {
  const sent = optionalRecord(value, at) ?? {}
  const choices = Object.entries(sent).map(([name, choice]) => {
    const option = product.options.find((candidate) => candidate.name === name)
    if (!option) return refuse(`${at}.${name}`, 'is not an option of this product', 'VALIDATION')
    const known = option.choices.find((candidate) => candidate.name === choice)
    return known ? ([name, known.name] as const) : refuse(`${at}.${name}`, 'is not a choice of this option', 'VALIDATION')
  })
  return Object.fromEntries(choices)
}
