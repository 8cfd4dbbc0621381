import { useState } from 'preact/compat'
import { afterEach, expect, it, vi } from 'vitest'
import { createRoot } from '../../../../src/embed/preact/client'
import { jsx } from '../../../../src/embed/preact/jsx-runtime'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A component that draws a number, and the function that sets the number. */
function aCounter() {
  let set = (_value: number) => {}
  const Counter = () => {
    const [value, setValue] = useState(0)
    set = setValue
    return jsx('p', { children: [value, jsx('i', {})] })
  }
  const container = document.createElement('div')
  createRoot(container).render(jsx(Counter, {}) as never)
  return { container, set: (value: number) => set(value) }
}

it('draws a change on a page that has replaced queueMicrotask and Promise', async () => {
  vi.stubGlobal('queueMicrotask', () => {})
  const { Promise: native } = globalThis
  const { container, set } = aCounter()
  vi.stubGlobal('Promise', undefined)
  set(1)
  vi.stubGlobal('Promise', native)
  await vi.waitFor(() => expect(container.textContent).toBe('1'))
})

it("creates nodes when named elements of the page shadow the document's methods", () => {
  const container = document.createElement('div')
  const names = ['createElementNS', 'createTextNode']
  const image = document.createElement('img')
  for (const name of names) Object.defineProperty(document, name, { value: image, configurable: true })
  try {
    createRoot(container).render(jsx('p', { children: ['text', jsx('b', {})] }) as never)
  } finally {
    for (const name of names) Reflect.deleteProperty(document, name)
  }
  expect(container.innerHTML).toBe('<p>text<b></b></p>')
})
