/** What a row of deviations.json hides, and what it does not. */
import { describe, expect, it } from 'vitest'
import { type Deviation, excuses } from './deviations'

const row = (more: Partial<Deviation>): Deviation => ({ vectors: 'cart.*', path: 'result.a', why: 'better', ...more })
const hides = (deviation: Deviation, sdk: unknown, ours: unknown, vector = 'cart.get', path = 'result.a') =>
  excuses(deviation, vector, { path, sdk, ours })

describe('a deviation', () => {
  it('hides the one difference it names', () => {
    const deviation = row({ sdk: 1, ours: 2 })
    expect(hides(deviation, 1, 2)).toBe(true)
    expect(hides(deviation, 1, 3)).toBe(false)
    expect(hides(deviation, 2, 2)).toBe(false)
    expect(hides(deviation, 1, 2, 'products.get')).toBe(false)
    expect(hides(deviation, 1, 2, 'cart.get', 'result.b')).toBe(false)
  })

  it('may leave one piece of a text open, which must then be the same on both sides', () => {
    const deviation = row({ sdk: '/v2/*/x', ours: '/stores/v2/*/x' })
    expect(hides(deviation, '/v2/mugs/x', '/stores/v2/mugs/x')).toBe(true)
    expect(hides(deviation, '/v2/mugs/x', '/stores/v2/cups/x')).toBe(false)
    expect(hides(deviation, '/v2/mugs', '/stores/v2/mugs')).toBe(false)
    expect(hides(deviation, '/v2/x', '/stores/v2/x')).toBe(false)
    expect(hides(deviation, undefined, '/stores/v2/mugs/x')).toBe(false)
    expect(hides(row({ sdk: '/v2/*', ours: '/v3/mugs' }), '/v2/mugs', '/v3/mugs')).toBe(false)
  })
})
