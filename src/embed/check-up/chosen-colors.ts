/** Colours that the author has set with `--cartlet-color-…`, in pairs of text and background. */
import { COLOR_PAIRS } from '../../checkup/browser/contrast'
import type { BrowserFacts } from '../../checkup/model'
import { painted } from './painted'

const variable = (name: string) => `--cartlet-color-${name}`

/** @param drawn elements of Cartlet on the page */
export function chosenColors(view: Window, document: Document, drawn: Iterable<HTMLElement>): BrowserFacts['colors'] {
  const found = new Map<string, BrowserFacts['colors'][number]>()
  for (const host of drawn) {
    const root = host.shadowRoot?.querySelector('.root')
    if (!root) continue
    const [own, inner] = [view.getComputedStyle(host), view.getComputedStyle(root)]
    for (const [name, on] of COLOR_PAIRS) {
      const isChosen = [name, on].some((one) => own.getPropertyValue(variable(one)).trim())
      // The other colour of the pair may be Cartlet's default.
      const [text, ground] = [name, on].map((one) => painted(document, inner.getPropertyValue(`--${one}`).trim()))
      const key = `${name} ${text} ${ground}`
      if (isChosen && text && ground && !found.has(key))
        found.set(key, { name: variable(name), on: variable(on), text, ground, element: host })
    }
  }
  return [...found.values()]
}
