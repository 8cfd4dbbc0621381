/** What is wrong in a template, for its author. */
import { nearest } from '../../../checkup/markup/nearest'
import type { Mistake } from './bind'

const PROBLEMS: Readonly<Record<Mistake['kind'], (mistake: Mistake) => string>> = {
  field: ({ where }) => `${where} names no field`,
  'into-list': ({ where }) => `${where} looks into a list, which only data-cartlet-each does`,
  list: ({ where }) => `${where} takes a list, such as options`,
  single: ({ where }) => `${where} takes one value, not several`,
  address: ({ where }) => `${where} needs an address, such as link or picture.url`,
  refused: ({ where, on }) => `${where} cannot be set on <${on}>`,
  binding: ({ where }) => `There is no ${where} in a template`,
  element: ({ where }) => `There is no ${where}`,
}

export function mistakeOf(mistake: Mistake): string {
  const problem = PROBLEMS[mistake.kind](mistake)
  const { written = '', names = [] } = mistake
  const meant = nearest(written, names)
  if (meant) return `${problem}. Did you mean "${meant}"?`
  return names.length ? `${problem}. There are: ${[...new Set(names)].join(', ')}` : problem
}
