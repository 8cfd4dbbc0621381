/** Which presses in a dialog that has just opened count. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreEarlyPresses, watchPresses } from '../../../../src/widget/dialog/early-presses'
import { PRESS_MS } from '../../../../src/widget/press'

let undo: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  undo = [watchPresses(window)]
})
afterEach(() => {
  for (const step of undo) step()
  document.body.replaceChildren()
  vi.useRealTimers()
})

type Kind = 'mouse' | 'touch' | 'pen'
function pointerDown(target: Element, pointerType: Kind, x: number): void {
  const event = new MouseEvent('pointerdown', { bubbles: true, composed: true, clientX: x, clientY: 100 })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  target.dispatchEvent(event)
}
const click = (target: Element, detail = 1) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }))

/** A button of the page is pressed, which opens a dialog with a bin in a shadow root. */
function opened() {
  pointerDown(document.body, 'touch', 100)
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const dialog = root.appendChild(document.createElement('dialog'))
  const bin = dialog.appendChild(document.createElement('button'))
  const removed = vi.fn()
  bin.addEventListener('click', removed)
  undo.push(ignoreEarlyPresses(dialog))
  return { bin, removed }
}

describe('ignoreEarlyPresses', () => {
  it.each([280, 350, 480, PRESS_MS - 1])('a finger’s press %i ms after the dialog opened does nothing', (after) => {
    const { bin, removed } = opened()
    vi.advanceTimersByTime(after)
    pointerDown(bin, 'touch', 320)
    expect(click(bin)).toBe(false)
    expect(removed).not.toHaveBeenCalled()
  })

  it('a press that began too early does nothing, even if the finger stays down until later', () => {
    const { bin, removed } = opened()
    vi.advanceTimersByTime(400)
    pointerDown(bin, 'touch', 100)
    vi.advanceTimersByTime(600)
    click(bin)
    expect(removed).not.toHaveBeenCalled()
  })

  it('a press counts once the dialog has stood for half a second', () => {
    const { bin, removed } = opened()
    vi.advanceTimersByTime(PRESS_MS)
    pointerDown(bin, 'touch', 100)
    click(bin)
    expect(removed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['does nothing where it was when the dialog opened', 110, 0],
    ['counts where it was moved to', 300, 1],
  ])('a mouse’s early press %s', (_, x, times) => {
    const { bin, removed } = opened()
    vi.advanceTimersByTime(300)
    pointerDown(bin, 'mouse', x)
    click(bin)
    expect(removed).toHaveBeenCalledTimes(times)
  })

  it('clicks of keys, scripts and assistive technology count at once', () => {
    const { bin, removed } = opened()
    click(bin, 0)
    expect(removed).toHaveBeenCalledTimes(1)
  })

  it('presses outside the dialog are not its business', () => {
    opened()
    const heard = vi.fn()
    document.body.addEventListener('click', heard, { once: true })
    pointerDown(document.body, 'touch', 100)
    click(document.body)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
