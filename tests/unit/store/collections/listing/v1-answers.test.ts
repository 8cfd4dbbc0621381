/** What a list of version 1 makes of answers that say less than the local platform's. */
import { expect, it } from 'vitest'
import { createListingV1 } from '../../../../../src/store/collections/listing/v1-listing.chunk'
import { aWireProduct } from '../../../../support/fixtures/wire-bodies'
import { aDevice, json, type Seen } from '../../../platform/fake-platform'

interface Query {
  sort: { order: string }[]
}
const queryIn = ({ search }: Seen): Query => JSON.parse(Buffer.from(search.get('.r') ?? '', 'base64url').toString()).query
const productsOf = (count: number) => Array.from({ length: count }, (_, index) => aWireProduct({ id: `id-${index}` }))

function aList(answer: (query: Query) => object) {
  const device = aDevice()
  device.answerAt('/query-platformized', (seen) => json(answer(queryIn(seen))))
  const listing = createListingV1({ client: device.tab(), formatMoney: (value) => `${value}`, sleep: async () => {} })
  const request = { subject: {}, query: { filters: {} }, limit: 3, filters: [] } as const
  return {
    page: (place?: number | string) => device.settle(listing.page(request, place)),
    price: async () => (await device.settle(listing.loadFacets?.({}) ?? Promise.reject())).price,
  }
}

it.each([
  ['a full page without a total', { products: productsOf(3) }, 3, 6],
  ['a short page without a total', { products: productsOf(2) }, 3, undefined],
  ['a full page of more', { products: productsOf(3), totalResults: 7 }, 3, 6],
  ['the last page', { products: productsOf(3), totalResults: 6 }, 3, undefined],
  ['nothing, whatever the total', { products: [], totalResults: 6 }, 3, undefined],
  ['a page at no offset of this version', { products: productsOf(3) }, 'cursor', 3],
])('after %s the list leads on to its next place, or ends', async (_, answer, place, next) => {
  expect((await aList(() => answer).page(place)).next).toBe(next)
})

it.each(['ASC', 'DESC'])('a list has no range of prices when only the price in the order %s is known', async (known) => {
  const list = aList(({ sort }) => ({ products: sort[0]?.order === known ? productsOf(1) : [] }))
  expect(await list.price()).toBeUndefined()
})
