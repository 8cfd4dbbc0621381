/**
 * The only module that creates shadow roots and adds style sheets to them. Sheets are constructed once per document and shared by
 * all our roots, which a strict policy allows; a `<style>` is used only if the browser cannot construct sheets.
 */

import { unclobbered } from '../../widget/dialog/unclobbered'

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The document's only sheet for this text, parsed on first use; undefined if sheets cannot be constructed. */
export function sheetFor(document: Document, css: string): CSSStyleSheet | undefined {
  const cached = sheets.get(document)?.get(css)
  if (cached) return cached
  try {
    // Constructed in the document's own window: a sheet from another document is refused.
    const Sheet = (unclobbered(document).defaultView as typeof globalThis).CSSStyleSheet
    const sheet = new Sheet()
    sheet.replaceSync(css)
    sheets.set(document, (sheets.get(document) ?? new Map()).set(css, sheet))
    return sheet
  } catch {
    return undefined
  }
}

/** Returns the host's shadow root, created if it has none, with these styles. Throws for an element that cannot have one. */
export function injectShadow(host: Element, styles: readonly string[]): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  for (const css of styles) adoptStyles(root, css)
  return root
}

/** Adds styles to the root, once. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const sheet = 'adoptedStyleSheets' in root ? sheetFor(root.ownerDocument, css) : undefined
  if (!sheet) adoptElement(root, css)
  else if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function adoptElement(root: ShadowRoot, css: string): void {
  const isThere = [...root.children].some(({ localName, textContent }) => localName === 'style' && textContent === css)
  if (isThere) return
  const style = unclobbered(root.ownerDocument).createElement('style')
  style.textContent = css
  root.append(style)
}
