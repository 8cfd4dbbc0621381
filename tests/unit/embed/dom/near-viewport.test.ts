// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const FRAME_MS = 20

let frame: ((targets: readonly Element[]) => void) | undefined
let observed: Set<Element>
let now: number

/** The browser's part: tells at the next frame of whoever has been observed since. */
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    frame = (targets) => callback(targets.map((target) => ({ isIntersecting: true, target })))
  }
  observe = (element: Element) => void observed.add(element)
  unobserve = (element: Element) => void observed.delete(element)
}

beforeEach(() => {
  vi.resetModules() // the one observer of a page
  observed = new Set()
  now = 1000
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = async () => (await import('../../../../src/embed/dom/near-viewport')).whenNear
const elements = (count: number) => Array.from({ length: count }, () => document.createElement('div'))

it('calls back once for each element that comes near', async () => {
  const whenNear = await load()
  const [near, far] = elements(2) as unknown as [Element, Element]
  const calls: string[] = []
  whenNear(near, () => () => calls.push('near'))
  whenNear(far, () => () => calls.push('far'))
  frame?.([near])
  frame?.([near])
  expect(calls).toEqual(['near'])
  expect([...observed]).toEqual([far])
})

it('draws no more in a frame than there is time for, and the rest in the next ones', async () => {
  const whenNear = await load()
  const all = elements(5)
  const calls: number[] = []
  all.forEach((element, place) => {
    whenNear(element, () => () => {
      calls.push(place)
      now += FRAME_MS * 0.3
    })
  })
  const frames: number[][] = []
  while (observed.size) {
    frame?.([...observed])
    frames.push(calls.splice(0))
  }
  expect(frames).toEqual([[0, 1], [2, 3], [4]])
})

it('draws one a frame where each takes longer than a frame', async () => {
  const whenNear = await load()
  let drawn = 0
  const all = elements(3)
  for (const element of all)
    whenNear(element, () => () => {
      drawn += 1
      now += 5 * FRAME_MS
    })
  frame?.(all)
  expect(drawn).toBe(1)
  expect(observed.size).toBe(2)
})

it('reads from the page for all elements of a frame before it draws any', async () => {
  const whenNear = await load()
  const calls: string[] = []
  const all = elements(2)
  all.forEach((element, place) => {
    whenNear(element, () => {
      calls.push(`read ${place}`)
      return () => calls.push(`draw ${place}`)
    })
  })
  frame?.(all)
  expect(calls).toEqual(['read 0', 'read 1', 'draw 0', 'draw 1'])
})

it('forgets an element whose wait was called off, even one that was put off', async () => {
  const whenNear = await load()
  const [first, second] = elements(2) as unknown as [Element, Element]
  const calls: string[] = []
  whenNear(first, () => () => {
    calls.push('first')
    now += 5 * FRAME_MS
  })
  const stop = whenNear(second, () => () => calls.push('second'))
  frame?.([first, second])
  stop()
  frame?.([...observed])
  expect(calls).toEqual(['first'])
  expect(observed.size).toBe(0)
})

it('does not wait where the browser cannot tell', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const whenNear = await load()
  const near = vi.fn()
  whenNear(document.createElement('div'), () => near)
  expect(near).toHaveBeenCalledOnce()
})
