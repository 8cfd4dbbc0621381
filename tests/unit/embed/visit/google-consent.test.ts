/** Google Consent Mode, in the forms that pages use. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenToGoogle, requestIn } from '../../../../src/embed/visit/google-consent'

/** Like Google's snippet: returns its `arguments` object, not an array. */
function gtag(..._: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: Google's snippet pushes exactly this.
  return arguments
}

const view = window as Window & { dataLayer?: unknown }
let life = new AbortController()
const told = vi.fn()
const begin = () => listenToGoogle({ view, life }, told)

afterEach(() => {
  life.abort()
  life = new AbortController()
  delete view.dataLayer
  told.mockClear()
})

describe('requestIn', () => {
  it.each<[string, unknown[], object]>([
    ['nothing', [], {}],
    ['unrelated entries', [gtag('js', new Date()), { event: 'gtm.js' }, null, 7, gtag('config', 'G-1')], {}],
    [
      'denied by default',
      [gtag('consent', 'default', { functionality_storage: 'denied', analytics_storage: 'denied' })],
      { storage: false, analytics: false },
    ],
    [
      'denied, then granted in part',
      [
        gtag('consent', 'default', { functionality_storage: 'denied', analytics_storage: 'denied' }),
        gtag('consent', 'update', { functionality_storage: 'granted' }),
      ],
      { storage: true, analytics: false },
    ],
    ['consent for advertising only', [gtag('consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted' })], {}],
    ['granted in one region only', [gtag('consent', 'default', { analytics_storage: 'granted', region: ['US'] })], {}],
    [
      'denied in one region only',
      [gtag('consent', 'default', { analytics_storage: 'denied', region: ['DE'] })],
      { analytics: false },
    ],
    ['with invalid values', [gtag('consent', 'update', { functionality_storage: true, analytics_storage: 'yes' })], {}],
    [
      'by another command',
      [gtag('consent', 'ask', { analytics_storage: 'granted' }), gtag('set', 'update', { analytics_storage: 'granted' })],
      {},
    ],
    ['as a plain array', [['consent', 'update', { analytics_storage: 'granted' }]], { analytics: true }],
  ])('requestIn reads the consent of a page that has told Google: %s', (_, entries, requests) =>
    expect(requestIn(entries)).toEqual(requests))
})

describe('listenToGoogle', () => {
  it('reads the entries that a dataLayer already has and those that are pushed later', () => {
    const layer: unknown[] = [gtag('consent', 'default', { analytics_storage: 'denied' })]
    view.dataLayer = layer
    begin()
    expect(told).toHaveBeenLastCalledWith({ analytics: false })
    expect(layer.push({ event: 'x' }, gtag('consent', 'update', { analytics_storage: 'granted' }))).toBe(3)
    expect(told).toHaveBeenLastCalledWith({ analytics: true })
    expect(layer).toHaveLength(3)
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('adds no enumerable key to the dataLayer and restores its push method at the end', () => {
    const layer: unknown[] = []
    const { push } = layer
    view.dataLayer = layer
    begin()
    expect(layer.push).not.toBe(push)
    const seen: string[] = []
    for (const key in layer) seen.push(key)
    expect(seen).toEqual([])
    life.abort()
    expect(layer.push).toBe(push)
  })

  it("does not undo another script's push wrapper, and reports nothing after the page's life has ended", () => {
    const layer: unknown[] = []
    view.dataLayer = layer
    begin()
    const ours = layer.push
    const theirs = (...entries: unknown[]) => Reflect.apply(ours, layer, entries)
    layer.push = theirs
    life.abort()
    expect(layer.push).toBe(theirs)
    layer.push(gtag('consent', 'update', { analytics_storage: 'granted' }))
    expect(layer).toHaveLength(1)
    expect(told).not.toHaveBeenCalled()
  })

  it('finds a dataLayer that is created later after a click, and reports it once', async () => {
    begin()
    view.dataLayer = [gtag('consent', 'update', { functionality_storage: 'granted' })]
    for (const _ of [1, 2]) {
      view.dispatchEvent(new Event('click'))
      await new Promise((task) => setTimeout(task))
    }
    expect(told.mock.calls).toEqual([[{ storage: true }]])
  })

  it.each([
    [Object.freeze([gtag('consent', 'update', { analytics_storage: 'granted' })]), 1],
    ['a text', 0],
    [{ push() {} }, 0],
  ])('reads a frozen dataLayer and ignores one that is no list', (layer, times) => {
    view.dataLayer = layer
    begin()
    expect(told).toHaveBeenCalledTimes(times)
  })
})
