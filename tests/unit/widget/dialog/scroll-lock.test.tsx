import { afterEach, describe, expect, it } from 'vitest'
import { lockScroll } from '../../../../src/widget/dialog/scroll-lock'

const root = document.documentElement
const overflow = () => [root.style.getPropertyValue('overflow'), root.style.getPropertyPriority('overflow')]

afterEach(() => root.removeAttribute('style'))

describe('The page behind a dialog', () => {
  it('does not scroll, whatever its own style sheets say', () => {
    const unlock = lockScroll(document)
    expect(overflow()).toEqual(['hidden', 'important'])
    unlock()
  })

  it('scrolls again, without a trace of the lock', () => {
    lockScroll(document)()
    expect(root.hasAttribute('style')).toBe(false)
  })

  it.each(['overflow: scroll;', 'overflow: auto !important;', 'color: red;'])('gets its style "%s" back', (style) => {
    root.setAttribute('style', style)
    const before = root.style.cssText
    lockScroll(document)()
    expect(root.style.cssText).toBe(before)
    expect(root.hasAttribute('style')).toBe(true)
  })

  // hazard 60
  it('moves only when the last of two layers is gone, in either order', () => {
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

  it('is not unlocked twice by the same layer', () => {
    const [first, second] = [lockScroll(document), lockScroll(document)]
    first()
    first()
    expect(overflow()[0]).toBe('hidden')
    second()
    expect(overflow()[0]).toBe('')
  })

  it('keeps what the page has written into its style meanwhile', () => {
    const unlock = lockScroll(document)
    root.style.setProperty('color', 'red')
    unlock()
    expect(root.style.cssText).toContain('color: red')
  })
})
