import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserTabs } from '../../../../src/embed/visit/browser-tabs'

type Listener = () => void

/** The BroadcastChannels of one browser, which deliver at once. */
function channels() {
  const open = new Set<Channel>()
  class Channel {
    onmessage: Listener | null = null
    constructor(readonly name: string) {
      open.add(this)
    }
    postMessage() {
      for (const other of open) if (other !== this && other.name === this.name) other.onmessage?.()
    }
    close() {
      open.delete(this)
    }
  }
  return { Channel, open }
}

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

function aWindow(BroadcastChannel?: unknown) {
  const events = new EventTarget()
  const view = {
    document,
    BroadcastChannel,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as Window
  return {
    page: { view, document },
    fire: (name: string, more: object = {}) => events.dispatchEvent(Object.assign(new Event(name), more)),
  }
}

describe('browserTabs with BroadcastChannel', () => {
  it('a change reaches the other tabs of the same shop and no tab of another shop', () => {
    const { Channel } = channels()
    const [one, other, stranger] = ['c1', 'c1', 'c2'].map((id) => browserTabs(id, aWindow(Channel).page))
    const heard = [vi.fn(), vi.fn(), vi.fn()]
    for (const [place, tab] of [one, other, stranger].entries()) undo.push(tab?.onTold(heard[place] as Listener) as Listener)
    one?.tell()
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
  })

  it('reports a changed role or removed tokens in storage, but no first or renewed tokens', () => {
    const { Channel } = channels()
    const { page, fire } = aWindow(Channel)
    const heard = vi.fn()
    undo.push(browserTabs('c1', page).onTold(heard))
    const [visitor, member, renewed] = ['visitor', 'member', 'member'].map((role, n) =>
      JSON.stringify({ accessToken: `${n}`, role }),
    )
    const key = 'cartlet:c1:tokens'
    fire('storage', { key, oldValue: null, newValue: visitor })
    fire('storage', { key, oldValue: member, newValue: renewed })
    fire('storage', { key: 'cartlet:c2:tokens', oldValue: visitor, newValue: member })
    fire('storage', { key: 'cartlet:c1:changed', oldValue: 'a', newValue: 'b' })
    expect(heard).not.toHaveBeenCalled()
    fire('storage', { key, oldValue: visitor, newValue: member })
    expect(heard).toHaveBeenCalledTimes(1)
    fire('storage', { key, oldValue: renewed, newValue: null })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  // hazard 16
  it('closes its channel on pagehide, which would block the back/forward cache, and opens it on pageshow', () => {
    const { Channel, open } = channels()
    const { page, fire } = aWindow(Channel)
    undo.push(browserTabs('c1', page).onTold(() => {}))
    expect(open.size).toBe(1)
    fire('pagehide')
    expect(open.size).toBe(0)
    fire('pageshow', { persisted: true })
    expect(open.size).toBe(1)
  })

  it('closes its channel when the listener is removed', () => {
    const { Channel, open } = channels()
    browserTabs('c1', aWindow(Channel).page).onTold(() => {})()
    expect(open.size).toBe(0)
  })
})

describe('browserTabs without BroadcastChannel', () => {
  const noChannel = class {
    constructor() {
      throw new DOMException('An opaque origin has none', 'SecurityError')
    }
  }
  it.each([
    ['have never had them', undefined],
    ['are refused them', noChannel],
  ])('without channels, tabs that %s react to the "changed" key in storage and to no other key', (_, BroadcastChannel) => {
    const { page, fire } = aWindow(BroadcastChannel)
    const heard = vi.fn()
    undo.push(browserTabs('c1', page).onTold(heard))
    fire('storage', { key: 'cartlet:c1:count' })
    expect(heard).not.toHaveBeenCalled()
    fire('storage', { key: 'cartlet:c1:changed' })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('onReturn', () => {
  it("reports a visitor's return on visibilitychange and on a restored page, but not on the first pageshow", () => {
    const { page, fire } = aWindow()
    const back = vi.fn()
    undo.push(browserTabs('c1', page).onReturn(back))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(back).toHaveBeenCalledTimes(1)
    fire('pageshow', { persisted: false })
    expect(back).toHaveBeenCalledTimes(1)
    fire('pageshow', { persisted: true })
    expect(back).toHaveBeenCalledTimes(2)
  })
})
