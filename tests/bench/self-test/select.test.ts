import { describe, expect, it } from 'vitest'
import { type QueryDocument, selectFields } from '../subjects/shopify/select'

const field = (name: string, ...selections: object[]) => ({
  kind: 'Field',
  name: { value: name },
  ...(selections.length && { selectionSet: { selections } }),
})
const on = (type: string, ...selections: object[]) => ({
  kind: 'InlineFragment',
  typeCondition: { name: { value: type } },
  selectionSet: { selections },
})
const query = (...selections: object[]) => ({ kind: 'OperationDefinition', selectionSet: { selections } })
const select = (definitions: object[], data: Record<string, unknown>) =>
  selectFields({ definitions } as unknown as QueryDocument, data)

describe('selectFields', () => {
  it('keeps the selected fields only, also in lists, and sets missing ones to null', () => {
    expect(
      select([query(field('nodes', field('id'), field('note')))], { nodes: [{ id: 'a', title: 'A' }, null], shop: 'x' }),
    ).toEqual({ nodes: [{ id: 'a', note: null }, null] })
  })

  it('names a field by its alias', () => {
    const aliased = { ...field('availableForSale'), alias: { value: 'available' } }
    expect(select([query(aliased)], { availableForSale: true })).toEqual({ available: true })
  })

  it('keeps the fields of fragments, by name or for the type of the object or an interface of it', () => {
    const spread = { kind: 'FragmentSpread', name: { value: 'Line' } }
    const fragment = { kind: 'FragmentDefinition', name: { value: 'Line' }, selectionSet: { selections: [field('id')] } }
    const line = field(
      'line',
      spread,
      on('CartLine', field('quantity')),
      on('BaseCartLine', field('cost')),
      on('Other', field('no')),
    )
    expect(select([fragment, query(line)], { line: { __typename: 'CartLine', id: '1', quantity: 2, cost: 3, no: 4 } })).toEqual({
      line: { id: '1', quantity: 2, cost: 3 },
    })
  })
})
