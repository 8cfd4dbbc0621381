/** Tags and values of `data-cartlet` that are almost the name of one of our elements. */
import type { Finding, Tag } from '../model'
import { findingAt } from '../page/where'
import { ELEMENTS, OWN_NODES } from './known-markup'
import { nearest } from './nearest'

const NAMES = Object.keys(ELEMENTS)
const TAGS = NAMES.map((name) => `cartlet-${name}`)
const LIST = TAGS.map((tag) => `<${tag}>`).join(', ')

export function misspeltTag(tag: Tag): Finding[] {
  const { name, attributes } = tag
  const host = attributes['data-cartlet']
  if (host !== undefined && !NAMES.includes(host)) {
    const meant = nearest(host.replace(/^cartlet-/, ''), NAMES)
    return [
      findingAt(tag, {
        code: 'element-unknown',
        severity: 'error',
        cause: `There is no element "${host}", so nothing is drawn here.`,
        hint: meant ? `Did you mean data-cartlet="${meant}"?` : `Use one of: ${NAMES.join(', ')}.`,
      }),
    ]
  }
  if (!name.includes('-') || TAGS.includes(name) || [...OWN_NODES, 'cartlet-check-up'].includes(name)) return []
  const meant = nearest(name, TAGS)
  if (!meant && !name.startsWith('cartlet-')) return []
  return [
    findingAt(tag, {
      code: 'element-unknown',
      severity: 'error',
      cause: `There is no element <${name}>, so nothing is drawn here.`,
      hint: meant ? `Did you mean <${meant}>?` : `Use one of: ${LIST}.`,
    }),
  ]
}
