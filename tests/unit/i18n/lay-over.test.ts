import { describe, expect, it } from 'vitest'
import { layOver } from '../../../src/i18n/lay-over'

const BASE = {
  add: 'Add',
  count: (count: number) => `${count} items`,
  pair: (name: string, count: number) => `${name} × ${count}`,
  failures: { lost: 'Lost', late: 'Late' },
}

const NAMES = { count: 'count', pair: 'name quantity' }

function lay(over: unknown) {
  const told: string[] = []
  return { messages: layOver(BASE, over, NAMES, 'cart', (path) => told.push(path)), told }
}

describe('layOver', () => {
  it("replaces the author's texts and keeps the others", () => {
    const { messages, told } = lay({ add: 'Buy', failures: { late: 'Too late' } })
    expect([messages.add, messages.count(2), messages.failures]).toEqual(['Buy', '2 items', { lost: 'Lost', late: 'Too late' }])
    expect(told).toEqual([])
  })

  it('fills placeholders in any order, and accepts functions', () => {
    const { messages } = lay({ pair: '{2} of {1}, {1}!', count: (count: number) => `${count} pieces` })
    expect([messages.pair('Mug', 3), messages.count(2)]).toEqual(['3 of Mug, Mug!', '2 pieces'])
  })

  it('fills named placeholders, and reports names that the text does not have', () => {
    const { messages, told } = lay({
      pair: '{quantity} of {name}, {name}!',
      count: '{count} in {place}',
      failures: { late: '{x}' },
    })
    expect([messages.pair('Mug', 3), messages.count(2), messages.failures.late]).toEqual(['3 of Mug, Mug!', '2 in ', '{x}'])
    expect(told).toEqual(['cart.count: {place}'])
  })

  it('leaves a placeholder empty when its value does not exist', () => {
    expect(lay({ count: 'a{4}b' }).messages.count(1)).toBe('ab')
  })

  it.each([
    ['that are no text', { add: 7 }, 'cart.add'],
    ['that are a function where a text is wanted', { add: () => 'x' }, 'cart.add'],
    ['of a name that we do not have', { ad: 'x' }, 'cart.ad'],
    ['of a name that every object has', { constructor: 'x', failures: { toString: 'x' } }, 'cart.constructor'],
    ['that are no group', 'x', 'cart'],
    ['that are text in the place of a group', { failures: 'x' }, 'cart.failures'],
  ])('ignores and reports messages %s', (_, over, path) => {
    const { messages, told } = lay(over)
    expect([messages.add, messages.failures.lost]).toEqual(['Add', 'Lost'])
    expect(told).toContain(path)
  })

  it('keeps the built-in text when a function of the author throws or does not return text', () => {
    const { messages } = lay({
      count: () => {
        throw new Error('x')
      },
      pair: () => ({ evil: true }),
    })
    expect([messages.count(2), messages.pair('Mug', 1)]).toEqual(['2 items', 'Mug × 1'])
  })
})
