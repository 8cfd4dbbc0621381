import { describe, expect, it } from 'vitest'
import type { FrameMessage } from '../../../../../src/platform/environment'
import { type FramePage, hiddenFrameIn } from '../../../../../src/platform/identity/authorize/hidden-frame'

/** As much of a page as a frame needs; whether real ones behave so is for the browsers to say. */
function aPage({ hasBody = true } = {}) {
  const target = new EventTarget()
  const children = new Set<object>()
  const frame = {
    style: {} as Record<string, string>,
    src: '',
    onload: null as (() => void) | null,
    contentWindow: {} as object | null,
    remove: () => {
      children.delete(frame)
      frame.contentWindow = null
    },
  }
  const parent = { append: (child: object) => children.add(child) }
  const page = {
    document: { createElement: () => frame, body: hasBody ? parent : null, documentElement: parent },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  const speak = (source: unknown) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data: 'hello', origin: 'https://login.example', source }))
  return { page: page as unknown as FramePage, frame, children, speak }
}

const heardFrom = (isFromFrame: boolean): FrameMessage => ({ data: 'hello', origin: 'https://login.example', isFromFrame })

describe('a hidden frame', () => {
  it.each([true, false])('is in the page, shows nothing, and is gone when closed (body: %s)', (hasBody) => {
    const { page, frame, children } = aPage({ hasBody })
    const close = hiddenFrameIn(page)('https://login.example/', () => {})
    expect([...children]).toEqual([frame])
    expect([frame.style, frame.src]).toEqual([{ display: 'none' }, 'https://login.example/'])
    close()
    expect([...children]).toEqual([])
  })

  it('hears every message of the page, and knows its own', () => {
    const { page, frame, speak } = aPage()
    const heard: FrameMessage[] = []
    hiddenFrameIn(page)('https://login.example/', (message) => heard.push(message))
    for (const source of [frame.contentWindow, {}, null]) speak(source)
    expect(heard).toEqual([heardFrom(true), heardFrom(false), heardFrom(false)])
  })

  // hazard 35
  it('does not take a message without a window for its own when somebody has removed the frame', () => {
    const { page, frame, speak } = aPage()
    const heard: FrameMessage[] = []
    hiddenFrameIn(page)('https://login.example/', (message) => heard.push(message))
    frame.remove()
    speak(null)
    expect(heard).toEqual([heardFrom(false)])
  })

  it('tells each time it has loaded something, be it the browser’s own page in the place of a refused one', () => {
    const { page, frame } = aPage()
    let loads = 0
    hiddenFrameIn(page)(
      'https://login.example/',
      () => {},
      () => {
        loads += 1
      },
    )
    frame.onload?.()
    frame.onload?.()
    expect(loads).toBe(2)
  })

  it('hears nothing after it was closed', () => {
    const { page, speak } = aPage()
    const heard: FrameMessage[] = []
    hiddenFrameIn(page)('https://login.example/', (message) => heard.push(message))()
    speak({})
    expect(heard).toEqual([])
  })
})
