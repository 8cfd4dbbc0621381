import { describe, expect, it, onTestFinished } from 'vitest'
import { adoptStyles } from '../../../../src/embed/dom/adopt-styles'

const aRoot = () => document.createElement('div').attachShadow({ mode: 'open' })

describe('styles', () => {
  it('are one sheet for all roots of the page', () => {
    const [first, second] = [aRoot(), aRoot()]
    adoptStyles(first, 'p { color: red }')
    adoptStyles(second, 'p { color: red }')
    expect(first.adoptedStyleSheets).toHaveLength(1)
    expect(second.adoptedStyleSheets[0]).toBe(first.adoptedStyleSheets[0])
  })

  it('are adopted once by each root', () => {
    const root = aRoot()
    for (const css of ['a { top: 0 }', 'b { top: 0 }', 'a { top: 0 }']) adoptStyles(root, css)
    expect(root.adoptedStyleSheets).toHaveLength(2)
  })

  it('stand beside what the root had before', () => {
    const root = aRoot()
    const theirs = new CSSStyleSheet()
    root.adoptedStyleSheets = [theirs]
    adoptStyles(root, 'i { top: 0 }')
    expect(root.adoptedStyleSheets[0]).toBe(theirs)
  })

  // hazard 46
  it('are an element, once, where sheets cannot be made', () => {
    const root = aRoot()
    // The document's own window, which the runner's global object only stands for.
    const view = Reflect.get(Object.getPrototypeOf(document), 'defaultView', document) as { CSSStyleSheet: unknown }
    const made = view.CSSStyleSheet
    view.CSSStyleSheet = undefined
    onTestFinished(() => {
      view.CSSStyleSheet = made
    })
    for (const css of ['u { top: 0 }', 'u { top: 0 }', 's { top: 0 }']) adoptStyles(root, css)
    expect([...root.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual(['u { top: 0 }', 's { top: 0 }'])
  })

  it('never stand in the page itself', () => {
    adoptStyles(aRoot(), 'em { top: 0 }')
    expect(document.querySelectorAll('style')).toHaveLength(0)
    expect(document.adoptedStyleSheets ?? []).toHaveLength(0)
  })
})
