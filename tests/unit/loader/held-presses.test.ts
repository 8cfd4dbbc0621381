/** Presses before the widget is there, on a page whose wrappers of listeners cannot remove any. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdPresses } from '../../../loader/held-presses'

beforeEach(() => {
  vi.useFakeTimers()
  const link = Object.assign(document.createElement('a'), { href: '#product', textContent: 'Buy the mug' })
  const button = document.createElement('cartlet-buy-button')
  button.append(link)
  document.body.replaceChildren(button)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const link = () => document.querySelector('a') as HTMLElement
/** Whether the page would follow the link. */
const press = () => link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))

it('a press before the widget waits, and is repeated once when the widget does not come', () => {
  const { held, release } = holdPresses()
  expect(press()).toBe(false)
  expect(held.size).toBe(1)
  const repeated = vi.fn()
  link().addEventListener('click', repeated)
  release(true)
  expect(repeated).toHaveBeenCalledTimes(1)
  expect(held.size).toBe(0)
})

it('a press is no longer held after the release where the page removes no listeners, and a late one does not repeat itself for ever', () => {
  vi.spyOn(window, 'removeEventListener').mockImplementation(() => {})
  const { held, release } = holdPresses()
  press()
  const repeated = vi.fn(() => {
    if (repeated.mock.calls.length > 50) held.clear()
  })
  link().addEventListener('click', repeated)
  release(true)
  expect(repeated).toHaveBeenCalledTimes(1)
  expect(press()).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(repeated).toHaveBeenCalledTimes(2)
})

it('a press in an element that waits for a download is held after the release, until the widget takes the element out', () => {
  const { held, release } = holdPresses()
  const button = document.querySelector('cartlet-buy-button') as Element
  release()
  held.set(button, undefined)
  expect(press()).toBe(false)
  expect(held.get(button)).toBe(link())
  held.delete(button)
  expect(press()).toBe(true)
})
