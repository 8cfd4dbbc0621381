// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerRoot, watchRoots } from '../../../../src/embed/dom/root-events'

const heard = vi.fn()
const onIntent = vi.fn()
let life: AbortController
let root: ShadowRoot

beforeEach(() => {
  vi.clearAllMocks()
  life = new AbortController()
  document.body.innerHTML = '<div id="host"></div>'
  const host = document.getElementById('host') as HTMLElement
  root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<div><button class="button" data-state="ready">Buy</button><button class="other"></button><input></div>'
  registerRoot(root, { container: root.firstElementChild as HTMLElement, host, onIntent })
  document.addEventListener('focusin', heard)
})

afterEach(() => {
  life.abort()
  document.removeEventListener('focusin', heard)
})

const send = (selector: string, type: string) =>
  root.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, composed: true }))

// hazard 43
it('keeps the first focusin event in a shadow root from the page', () => {
  watchRoots({ view: window, life })
  send('input', 'focusin')
  expect(heard).not.toHaveBeenCalled()
})

it.each(['pointerover', 'focusin'])('treats %s on a buy button, and on nothing else, as an intent', (type) => {
  watchRoots({ view: window, life })
  send('.other', type)
  expect(onIntent).not.toHaveBeenCalled()
  send('.button', type)
  expect(onIntent).toHaveBeenCalledOnce()
})

// The whole page: tests/e2e/hostile/keys.spec.ts.
it.each([
  'keydown',
  'keypress',
  'keyup',
])('keeps the %s of a letter or space in a shadow root from the page, but not that of Enter', (type) => {
  watchRoots({ view: window, life })
  const press = (key: string) => {
    const event = new KeyboardEvent(type, { key, bubbles: true, composed: true })
    root.querySelector('input')?.dispatchEvent(event)
  }
  document.addEventListener(type, heard, { capture: true, signal: life.signal })
  press('a')
  press(' ')
  expect(heard).not.toHaveBeenCalled()
  press('Enter')
  expect(heard).toHaveBeenCalledOnce()
})

it("lets events pass and reports no intent once the page's life has ended", () => {
  watchRoots({ view: window, life })
  life.abort()
  send('.button', 'focusin')
  expect(onIntent).not.toHaveBeenCalled()
  expect(heard).toHaveBeenCalledOnce()
})
