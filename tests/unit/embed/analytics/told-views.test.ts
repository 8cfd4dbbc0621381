import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToldViews } from '../../../../src/embed/analytics/told-views'
import type { PageView } from '../../../../src/embed/page/page'
import { memoryStorage } from '../../../../src/platform/environment'

const KEY = 'cartlet:c1:shown'

/** One tab of a browser; tabs share their storage. */
function aTab(storage = memoryStorage()) {
  const view = new EventTarget() as Window
  const tell = createToldViews(storage, KEY, { view, document, life: new AbortController() } as PageView)
  const leave = () => view.dispatchEvent(new Event('pagehide'))
  const comeBack = () => view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  return { tell, leave, comeBack, storage }
}

describe('createToldViews', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('reports each view once per page', () => {
    const { tell } = aTab()
    expect([tell('/ item a'), tell('/ item a'), tell('/ item b')]).toEqual([true, false, true])
  })

  it('a second tab does not report a view that another tab shows, even after that tab has gone', () => {
    const first = aTab()
    const second = aTab(first.storage)
    expect([first.tell('/ item a'), second.tell('/ item a')]).toEqual([true, false])
    first.leave()
    expect(second.tell('/ item a')).toBe(false)
  })

  it('reports the view again on the next page, for example after a reload', () => {
    const first = aTab()
    first.tell('/ item a')
    first.leave()
    expect(first.storage.read(KEY)).toBeNull()
    expect(aTab(first.storage).tell('/ item a')).toBe(true)
  })

  it('does not report the view again when the page returns from the back/forward cache', () => {
    const first = aTab()
    first.tell('/ item a')
    first.leave()
    first.comeBack()
    expect(first.tell('/ item a')).toBe(false)
    expect(aTab(first.storage).tell('/ item a')).toBe(false)
  })

  it('forgets the view of a crashed tab after half an hour', () => {
    const first = aTab()
    first.tell('/ item a')
    vi.advanceTimersByTime(1_799_000)
    expect(aTab(first.storage).tell('/ item a')).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(aTab(first.storage).tell('/ item a')).toBe(true)
  })

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{"/ item a":7}',
    '{"/ item a":[1]}',
    '{"/ item a":["x","soon"]}',
    '{',
  ])('reports the view when another script has left %s in the storage', (text) => {
    const storage = memoryStorage()
    storage.write(KEY, text)
    expect(aTab(storage).tell('/ item a')).toBe(true)
  })
})
