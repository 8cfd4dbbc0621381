/** Elements in a place where they cannot work. */
import type { Finding } from '../model'
import type { Embedded } from '../page/read-page'
import { findingAt } from '../page/where'

/** The content of an element is its fallback, which gets hidden. Usually the element before was not closed. */
export const nestedElements = ({ tag }: Embedded): Finding[] => {
  const [around] = tag.within
  if (!around) return []
  return [
    findingAt(tag, {
      code: 'element-not-closed',
      severity: 'error',
      cause: `It is inside <${around}>, which hides its content once it is drawn.`,
      hint: `Close the element before it with </${around}>: a slash in the tag (<${around} />) does not close it.`,
    }),
  ]
}
