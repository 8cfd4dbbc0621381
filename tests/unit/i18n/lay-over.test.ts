import { describe, expect, it } from 'vitest'
import { layOver } from '../../../src/i18n/lay-over'

const BASE = {
  add: 'Add',
  count: (count: number) => `${count} items`,
  pair: (name: string, count: number) => `${name} × ${count}`,
  failures: { lost: 'Lost', late: 'Late' },
}

function lay(over: unknown) {
  const told: string[] = []
  return { texts: layOver(BASE, over, 'cart', (path) => told.push(path)), told }
}

describe("a page's own words", () => {
  it('stand in the place of ours, the rest stays', () => {
    const { texts, told } = lay({ add: 'Buy', failures: { late: 'Too late' } })
    expect([texts.add, texts.count(2), texts.failures]).toEqual(['Buy', '2 items', { lost: 'Lost', late: 'Too late' }])
    expect(told).toEqual([])
  })

  it('may be made from values, in any order', () => {
    const { texts } = lay({ pair: '{2} of {1}, {1}!', count: (count: number) => `${count} pieces` })
    expect([texts.pair('Mug', 3), texts.count(2)]).toEqual(['3 of Mug, Mug!', '2 pieces'])
  })

  it('that name a value which is not there leave its place empty', () => {
    expect(lay({ count: 'a{4}b' }).texts.count(1)).toBe('ab')
  })

  it.each([
    ['that are no text', { add: 7 }, 'cart.add'],
    ['that are a function where a text is wanted', { add: () => 'x' }, 'cart.add'],
    ['of a name that we do not have', { ad: 'x' }, 'cart.ad'],
    ['of a name that every object has', { constructor: 'x', failures: { toString: 'x' } }, 'cart.constructor'],
    ['that are no group', 'x', 'cart'],
    ['that are text in the place of a group', { failures: 'x' }, 'cart.failures'],
  ])('%s are left out, and told', (_, over, path) => {
    const { texts, told } = lay(over)
    expect([texts.add, texts.failures.lost]).toEqual(['Add', 'Lost'])
    expect(told).toContain(path)
  })

  it('that throw, or return anything but text, are not heard', () => {
    const { texts } = lay({
      count: () => {
        throw new Error('x')
      },
      pair: () => ({ evil: true }),
    })
    expect([texts.count(2), texts.pair('Mug', 1)]).toEqual(['2 items', 'Mug × 1'])
  })
})
