/** What `cartlet/react` writes on a server. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawAhead } from '../../../src/server/draw-ahead'
import { aSnapshot } from '../../support/fixtures/rendered-page'

const HOUR_MS = 3_600_000
const agedBy = (hours: number) => ({ ...aSnapshot(), takenAt: new Date(Date.now() - hours * HOUR_MS).toISOString() })
const button = { name: 'buy-button', component: 'BuyButton', attributes: { product: 'blue-mug' }, maxAge: 24 }
const toggle = {
  name: 'cart-toggle',
  component: 'CartToggle',
  attributes: {},
  maxAge: 24,
  clientId: 'c',
  room: ':host{color:red}',
}

describe('drawAhead', () => {
  let lines: string[]
  beforeEach(() => {
    lines = []
    vi.spyOn(console, 'warn').mockImplementation((...all) => void lines.push(all.join(' ')))
    vi.spyOn(console, 'error').mockImplementation((...all) => void lines.push(all.join(' ')))
  })
  afterEach(() => vi.restoreAllMocks())

  it('draws the prices of a snapshot that is not older than the setting allows', () => {
    const snapshot = agedBy(23)
    expect(drawAhead({ ...button, snapshot, clientId: snapshot.clientId })).toContain('€18.00')
    expect(drawAhead({ ...button, snapshot: agedBy(30), maxAge: 48, clientId: snapshot.clientId })).toContain('€18.00')
  })

  it('does not draw an old snapshot, and says so where a component has nothing else to show', () => {
    const snapshot = agedBy(25)
    const old = { ...button, snapshot, clientId: snapshot.clientId }
    expect(drawAhead({ ...old, children: 'Blue Mug' })).toBeUndefined()
    expect(lines).toEqual([])
    expect(drawAhead(old)).toBeUndefined()
    expect(lines.join()).toContain('more than 24 hours ago')
  })

  it('reserves the room of a part that only pages draw, unless the styles of the page are files', () => {
    expect(drawAhead(toggle)).toBe('<style>:host{color:red}</style><slot></slot>')
    expect(drawAhead({ ...toggle, styleNonce: 'a"b' })).toBe('<style nonce="a&quot;b">:host{color:red}</style><slot></slot>')
    expect(drawAhead({ ...toggle, styles: '/cartlet/' })).toBeUndefined()
  })

  it('a button has its room until there is a drawing of it: without a snapshot, and with an old one', () => {
    const room = '<style>:host{color:red}</style><slot></slot>'
    const asked = { ...button, room: toggle.room, children: 'Blue Mug' }
    const snapshot = agedBy(1)
    expect(drawAhead({ ...asked, clientId: snapshot.clientId })).toBe(room)
    expect(drawAhead({ ...asked, snapshot: agedBy(25), clientId: snapshot.clientId })).toBe(room)
    expect(drawAhead({ ...asked, snapshot, clientId: snapshot.clientId })).not.toContain('color:red')
  })

  it('a grid has a slot for each card of the page’s own, and none where the snapshot is too old', () => {
    const own = { ...toggle, ownCards: true, name: 'collection', component: 'Collection', attributes: { collection: 'home' } }
    const [product] = aSnapshot().products
    const collections = [{ reference: 'home', id: 'c', name: 'Home', products: [product?.id ?? ''] }]
    const slots = (hours: number, styles?: string) => {
      const snapshot = { ...agedBy(hours), collections }
      return drawAhead({ ...own, snapshot, clientId: snapshot.clientId, styles })?.match(/<slot[^>]*>/g)
    }
    expect(slots(1)).toEqual([`<slot name="card-${product?.id}">`])
    expect(slots(25)).toEqual(['<slot>'])
    expect(slots(25, '/cartlet/')).toEqual(['<slot>'])
  })
})
