/** Style sheets that pass a strict policy: constructed once a document, shared by all our roots; a `<style>` only where they are unknown. */

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

export function adoptStyles(root: ShadowRoot, css: string): void {
  const { ownerDocument } = root
  const view = ownerDocument.defaultView
  if (!view || !('adoptedStyleSheets' in root) || typeof view.CSSStyleSheet !== 'function') return adoptElement(root, css)
  let mine = sheets.get(ownerDocument)
  if (!mine) sheets.set(ownerDocument, (mine = new Map()))
  let sheet = mine.get(css)
  if (!sheet) {
    try {
      sheet = new view.CSSStyleSheet()
      sheet.replaceSync(css)
    } catch {
      return adoptElement(root, css)
    }
    mine.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function adoptElement(root: ShadowRoot, css: string): void {
  const known = [...root.querySelectorAll(':scope > style')].some((style) => style.textContent === css)
  if (known) return
  const style = root.ownerDocument.createElement('style')
  style.textContent = css
  root.append(style)
}
