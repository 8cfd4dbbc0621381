/** The tags in a template, in the form that the check-up reads. */
import type { Tag } from '../../checkup/model'
import { isOfTemplate } from '../../checkup/page/read-page'

const EACH = 'data-cartlet-each'

export const attributesOf = (element: Element, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name) ?? '']))

function listsAround(element: Element): string[] {
  const found: string[] = []
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.hasAttribute(EACH)) found.unshift(at.getAttribute(EACH) ?? '')
  return found
}

/** @param within the element whose template it is */
export const tagsIn = (template: HTMLTemplateElement, within: readonly string[]): Tag[] =>
  [...template.content.querySelectorAll('*')].flatMap((element): Tag[] => {
    const names = element.getAttributeNames()
    const { localName: name } = element
    return isOfTemplate(name, names)
      ? [{ name, attributes: attributesOf(element, names), within, lists: listsAround(element), element: template }]
      : []
  })
