/** What a list of version 3 says when the platform's answers say less, or other things, than the local platform's. */
import { describe, expect, it } from 'vitest'
import { createListingV3 } from '../../../../../src/store/collections/listing/v3-listing.chunk'
import { aDevice, json, type Seen } from '../../../platform/fake-platform'

const SEARCH = '/stores/v3/products/search'
const CATEGORY = 'c0000000-0000-4000-8000-000000000000'
const idOf = (place: number) => `a0000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`
const products = [1, 2, 3].map((place) => ({ id: idOf(place), slug: `p${place}`, name: `P${place}` }))
const itemsOf = (...places: number[]) => places.map((place) => ({ catalogItemId: idOf(place) }))
const sentIn = ({ search }: Seen) => JSON.parse(Buffer.from(search.get('.r') ?? '', 'base64url').toString())

/** @param orders the answers to the requests for the merchant's order, one after the other */
function aList(answer: object, orders: readonly object[] = []) {
  const device = aDevice()
  const reads: Seen[] = []
  device.answerAt(SEARCH, (seen) => {
    const { filter } = sentIn(seen).search
    const asked = JSON.stringify(filter ?? {})
    const named = products.filter(({ id }) => asked.includes(id))
    return json(named.length ? { products: named } : answer)
  })
  device.answerAt('/customizations/query', () =>
    json({
      customizations: [
        {
          name: 'Size',
          choicesSettings: {
            choices: [
              { id: 's', name: 'S' },
              { id: 'm', name: 'M' },
            ],
          },
        },
        {
          name: 'Glaze',
          choicesSettings: {
            choices: [
              { id: 'oat', name: 'Oat' },
              { id: 'moss', name: 'Moss' },
            ],
          },
        },
      ],
    }),
  )
  device.answerAt('/list-items', (seen) => {
    reads.push(seen)
    return json(orders[reads.length - 1] ?? {})
  })
  const listing = createListingV3({ client: device.tab(), formatMoney: (value) => `${value}`, sleep: async () => {} })
  const request = { subject: {}, query: { filters: {} }, limit: 2, filters: ['price', 'options'] } as const
  const inCategory = { ...request, subject: { collectionIds: [CATEGORY] } }
  return {
    reads,
    searches: () => device.calls().filter(({ path }) => path.endsWith(SEARCH)),
    page: () => device.settle(listing.page(request, undefined)),
    ordered: (place?: Parameters<typeof listing.page>[1]) => device.settle(listing.page(inCategory, place)),
  }
}
const slugsOf = (page: { products: readonly { slug: string }[] }) => page.products.map(({ slug }) => slug)
const counted = (...results: object[]) => ({ products, aggregationData: { results } })
const amount = (name: string, value: unknown) => ({ name, scalar: { value } })
const values = (name: string, ...results: object[]) => ({ name, values: { results } })

describe('the first page of a list of version 3', () => {
  it.each([
    ['both ends', [amount('lowest', 4), amount('highest', '9.5')], { min: 4, max: 9.5 }],
    ['the lowest alone', [amount('lowest', 4)], undefined],
    ['the highest alone', [amount('highest', 9.5)], undefined],
    ['an end that is no number', [amount('lowest', 4), amount('highest', 'much')], undefined],
  ])('the list has a range of prices only if the answer has %s', async (_, results, price) => {
    expect((await aList(counted(...results)).page()).facets?.price).toEqual(price)
  })

  it('no option is offered of which the list has one choice', async () => {
    const choices = values('choices', { value: 's' }, { value: 'oat' }, { value: 'moss' })
    expect((await aList(counted(choices)).page()).facets?.options).toMatchObject([
      { name: 'Glaze', choices: [{ id: 'oat' }, { id: 'moss' }] },
    ])
  })

  it.each([
    ['counts', 7, counted(values('availability', { count: 3 }, { count: '4' }, { count: null }))],
    ['products without counts', undefined, { products }],
    ['neither products nor counts', 0, { products: [] }],
  ])('a page with %s has the total %s', async (_, total, answer) => {
    expect((await aList(answer).page()).total).toBe(total)
  })

  it.each([
    ['says that there is more', { hasNext: true, cursors: { next: 'c' } }, 'c'],
    ['says that there is no more', { hasNext: false, cursors: { next: 'c' } }, undefined],
    ['says nothing of it', { cursors: { next: 'c' } }, 'c'],
    ['has no cursor', { hasNext: true }, undefined],
  ])('the list leads on as the answer %s', async (_, pagingMetadata, next) => {
    expect((await aList({ products, pagingMetadata }).page()).next).toBe(next)
  })
})

describe('a category of version 3 whose merchant’s order arrives in parts', () => {
  const more = { hasNext: true, cursors: { next: 'c' } }

  it('a later part is asked for with its cursor alone, and an empty one is the last', async () => {
    const list = aList({ products: products.slice(0, 2), pagingMetadata: more }, [
      { items: itemsOf(3, 1), pagingMetadata: { cursors: { next: 'part-2' } } },
      { items: itemsOf(2), pagingMetadata: { cursors: { next: 'part-3' } } },
      { items: [], pagingMetadata: { cursors: { next: 'part-4' } } },
    ])
    const first = await list.ordered()
    expect(slugsOf(first)).toEqual(['p3', 'p1'])
    const second = await list.ordered(first.next)
    expect([slugsOf(second), second.next]).toEqual([['p2'], undefined])
    const sent = list.reads.map(({ search }) => ['useCategoryArrangement', 'cursorPaging.cursor'].map((name) => search.get(name)))
    expect(sent).toEqual([
      ['true', null],
      [null, 'part-2'],
      [null, 'part-3'],
    ])
  })

  it('a list that is whole keeps the products that the order does not name, and asks for nothing more', async () => {
    const list = aList({ products }, [{ items: itemsOf(3) }])
    expect(slugsOf(await list.ordered())).toEqual(['p3', 'p1', 'p2'])
    expect(list.searches()).toHaveLength(1)
  })

  it('an order that names nothing leaves the list as it was found', async () => {
    const list = aList({ products, pagingMetadata: more }, [{ items: [] }])
    const page = await list.ordered()
    expect([slugsOf(page), page.next]).toEqual([['p1', 'p2', 'p3'], 'c'])
  })
})
