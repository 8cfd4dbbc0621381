import { afterEach, describe, expect, it } from 'vitest'
import { lockScroll } from '../../../../src/widget/dialog/scroll-lock'

const { documentElement: root, body } = document

/** The rules of the lock, without the part of each selector that only raises its specificity. */
const rules = () =>
  [...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText.replaceAll(':not(#_#_#_)', ''))
    .join(' ')

afterEach(() => {
  for (const element of [root, body]) element.removeAttribute('style')
  document.adoptedStyleSheets = []
})

describe('lockScroll', () => {
  it('stops the page from scrolling with an `!important` rule, and writes into no style of the page', () => {
    const unlock = lockScroll(document)
    expect(rules()).toContain('overflow: hidden !important')
    expect([root, body].map((element) => element.hasAttribute('style'))).toEqual([false, false])
    unlock()
    expect(rules()).toBe('')
  })

  it('keeps the style sheets that the page has adopted while it was locked', () => {
    const theirs = new CSSStyleSheet()
    const unlock = lockScroll(document)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, theirs]
    unlock()
    expect(document.adoptedStyleSheets).toEqual([theirs])
  })

  it('locks nothing after its end, even if the page adopts again what it had remembered', () => {
    const unlock = lockScroll(document)
    const remembered = [...document.adoptedStyleSheets]
    unlock()
    document.adoptedStyleSheets = remembered
    expect(rules()).toBe('')
  })

  it('takes the overflow of the body away from the viewport only if the root leaves it to the body', () => {
    const locked = () => {
      const unlock = lockScroll(document)
      const text = rules()
      unlock()
      return text
    }
    body.style.overflowX = 'hidden'
    expect(locked()).toContain(
      'body{overflow:visible!important}'.replace('{', ' { ').replace(':', ': ').replace('!', ' !').replace('}', '; }'),
    )
    root.style.overflow = 'auto'
    expect(locked()).not.toContain('visible')
  })

  it.each([
    'overflow: scroll;',
    'overflow: auto !important;',
    'overflow-y: scroll !important;',
    'color: red;',
  ])('leaves the page’s own style "%s" as it was when it unlocks the page', (style) => {
    root.setAttribute('style', style)
    const before = root.style.cssText
    lockScroll(document)()
    expect(root.style.cssText).toBe(before)
  })

  it('locks a page whose own inline style is important', () => {
    root.setAttribute('style', 'overflow-y: scroll !important')
    const unlock = lockScroll(document)
    expect(root.style.overflowY).toBe('hidden')
    unlock()
    expect(root.style.overflowY).toBe('scroll')
  })

  it('does not write back a style that the page has changed while it was locked', () => {
    root.setAttribute('style', 'overflow-y: scroll !important')
    const unlock = lockScroll(document)
    root.style.removeProperty('overflow-y')
    unlock()
    expect(root.style.overflowY).toBe('')
  })

  // hazard 60
  it('keeps the page locked until the last of two locks is released, in either order', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const undo = [lockScroll(document), lockScroll(document)]
      undo[order[0] as number]?.()
      expect(rules()).toContain('hidden')
      undo[order[1] as number]?.()
      expect(rules()).toBe('')
    }
  })

  it('keeps the page locked when one of two locks is released twice', () => {
    const [first, second] = [lockScroll(document), lockScroll(document)]
    first()
    first()
    expect(rules()).toContain('hidden')
    second()
    expect(rules()).toBe('')
  })

  it('locks by a style element where style sheets cannot be constructed', () => {
    const { CSSStyleSheet: Sheet } = window
    Object.assign(window, { CSSStyleSheet: undefined })
    try {
      const unlock = lockScroll(document)
      expect(getComputedStyle(root).overflow).toBe('hidden')
      unlock()
      expect(getComputedStyle(root).overflow).not.toBe('hidden')
      expect(root.lastElementChild).toBe(body)
    } finally {
      Object.assign(window, { CSSStyleSheet: Sheet })
    }
  })
})
