import type { ElementRow } from '../model'
import { FALLBACK, LOOKS } from '../shared'

export const currency: ElementRow = {
  className: 'CartletCurrencyElement',
  name: 'currency',
  description:
    'A list of currencies in which the visitor can read prices, where the shop offers them. Prices converted by a rate are marked as approximate; cart and checkout stay in the currency of the shop.',
  attributes: [
    { name: 'label', type: 'text', value: 'words', default: '"Currency"', description: 'name of the list' },
    {
      name: 'currencies',
      type: 'text',
      value: 'codes',
      default: 'all that the shop converts into',
      description: 'the currencies of the list, in this order, for example `USD GBP`',
    },
  ],
  properties: [],
  methods: [],
  slots: [FALLBACK],
  parts: [{ name: 'field', description: 'the list' }],
  variables: [...LOOKS],
  events: [{ name: 'cartlet:error', description: 'something failed' }],
}
