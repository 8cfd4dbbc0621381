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
it('keeps the very first event in a root from the page', () => {
  watchRoots({ view: window, document, life })
  send('input', 'focusin')
  expect(heard).not.toHaveBeenCalled()
})

it.each(['pointerover', 'focusin'])('takes %s on a buy button, and on nothing else, for an intent', (type) => {
  watchRoots({ view: window, document, life })
  send('.other', type)
  expect(onIntent).not.toHaveBeenCalled()
  send('.button', type)
  expect(onIntent).toHaveBeenCalledOnce()
})

// The whole page: tests/e2e/hostile/keys.spec.ts.
it.each(['keydown', 'keypress', 'keyup'])('keeps a letter of %s in a root from the page, and no named key', (type) => {
  watchRoots({ view: window, document, life })
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

it('lets everything pass once the life of the page has ended', () => {
  watchRoots({ view: window, document, life })
  life.abort()
  send('.button', 'focusin')
  expect(onIntent).not.toHaveBeenCalled()
  expect(heard).toHaveBeenCalledOnce()
})
