import { useEffect, useState } from 'preact/compat'
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

it.each([
  'effect',
  'cleanup',
])('an error in an effect or its cleanup (%s) leaves the effects of the other roots running', async (at) => {
  const errors: string[] = []
  const { setTimeout: native } = globalThis
  // The error reaches the window of a page; here it would end the test run.
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    native(() => {
      try {
        work()
      } catch (error) {
        errors.push((error as Error).message)
      }
    }, ms),
  )
  const heard: unknown[] = []
  const fail = () => {
    throw new Error(at)
  }
  const Broken = () => {
    useEffect(() => (at === 'effect' ? fail() : fail), [])
    return null
  }
  const Sound = ({ value }: { value: number }) => {
    useEffect(() => {
      heard.push(value)
      return () => heard.push(-value)
    }, [value])
    return null
  }
  const draw = (component: unknown, value: number, root = createRoot(document.createElement('div'))) => {
    root.render(jsx(component, { value }) as never)
    return root
  }
  const broken = [draw(Broken, 1), draw(Broken, 1)]
  const [sound, removed] = [draw(Sound, 1), draw(Sound, 1)]
  await vi.waitFor(() => expect(heard).toEqual([1, 1]))
  for (const root of [...broken, removed]) root.unmount()
  await vi.waitFor(() => expect(heard).toEqual([1, 1, -1]))
  draw(Sound, 2, sound)
  await vi.waitFor(() => expect(heard).toEqual([1, 1, -1, -1, 2]))
  expect(errors).toEqual([at, at])
})
