import { describe, expect, it } from 'vitest'
import type { FrameMessage } from '../../../../../src/platform/environment'
import { type FramePage, hiddenFrameIn } from '../../../../../src/platform/identity/authorize/hidden-frame'

/** As much of a page as a frame needs; tests in real browsers check the actual behaviour. */
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
  it.each([true, false])('adds an invisible frame to the page and removes it when closed (body: %s)', (hasBody) => {
    const { page, frame, children } = aPage({ hasBody })
    const close = hiddenFrameIn(page)('https://login.example/', () => {})
    expect([...children]).toEqual([frame])
    expect([frame.style, frame.src]).toEqual([{ display: 'none' }, 'https://login.example/'])
    close()
    expect([...children]).toEqual([])
  })

  it('passes on every message of the page and marks those from its own frame', () => {
    const { page, frame, speak } = aPage()
    const heard: FrameMessage[] = []
    hiddenFrameIn(page)('https://login.example/', (message) => heard.push(message))
    for (const source of [frame.contentWindow, {}, null]) speak(source)
    expect(heard).toEqual([heardFrom(true), heardFrom(false), heardFrom(false)])
  })

  // hazard 35
  it('does not mark a message without a source as its own after the frame was removed', () => {
    const { page, frame, speak } = aPage()
    const heard: FrameMessage[] = []
    hiddenFrameIn(page)('https://login.example/', (message) => heard.push(message))
    frame.remove()
    speak(null)
    expect(heard).toEqual([heardFrom(false)])
  })

  it('calls its load listener for each page that the frame loads', () => {
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

  it('passes on no message after it was closed', () => {
    const { page, speak } = aPage()
    const heard: FrameMessage[] = []
    hiddenFrameIn(page)('https://login.example/', (message) => heard.push(message))()
    speak({})
    expect(heard).toEqual([])
  })
})
