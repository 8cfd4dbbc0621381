/** The tags of the live document, in the form that the check-up reads. */
import type { Tag } from '../../checkup/model'
import { concerns } from '../../checkup/page/read-page'
import { attributesOf, tagsIn } from '../dom/template-tags'

/** Longer inline scripts are programs rather than settings and are not read. */
const MOST_TEXT = 20_000

const isRead = (script: Element, text: string) =>
  script.getAttribute('type') === 'importmap' || (text.includes('cartletConfig') && text.length < MOST_TEXT)

function within(element: Element): string[] {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.localName.startsWith('cartlet-') || at.hasAttribute('data-cartlet')) return [at.localName]
  return []
}

/** What is bound in the templates of our elements. */
export const readTemplates = (document: Document): Tag[] =>
  [...document.querySelectorAll('template')].flatMap((template) => {
    const around = within(template)
    return around.length ? tagsIn(template, around) : []
  })

export function readDocument(document: Document): Tag[] {
  const found: Tag[] = []
  for (const element of document.querySelectorAll('*')) {
    const names = element.getAttributeNames()
    if (!concerns(element.localName, names)) continue
    const text = element.localName === 'script' && !names.includes('src') ? (element.textContent ?? '') : ''
    found.push({
      name: element.localName,
      attributes: {
        ...attributesOf(element, names),
        // Browsers hide the nonce from the attribute, so that style sheets cannot read it.
        ...(element instanceof HTMLScriptElement && element.nonce && { nonce: element.nonce }),
      },
      within: within(element),
      ...(isRead(element, text) && { text }),
      element,
    })
  }
  return found
}
