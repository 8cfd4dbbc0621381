import { afterEach, describe, expect, it, vi } from 'vitest'
import { adoptStyles } from '../../../src/embed/adopt-styles'

const aRoot = () => document.createElement('div').attachShadow({ mode: 'open' })

afterEach(() => vi.unstubAllGlobals())

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

  it('are an element, once, where sheets cannot be made', () => {
    vi.stubGlobal('CSSStyleSheet', undefined)
    const root = aRoot()
    for (const css of ['u { top: 0 }', 'u { top: 0 }', 's { top: 0 }']) adoptStyles(root, css)
    expect([...root.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual(['u { top: 0 }', 's { top: 0 }'])
  })

  it('never stand in the page itself', () => {
    adoptStyles(aRoot(), 'em { top: 0 }')
    expect(document.querySelectorAll('style')).toHaveLength(0)
    expect(document.adoptedStyleSheets ?? []).toHaveLength(0)
  })
})
