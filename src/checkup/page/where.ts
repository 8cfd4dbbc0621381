/** The description of a row's tag. */
import type { Finding, Tag } from '../model'

/** Attributes that distinguish elements of the same name, the most specific first. */
const TELLING = ['data-cartlet', 'product', 'data-product', 'collection', 'data-cartlet-add', 'src', 'id']
const MOST = 60

export function whereOf({ name, attributes, line }: Tag): string {
  const telling = TELLING.find((one) => attributes[one])
  const value = telling && (attributes[telling] as string)
  const shown = value && (value.length > MOST ? `${value.slice(0, MOST)}…` : value)
  return `<${name}${telling ? ` ${telling}="${shown}"` : ''}>${line ? ` (line ${line})` : ''}`
}

export const findingAt = (tag: Tag, row: Omit<Finding, 'where' | 'element'>): Finding => ({
  ...row,
  where: whereOf(tag),
  ...(tag.element && { element: tag.element }),
})
