/** Google Consent Mode, in the forms that pages use. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { consentReader, listenToGoogle } from '../../../../src/embed/visit/google-consent'

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

const consent = (action: string, terms: object) => gtag('consent', action, terms)
const analytics = (action: string, value: string, region?: string | string[]) =>
  consent(action, { analytics_storage: value, ...(region && { region }) })

describe('consentReader', () => {
  it.each<[string, unknown[], object, object]>([
    ['nothing', [], {}, {}],
    ['unrelated entries', [gtag('js', new Date()), { event: 'gtm.js' }, null, 7, gtag('config', 'G-1')], {}, {}],
    [
      'denied by default',
      [consent('default', { functionality_storage: 'denied', analytics_storage: 'denied' })],
      {},
      { storage: false, analytics: false },
    ],
    [
      'denied, then granted in part',
      [
        consent('default', { functionality_storage: 'denied', analytics_storage: 'denied' }),
        consent('update', { functionality_storage: 'granted' }),
      ],
      { storage: true },
      { storage: false, analytics: false },
    ],
    ['consent for advertising only', [consent('update', { ad_storage: 'granted', ad_user_data: 'granted' })], {}, {}],
    ['granted in one region only', [analytics('default', 'granted', ['US'])], {}, {}],
    ['granted in one region, named as a text', [analytics('default', 'granted', 'US')], {}, {}],
    ['denied in one region only', [analytics('default', 'denied', ['DE'])], {}, { analytics: false }],
    [
      'denied in one region, then granted elsewhere',
      [analytics('default', 'denied', ['DE', 'FR']), analytics('default', 'granted')],
      {},
      { analytics: false },
    ],
    [
      'granted everywhere, then denied in one region',
      [analytics('default', 'granted'), analytics('default', 'denied', ['DE'])],
      {},
      { analytics: false },
    ],
    [
      'granted in one region, denied elsewhere',
      [analytics('default', 'granted', ['US']), analytics('default', 'denied')],
      {},
      { analytics: false },
    ],
    [
      'denied in a region whose default is replaced by a grant, and granted elsewhere',
      [analytics('default', 'denied', ['us-ca']), analytics('default', 'granted', ['US-CA']), analytics('default', 'granted')],
      {},
      { analytics: true },
    ],
    ['granted for an empty list of regions', [analytics('default', 'granted', [])], {}, { analytics: true }],
    ['updated twice', [analytics('update', 'granted'), analytics('update', 'denied')], { analytics: false }, {}],
    ['granted by an update for a region', [analytics('update', 'granted', ['US'])], {}, {}],
    ['with invalid values', [consent('update', { functionality_storage: true, analytics_storage: 'yes' })], {}, {}],
    [
      'by another command',
      [gtag('consent', 'ask', { analytics_storage: 'granted' }), gtag('set', 'update', { analytics_storage: 'granted' })],
      {},
      {},
    ],
    ['as a plain array', [['consent', 'update', { analytics_storage: 'granted' }]], { analytics: true }, {}],
  ])('consentReader tells decisions from defaults on a page that has told Google: %s', (_, entries, updates, defaults) =>
    expect(consentReader()(entries)).toEqual({ updates, defaults }))

  it('consentReader remembers the defaults of earlier batches, and reads no entry twice', () => {
    const read = consentReader()
    const decision = analytics('update', 'granted')
    expect(read([analytics('default', 'denied', ['DE']), decision])).toEqual({
      updates: { analytics: true },
      defaults: { analytics: false },
    })
    expect(read([analytics('default', 'granted')])).toEqual({ updates: {}, defaults: { analytics: false } })
    expect(read([decision])).toEqual({ updates: {}, defaults: {} })
  })
})

describe('listenToGoogle', () => {
  it('reads the entries that a dataLayer already has and those that are pushed later', () => {
    const layer: unknown[] = [gtag('consent', 'default', { analytics_storage: 'denied' })]
    view.dataLayer = layer
    begin()
    expect(told).toHaveBeenLastCalledWith({ updates: {}, defaults: { analytics: false } })
    expect(layer.push({ event: 'x' }, gtag('consent', 'update', { analytics_storage: 'granted' }))).toBe(3)
    expect(told).toHaveBeenLastCalledWith({ updates: { analytics: true }, defaults: {} })
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
    expect(told.mock.calls).toEqual([[{ updates: { storage: true }, defaults: {} }]])
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
