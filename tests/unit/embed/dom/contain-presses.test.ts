// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { containPresses } from '../../../../src/embed/dom/contain-presses'

const heard = vi.fn()
const seenInside = vi.fn()
let life: AbortController
let host: HTMLElement

beforeEach(() => {
  vi.clearAllMocks()
  life = new AbortController()
  document.body.innerHTML = '<div id="host"><a href="#label">Label</a></div><div id="other"></div>'
  const draw = (id: string) => {
    const one = document.getElementById(id) as HTMLElement
    one.attachShadow({ mode: 'open' }).innerHTML =
      '<p>Words</p><button><span>More</span></button><label>Engraving<input></label><slot></slot>'
    return one
  }
  host = draw('host')
  draw('other')
  containPresses({ view: window, life, embeds: new Set([{ host }]) })
  document.addEventListener('mousedown', heard, { signal: life.signal })
  document.addEventListener('touchend', heard, { signal: life.signal })
})
afterEach(() => life.abort())

const press = (selector: string, type = 'mousedown', root: ParentNode = host.shadowRoot as ShadowRoot) =>
  root.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }))

// hazard 103
it('keeps presses that begin in a control from the page, whether of mouse or finger, and listeners inside hear them', () => {
  host.shadowRoot?.addEventListener('mousedown', seenInside)
  for (const control of ['input', 'button span', 'label']) {
    press(control)
    press(control, 'touchend')
  }
  expect(heard).not.toHaveBeenCalled()
  expect(seenInside).toHaveBeenCalledTimes(3)
})

it('lets the page see presses on words of ours, on its own content, and in other shadow roots', () => {
  press('p')
  press('a', 'mousedown', host)
  press('button', 'mousedown', document.getElementById('other')?.shadowRoot as ShadowRoot)
  expect(heard).toHaveBeenCalledTimes(3)
})

// hazard 103
it('keeps presses in a component’s closed root from the page, too, and lets it see those on the component', () => {
  const outer = document.createElement('div')
  const middle = document.createElement('div')
  const inside = document.createElement('div')
  outer.attachShadow({ mode: 'closed' }).append(middle)
  middle.attachShadow({ mode: 'closed' }).append(inside, 'Words')
  const root = inside.attachShadow({ mode: 'open' })
  root.innerHTML = '<p>Words</p><input>'
  document.body.append(outer)
  const signal = new AbortController()
  containPresses({ view: window, life: signal as AbortController, embeds: new Set([{ host: inside }]) })
  press('input', 'mousedown', root)
  press('input', 'mousedown', root)
  expect(heard).not.toHaveBeenCalled()
  press('p', 'mousedown', root)
  middle.dispatchEvent(new Event('mousedown', { bubbles: true, composed: true }))
  press('a', 'mousedown', host)
  expect(heard).toHaveBeenCalledTimes(3)
  signal.abort()
})

it('contains nothing after the end of the page’s life', () => {
  const signal = new AbortController()
  life.abort()
  document.addEventListener('mousedown', heard, { signal: signal.signal })
  press('input')
  signal.abort()
  expect(heard).toHaveBeenCalledOnce()
})
