import { afterEach, describe, expect, it } from 'vitest'
import { lockScroll } from '../../../../src/widget/dialog/scroll-lock'

const root = document.documentElement
const overflow = () => [root.style.getPropertyValue('overflow'), root.style.getPropertyPriority('overflow')]

afterEach(() => root.removeAttribute('style'))

describe('lockScroll', () => {
  it('stops the page from scrolling with an `!important` style', () => {
    const unlock = lockScroll(document)
    expect(overflow()).toEqual(['hidden', 'important'])
    unlock()
  })

  it('removes the style attribute when it unlocks the page', () => {
    lockScroll(document)()
    expect(root.hasAttribute('style')).toBe(false)
  })

  it.each([
    'overflow: scroll;',
    'overflow: auto !important;',
    'color: red;',
  ])('restores the page’s own style "%s" when it unlocks the page', (style) => {
    root.setAttribute('style', style)
    const before = root.style.cssText
    lockScroll(document)()
    expect(root.style.cssText).toBe(before)
    expect(root.hasAttribute('style')).toBe(true)
  })

  // hazard 60
  it('keeps the page locked until the last of two locks is released, in either order', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const undo = [lockScroll(document), lockScroll(document)]
      undo[order[0] as number]?.()
      expect(overflow()[0]).toBe('hidden')
      undo[order[1] as number]?.()
      expect(overflow()[0]).toBe('')
    }
  })

  it('keeps the page locked when one of two locks is released twice', () => {
    const [first, second] = [lockScroll(document), lockScroll(document)]
    first()
    first()
    expect(overflow()[0]).toBe('hidden')
    second()
    expect(overflow()[0]).toBe('')
  })

  it('keeps a style that the page has set while it was locked', () => {
    const unlock = lockScroll(document)
    root.style.setProperty('color', 'red')
    unlock()
    expect(root.style.cssText).toContain('color: red')
  })
})
