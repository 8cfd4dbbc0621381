/** Pushing to `window.dataLayer` never throws, whatever the page has made of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pushEvent } from '../../../../src/embed/analytics/data-layer'

const EVENT = { event: 'view_cart', ecommerce: { currency: 'EUR', value: 1, items: [] } }
const page = (layer?: unknown) => ({ dataLayer: layer }) as unknown as Window & { dataLayer: unknown }

describe('pushEvent', () => {
  let said: string[] = []
  beforeEach(() => {
    said = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
  })
  afterEach(() => vi.restoreAllMocks())

  it('creates a missing dataLayer and pushes a reset before the event', () => {
    const view = page()
    pushEvent(view, EVENT)
    expect(view.dataLayer).toEqual([{ ecommerce: null }, EVENT])
  })

  it('pushes into whatever object with a push method is in the dataLayer at that time', () => {
    const first: unknown[] = []
    const view = page(first)
    pushEvent(view, EVENT)
    const taken: unknown[] = []
    view.dataLayer = { push: (entry: unknown) => taken.push(entry) }
    pushEvent(view, EVENT)
    expect(first).toHaveLength(2)
    expect(taken).toEqual([{ ecommerce: null }, EVENT])
    expect(said).toEqual([])
  })

  it.each<[string, () => Window]>([
    ['frozen', () => page(Object.freeze([]))],
    ['text', () => page('none of yours')],
    ['an element of that name', () => page(document.createElement('form'))],
    [
      'a list whose push throws',
      () =>
        page({
          push() {
            throw new Error('not today')
          },
        }),
    ],
    [
      'not to be read',
      () =>
        Object.defineProperty({}, 'dataLayer', {
          get() {
            throw new Error('not today')
          },
        }) as Window,
    ],
    ['not to be made', () => Object.freeze({}) as Window],
  ])('does not throw when the dataLayer is %s', (_, make) => {
    const view = make()
    expect(() => pushEvent(view, EVENT)).not.toThrow()
  })

  it('reports a dataLayer without a push method once and leaves its value unchanged', async () => {
    // Loaded again, because each problem is reported once per page and the cases above have reported it.
    vi.resetModules()
    const { pushEvent: push } = await import('../../../../src/embed/analytics/data-layer')
    const view = page(7)
    push(view, EVENT)
    push(view, EVENT)
    expect(said).toEqual([expect.stringContaining('window.dataLayer is not an array.')])
    expect(view.dataLayer).toBe(7)
  })
})
