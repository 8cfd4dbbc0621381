import { describe, expect, it, onTestFinished } from 'vitest'
import { adoptStyles, injectShadow } from '../../../../src/embed/dom/shadow-dom-inject'

const aRoot = () => document.createElement('div').attachShadow({ mode: 'open' })

describe('adoptStyles', () => {
  it('adoptStyles shares one style sheet among all roots of the page', () => {
    const [first, second] = [aRoot(), aRoot()]
    adoptStyles(first, 'p { color: red }')
    adoptStyles(second, 'p { color: red }')
    expect(first.adoptedStyleSheets).toHaveLength(1)
    expect(second.adoptedStyleSheets[0]).toBe(first.adoptedStyleSheets[0])
  })

  it('adoptStyles adds each style sheet to a root only once', () => {
    const root = aRoot()
    for (const css of ['a { top: 0 }', 'b { top: 0 }', 'a { top: 0 }']) adoptStyles(root, css)
    expect(root.adoptedStyleSheets).toHaveLength(2)
  })

  it('adoptStyles keeps the style sheets that a root already had', () => {
    const root = aRoot()
    const theirs = new CSSStyleSheet()
    root.adoptedStyleSheets = [theirs]
    adoptStyles(root, 'i { top: 0 }')
    expect(root.adoptedStyleSheets[0]).toBe(theirs)
  })

  // hazard 46
  it('adoptStyles adds one style element per sheet when style sheets cannot be constructed', () => {
    const root = aRoot()
    // The document's own window: the global object of the test runner is only a substitute for it.
    const view = Reflect.get(Object.getPrototypeOf(document), 'defaultView', document) as { CSSStyleSheet: unknown }
    const made = view.CSSStyleSheet
    view.CSSStyleSheet = undefined
    onTestFinished(() => {
      view.CSSStyleSheet = made
    })
    for (const css of ['u { top: 0 }', 'u { top: 0 }', 's { top: 0 }']) adoptStyles(root, css)
    expect([...root.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual(['u { top: 0 }', 's { top: 0 }'])
  })

  it('adoptStyles adds no styles to the document', () => {
    adoptStyles(aRoot(), 'em { top: 0 }')
    expect(document.querySelectorAll('style')).toHaveLength(0)
    expect(document.adoptedStyleSheets ?? []).toHaveLength(0)
  })
})

describe('injectShadow', () => {
  it('injectShadow attaches an open shadow root with all the styles', () => {
    const host = document.createElement('div')
    const root = injectShadow(host, ['p { top: 0 }', 'q { top: 0 }'])
    expect(host.shadowRoot).toBe(root)
    expect(root.adoptedStyleSheets).toHaveLength(2)
  })

  it('injectShadow reuses an existing shadow root and does not add its styles twice', () => {
    const host = document.createElement('div')
    const root = injectShadow(host, ['p { top: 0 }'])
    expect(injectShadow(host, ['p { top: 0 }'])).toBe(root)
    expect(root.adoptedStyleSheets).toHaveLength(1)
  })
})
