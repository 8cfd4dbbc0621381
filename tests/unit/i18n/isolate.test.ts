import { expect, it } from 'vitest'
import { isolate } from '../../../src/i18n/isolate'

it('isolates text arguments and leaves numbers, enumerated words, empty texts and constants alone', () => {
  const messages = isolate({
    title: 'סל',
    pair: (name: string, count: number, isLast: boolean) => `${name}|${count}|${isLast}`,
    every: (unit: 'day' | 'week', price: string) => `${{ day: 'יום', week: 'שבוע' }[unit]} ${price}`,
    others: (names: string, others: string) => (others ? `${names}/${others}` : names),
    inner: { of: (name: string) => `של ${name}` },
  })
  expect(messages.title).toBe('סל')
  expect(messages.pair('Mug', 2, true)).toBe('\u2068Mug\u2069|2|true')
  expect(messages.every('week', '€18.00')).toBe('שבוע \u2068€18.00\u2069')
  expect(messages.others('S', '')).toBe('\u2068S\u2069')
  expect(messages.inner.of('Mug')).toBe('של \u2068Mug\u2069')
})
