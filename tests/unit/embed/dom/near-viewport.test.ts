// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const FRAME_MS = 16

let frame: ((targets: readonly Element[], isIntersecting?: boolean) => void) | undefined
let observed: Set<Element>
let nextFrames: (() => void)[]
let now: number

/** The browser's part: reports the elements that the test names as intersecting or not. */
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    frame = (targets, isIntersecting = true) => callback(targets.map((target) => ({ isIntersecting, target })))
  }
  observe = (element: Element) => void observed.add(element)
  unobserve = (element: Element) => void observed.delete(element)
}

/** Runs the callbacks of the next animation frame and the tasks after it. */
const drawFrame = () => {
  for (const callback of nextFrames.splice(0)) callback()
}

beforeEach(() => {
  vi.resetModules() // the module has one observer per page
  observed = new Set()
  nextFrames = []
  now = 1000
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => nextFrames.push(callback))
  vi.stubGlobal('setTimeout', (callback: () => void) => callback())
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = async () => (await import('../../../../src/embed/dom/near-viewport')).whenNear
const elements = (count: number) => Array.from({ length: count }, () => document.createElement('div'))

it('calls back once for each element that comes near the viewport', async () => {
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

/** Which elements are drawn in each frame, when reading one takes `readMs` and drawing one `drawMs`. */
async function framesOf(count: number, { readMs = 0, drawMs = 0 }): Promise<number[][]> {
  const whenNear = await load()
  const all = elements(count)
  const calls: number[] = []
  all.forEach((element, place) => {
    whenNear(element, () => {
      now += readMs
      return () => {
        calls.push(place)
        now += drawMs
      }
    })
  })
  frame?.(all)
  const frames = [calls.splice(0)]
  while (nextFrames.length && frames.length < 99) {
    drawFrame()
    frames.push(calls.splice(0))
  }
  return frames
}

it('draws only as many elements per frame as there is time for, and the rest in later frames', async () => {
  expect(await framesOf(5, { drawMs: 3 })).toEqual([[0, 1], [2, 3], [4]])
})

it('draws one element per frame when each takes longer than a frame', async () => {
  expect(await framesOf(3, { drawMs: 5 * FRAME_MS })).toEqual([[0], [1], [2]])
})

it('draws one element in every frame, however long reading takes', async () => {
  expect(await framesOf(3, { readMs: FRAME_MS, drawMs: FRAME_MS })).toEqual([[0], [1], [2]])
})

it('reads 16 of 40 elements before it draws the first, and the rest later', async () => {
  const whenNear = await load()
  let isRead = 0
  let readAhead = 0
  const all = elements(40)
  for (const element of all)
    whenNear(element, () => {
      isRead += 1
      return () => {
        readAhead ||= isRead
      }
    })
  frame?.(all)
  while (nextFrames.length) drawFrame()
  expect(readAhead).toBe(16)
  expect(isRead).toBe(40)
})

it('reads several elements before it draws any, and reads each only once', async () => {
  const whenNear = await load()
  const calls: string[] = []
  const all = elements(2)
  all.forEach((element, place) => {
    whenNear(element, () => {
      calls.push(`read ${place}`)
      return () => {
        calls.push(`draw ${place}`)
        now += FRAME_MS
      }
    })
  })
  frame?.(all)
  drawFrame()
  expect(calls).toEqual(['read 0', 'read 1', 'draw 0', 'draw 1'])
})

it('draws elements that arrive in the meantime after those that were already waiting', async () => {
  const whenNear = await load()
  const [first, second, late] = elements(3) as unknown as [Element, Element, Element]
  const calls: string[] = []
  const draws = (name: string) => () => () => {
    calls.push(name)
    now += FRAME_MS
  }
  whenNear(first, draws('first'))
  whenNear(second, draws('second'))
  whenNear(late, draws('late'))
  frame?.([first, second])
  frame?.([late])
  expect(calls).toEqual(['first'])
  drawFrame()
  drawFrame()
  expect(calls).toEqual(['first', 'second', 'late'])
  expect(nextFrames).toEqual([])
})

it('draws visible elements before one that was scrolled past, which is drawn when it comes back', async () => {
  const whenNear = await load()
  const [first, passed, inView] = elements(3) as unknown as [Element, Element, Element]
  const calls: string[] = []
  const draws = (name: string) => () => () => {
    calls.push(name)
    now += FRAME_MS
  }
  whenNear(first, draws('first'))
  whenNear(passed, draws('passed'))
  whenNear(inView, draws('in view'))
  frame?.([first, passed])
  frame?.([passed], false)
  frame?.([inView])
  drawFrame()
  drawFrame()
  expect(calls).toEqual(['first', 'in view'])
  frame?.([passed])
  expect(calls).toEqual(['first', 'in view', 'passed'])
  expect(observed.size).toBe(0)
})

it('draws the remaining elements after one has thrown', async () => {
  const whenNear = await load()
  const [broken, whole] = elements(2) as unknown as [Element, Element]
  const draw = vi.fn()
  whenNear(broken, () => () => {
    throw new Error('broken')
  })
  whenNear(whole, () => draw)
  expect(() => frame?.([broken, whole])).toThrow('broken')
  drawFrame()
  expect(draw).toHaveBeenCalledOnce()
})

it('does not draw an element whose wait was cancelled while it was queued', async () => {
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
  drawFrame()
  expect(calls).toEqual(['first'])
  expect(observed.size).toBe(0)
})

/** An element with `display: contents` in the document. */
function boxless(html: string): [element: Element, boxes: Element[]] {
  document.body.innerHTML = `<style>main, span { display: contents }</style><main>${html}</main>`
  const element = document.querySelector('main') as Element
  return [element, [...element.querySelectorAll('*')]]
}

it('draws an element without a box of its own when one of the boxes in it comes near, however deep it is', async () => {
  const whenNear = await load()
  const [element, [first, span, second]] = boxless('<a>First</a><span><a>Second</a></span>') as [
    Element,
    [Element, Element, Element],
  ]
  const draw = vi.fn()
  whenNear(element, () => draw)
  frame?.([element], false)
  frame?.([first, span], false)
  expect(draw).not.toHaveBeenCalled()
  frame?.([second])
  expect(draw).toHaveBeenCalledOnce()
})

it('waits a second time for the boxes of an element that has none', async () => {
  const whenNear = await load()
  const [element, [box]] = boxless('<a>First</a>') as [Element, [Element]]
  const draw = vi.fn()
  whenNear(element, () => draw)
  frame?.([element], false)
  frame?.([box])
  const added = vi.spyOn(observed, 'add')
  const removed = vi.spyOn(observed, 'delete')
  whenNear(element, () => draw)
  frame?.([element], false)
  // An observer says nothing about an element that it observes already.
  expect(removed).toHaveBeenCalledWith(box)
  expect(added).toHaveBeenLastCalledWith(box)
  frame?.([box])
  expect(draw).toHaveBeenCalledTimes(2)
})

it.each([
  ['words', 'Buy the mug'],
  ['words beside a hidden hint', 'Buy the mug <span style="display:none">Hint</span>'],
  ['what is never drawn', '<template style="display:none"><a>Mug</a></template>'],
])('draws an element at once that has no box and %s in it', async (_, html) => {
  const whenNear = await load()
  const [element] = boxless(html)
  const draw = vi.fn()
  whenNear(element, () => draw)
  frame?.([element], false)
  expect(draw).toHaveBeenCalledOnce()
})

it('draws at once when the browser has no IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const whenNear = await load()
  const near = vi.fn()
  whenNear(document.createElement('div'), () => near)
  expect(near).toHaveBeenCalledOnce()
})
