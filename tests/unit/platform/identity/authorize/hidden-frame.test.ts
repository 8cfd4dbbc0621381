import { describe, expect, it } from 'vitest'
import type { FrameMessage } from '../../../../../src/platform/environment'
import { type FramePage, hiddenFrameIn } from '../../../../../src/platform/identity/authorize/hidden-frame'

/** As much of a page as a frame needs; tests in real browsers check the actual behaviour. */
function aPage({ hasBody = true, canReport = true } = {}) {
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
  const violations = new EventTarget()
  const reports = new Set<(found: object[]) => void>()
  const page = {
    document: {
      createElement: () => frame,
      body: hasBody ? parent : null,
      documentElement: parent,
      addEventListener: violations.addEventListener.bind(violations),
      removeEventListener: violations.removeEventListener.bind(violations),
    },
    ...(canReport && {
      ReportingObserver: class {
        constructor(readonly hear: (found: object[]) => void) {}
        observe = () => reports.add(this.hear)
        disconnect = () => reports.delete(this.hear)
      },
    }),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  const speak = (source: unknown) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data: 'hello', origin: 'https://login.example', source }))
  const violate = (violation: object) => violations.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
  const report = (...found: object[]) => {
    for (const hear of reports) hear(found)
  }
  return { page: page as unknown as FramePage, frame, children, speak, violate, report }
}

const heardFrom = (isFromFrame: boolean): FrameMessage => ({ data: 'hello', origin: 'https://login.example', isFromFrame })

/** As in Chromium, where only its JSON has the members. */
const aReport = (body: object) => ({ type: 'coep', body: { toJSON: () => body } })

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

  it('a frame that a policy of the page refuses is told at once, and no other refusal is', () => {
    const { page, violate, report } = aPage()
    let refusals = 0
    const nothing = () => {}
    const close = hiddenFrameIn(page)('https://login.example/authorize?x=1', nothing, nothing, () => {
      refusals += 1
    })
    const enforced = { disposition: 'enforce' }
    violate({ ...enforced, effectiveDirective: 'frame-src', blockedURI: 'https://other.example' })
    violate({ ...enforced, effectiveDirective: 'connect-src', blockedURI: 'https://login.example' })
    violate({ disposition: 'report', effectiveDirective: 'frame-src', blockedURI: 'https://login.example' })
    report(aReport({ ...enforced, blockedURL: 'https://other.example/' }))
    report(aReport({ disposition: 'reporting', blockedURL: 'https://login.example/authorize?x=1' }))
    expect(refusals).toBe(0)
    violate({ ...enforced, effectiveDirective: 'frame-src', blockedURI: 'https://login.example' })
    expect(refusals).toBe(1)
    report(aReport({ ...enforced, blockedURL: 'https://login.example/authorize?x=1' }))
    expect(refusals).toBe(2)
    close()
    violate({ ...enforced, effectiveDirective: 'frame-src', blockedURI: 'https://login.example' })
    report(aReport({ ...enforced, blockedURL: 'https://login.example/authorize?x=1' }))
    expect(refusals).toBe(2)
  })

  it('a frame is opened in a browser that reports no refusals', () => {
    const { page, frame, children } = aPage({ canReport: false })
    hiddenFrameIn(page)('https://login.example/', () => {})()
    hiddenFrameIn(page)('https://login.example/', () => {})
    expect([...children]).toEqual([frame])
  })

  it('passes on no message after it was closed', () => {
    const { page, speak } = aPage()
    const heard: FrameMessage[] = []
    hiddenFrameIn(page)('https://login.example/', (message) => heard.push(message))()
    speak({})
    expect(heard).toEqual([])
  })
})
