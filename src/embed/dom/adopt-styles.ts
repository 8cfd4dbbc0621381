/** Style sheets that pass a strict policy: constructed once a document, shared by all our roots; a `<style>` only where they are unknown. */

import { unclobbered } from '../../widget/dialog/unclobbered'

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The document's one sheet for this text, read at its first request; none where sheets cannot be constructed. */
export function sheetFor(document: Document, css: string): CSSStyleSheet | undefined {
  const known = sheets.get(document)?.get(css)
  if (known) return known
  try {
    // Of the document's own window: an adopted element's old sheets are refused in its new document.
    const Sheet = (unclobbered(document).defaultView as typeof globalThis).CSSStyleSheet
    const sheet = new Sheet()
    sheet.replaceSync(css)
    sheets.set(document, (sheets.get(document) ?? new Map()).set(css, sheet))
    return sheet
  } catch {
    return undefined
  }
}

export function adoptStyles(root: ShadowRoot, css: string): void {
  const sheet = 'adoptedStyleSheets' in root ? sheetFor(root.ownerDocument, css) : undefined
  if (!sheet) adoptElement(root, css)
  else if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function adoptElement(root: ShadowRoot, css: string): void {
  const known = [...root.children].some(({ localName, textContent }) => localName === 'style' && textContent === css)
  if (known) return
  const style = unclobbered(root.ownerDocument).createElement('style')
  style.textContent = css
  root.append(style)
}
