import { describe, expect, it } from 'vitest'
import { takeLoginReturn } from '../../../../src/embed/visit/login-return'

const KEY = 'cartlet:c1:login'

/** A window with only an address, a history and a session storage. */
function aWindow(href: string, { waiting = true, storage }: { waiting?: boolean; storage?: () => Storage } = {}) {
  const location = { href }
  const replaced: unknown[] = []
  const stored = { getItem: (key: string) => (waiting && key === KEY ? '{"codeVerifier":"secret"}' : null) }
  const view = {
    location,
    history: {
      state: { of: 'the router' },
      replaceState(state: unknown, _: string, url: URL) {
        replaced.push(state)
        location.href = url.href
      },
    },
    get sessionStorage() {
      return storage ? storage() : stored
    },
  }
  return { view: view as unknown as Window, location, replaced }
}

describe('takeLoginReturn', () => {
  // hazard 27
  it.each([
    ['https://page.example/shop?p=1#code=secret&state=s', 'https://page.example/shop?p=1'],
    ['https://page.example/shop?p=1#state=s&error=access_denied', 'https://page.example/shop?p=1'],
    ['https://page.example/?code=secret&state=s&p=1#top', 'https://page.example/?p=1#top'],
    // A `code` parameter of the page itself does not belong to the login.
    ['https://page.example/?code=WELCOME10&error=0#code=secret&state=s', 'https://page.example/?code=WELCOME10&error=0'],
    ['https://page.example/?error=login_required&error_description=Nobody&state=s', 'https://page.example/'],
  ])("returns %s once and removes the login's parameters from the address", (href, left) => {
    const { view, location, replaced } = aWindow(href)
    expect(takeLoginReturn('c1', view)).toBe(href)
    expect([location.href, replaced]).toEqual([left, [{ of: 'the router' }]])
    expect(takeLoginReturn('c1', view)).toBeUndefined()
  })

  // hazard 36
  it.each([
    ['this tab started no login', 'https://page.example/#code=x&state=s', { waiting: false }],
    ['it is another shop’s', 'https://page.example/#code=x&state=s', { id: 'c2' }],
    ['it has no login parameters', 'https://page.example/?state=open&page=2', {}],
    ['it only has a code', 'https://page.example/?code=WELCOME10', {}],
    [
      'the page’s storage is blocked',
      'https://page.example/#code=x&state=s',
      {
        storage: () => {
          throw new DOMException('no', 'SecurityError')
        },
      },
    ],
  ])('leaves the address unchanged and returns nothing when %s', (_, href, {
    id = 'c1',
    ...options
  }: { id?: string; waiting?: boolean; storage?: () => Storage }) => {
    const { view, location, replaced } = aWindow(href, options)
    expect(takeLoginReturn(id, view)).toBeUndefined()
    expect([location.href, replaced]).toEqual([href, []])
  })
})
