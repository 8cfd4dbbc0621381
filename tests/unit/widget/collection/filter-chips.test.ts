import { describe, expect, it } from 'vitest'
import { enCollection } from '../../../../src/i18n/compiled/english/en-collection'
import type { Facets, Filters } from '../../../../src/store/collections/list-model'
import { chipsOf } from '../../../../src/widget/collection/filter-chips'

const facets: Facets = {
  options: [
    {
      name: 'Colour',
      choices: [
        { id: 'c1', label: 'Forest' },
        { id: 'c2', label: 'Clay' },
      ],
    },
  ],
}
const chips = (filters: Filters) => chipsOf(filters, facets, enCollection, (value) => `€${value}`)

describe('chipsOf', () => {
  it('returns a chip with a text for every filter that is set', () => {
    const all = chips({ text: 'mug', minPrice: 0, maxPrice: 40, inStock: true, choices: { Colour: ['c1', 'c2'] } })
    expect(all.map(({ text }) => text)).toEqual(['“mug”', 'From €0', 'Up to €40', 'In stock', 'Colour: Forest', 'Colour: Clay'])
  })

  it('gives each chip the filters that remain when its own filter is removed', () => {
    const filters = { text: 'mug', inStock: true, choices: { Colour: ['c1', 'c2'] } }
    expect(chips(filters).map(({ without }) => without)).toEqual([
      { ...filters, text: undefined },
      { ...filters, inStock: undefined },
      { ...filters, choices: { Colour: ['c2'] } },
      { ...filters, choices: { Colour: ['c1'] } },
    ])
  })

  it('returns no chips when no filter is set', () => {
    expect(chips({ choices: { Colour: [] }, text: '' })).toEqual([])
  })

  it('shows the id of a choice that the facets do not contain', () => {
    expect(chips({ choices: { Size: ['gone'] } })[0]?.text).toBe('Size: gone')
  })
})
