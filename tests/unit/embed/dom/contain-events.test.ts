// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { containEvents } from '../../../../src/embed/dom/contain-events'

let host: HTMLElement
let container: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<a href="#away"><span id="host"></span></a>'
  host = document.getElementById('host') as HTMLElement
  container = document.createElement('div')
  container.innerHTML = '<button type="button">Buy</button><input><a href="#own">Own</a>'
  host.attachShadow({ mode: 'open' }).append(container)
  containEvents(container, host)
})

const send = (selector: string, event: Event) => container.querySelector(selector)?.dispatchEvent(event)

// hazard 43
it.each([
  'keydown',
  'input',
  'focusin',
  'paste',
  'wheel',
  'touchmove',
])('keeps %s events of a field inside the shadow root', (type) => {
  const heard = vi.fn()
  document.addEventListener(type, heard)
  send('input', new Event(type, { bubbles: true, composed: true }))
  document.removeEventListener(type, heard)
  expect(heard).not.toHaveBeenCalled()
})

it("lets Cartlet's own events and clicks out of the shadow root", () => {
  const heard = vi.fn()
  document.addEventListener('cartlet:cart-open', heard)
  document.addEventListener('click', heard)
  send('button', new CustomEvent('cartlet:cart-open', { bubbles: true, composed: true }))
  send('button', new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }))
  document.removeEventListener('click', heard)
  expect(heard).toHaveBeenCalledTimes(2)
})

// hazard 40
it('prevents the default of a click on a button inside a link of the page', () => {
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
  send('button', click)
  expect(click.defaultPrevented).toBe(true)
})

it('does not prevent the default of a click on a link inside the shadow root', () => {
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
  send('a', click)
  expect(click.defaultPrevented).toBe(false)
})

it('prevents no default when the host is not inside a link or label', () => {
  document.body.append(host)
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
  send('button', click)
  expect(click.defaultPrevented).toBe(false)
})
