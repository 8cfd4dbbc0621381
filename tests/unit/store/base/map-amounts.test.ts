import { expect, it } from 'vitest'
import { mapAmounts } from '../../../../src/store/base/map-amounts'
import { anAmount } from '../../../support/fixtures/views'

const doubled = <T>(view: T): T => mapAmounts(view, (amount) => ({ ...amount, value: 2 * amount.value }))

it('mapAmounts changes every amount of a view, in lists and objects at any depth', () => {
  const bare = Object.assign(Object.create(null), { price: anAmount(3) })
  expect(doubled({ list: [anAmount(1), { deep: anAmount(2) }], bare })).toEqual({
    list: [anAmount(2, { formatted: '€1.00' }), { deep: anAmount(4, { formatted: '€2.00' }) }],
    bare: { price: anAmount(6, { formatted: '€3.00' }) },
  })
})

it('mapAmounts leaves everything alone that is no amount', () => {
  const date = new Date(0)
  const view = {
    values: ['EUR', 18, null, undefined, true],
    unread: { ...anAmount(1), value: '1' },
    unnamed: { ...anAmount(1), currency: undefined },
    unwritten: { ...anAmount(1), formatted: undefined },
    date,
  }
  expect(doubled(view)).toEqual(view)
  expect(doubled(view).date).toBe(date)
})
