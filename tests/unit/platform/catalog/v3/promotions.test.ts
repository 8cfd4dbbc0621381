/** Promotions and groups of products. */
import { describe, expect, it } from 'vitest'
import {
  getProductGroup,
  queryProductGroups,
  searchProductGroups,
} from '../../../../../src/platform/catalog/v3/product-group-api'
import {
  getPromotion,
  queryPromotions,
  resolvePromotions,
  searchPromotions,
} from '../../../../../src/platform/catalog/v3/promotion-api'
import type { CursorQuery } from '../../../../../src/platform/query/model'
import { allItems, pageByCursor } from '../../../../../src/platform/query/pages'
import { aCaller, ask, decodeR } from '../../../../support/pages/ask'

const DAY = '2026-01-15T00:00:00Z'
const SENT = {
  id: 'p1',
  createdDate: DAY,
  media: { id: 'a.jpg', image: { id: 'a.jpg', url: 'https://pictures.example/a.jpg', altText: 'Snow', urlExpirationDate: DAY } },
}
const READ = {
  id: 'p1',
  createdDate: new Date(DAY),
  media: {
    id: 'a.jpg',
    image: {
      kind: 'image',
      id: 'a.jpg',
      url: 'https://pictures.example/a.jpg',
      alt: 'Snow',
      urlExpirationDate: new Date(DAY),
    },
  },
}

describe('promotions', () => {
  it('those of a category come with their places, dates and pictures converted', async () => {
    expect(await ask((c) => resolvePromotions(c, 'c 1'), { promotions: [{ promotion: SENT, position: 2 }, null] })).toEqual({
      sent: [{ method: 'GET', path: '/stores/v3/promotions/resolve?categoryId=c+1' }],
      result: [{ promotion: READ, position: 2 }],
    })
    expect((await ask((c) => resolvePromotions(c, 'c'))).result).toEqual([])
  })

  it('a promotion is read by its id, which is in the query, too', async () => {
    expect(await ask((c) => getPromotion(c, 'p1'), { promotion: SENT })).toEqual({
      sent: [{ method: 'GET', path: '/stores/v3/promotions/p1?promotionId=p1' }],
      result: READ,
    })
    await expect(ask((c) => getPromotion(c, 'p1'))).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  it('a search is sent by POST, and the endless bounds of its aggregations are numbers', async () => {
    const search = { search: { expression: 'winter' }, filter: { enabled: true } }
    const aggregationData = { results: [{ type: 'SCALAR', scalar: { type: 'COUNT_DISTINCT', value: 'Infinity' } }] }
    const { sent, result } = await ask((c) => searchPromotions(c, search), { promotions: [SENT], aggregationData })
    expect(sent).toEqual([{ method: 'POST', path: '/stores/v3/promotions/search', body: { search } }])
    expect(result.promotions).toEqual([READ])
    expect(result.aggregationData?.results?.[0]).toMatchObject({ scalar: { value: Number.POSITIVE_INFINITY } })
  })

  it('a query asks for the first fifty, and the next page by its cursor alone', async () => {
    const { sent } = await ask((c) => queryPromotions(c))
    expect(decodeR(sent[0]?.path ?? '')).toEqual({ query: { filter: {}, cursorPaging: { limit: 50 } } })
    const long = { filter: { id: { $in: Array.from({ length: 300 }, (_, at) => `promotion-${at}`) } } }
    expect((await ask((c) => queryPromotions(c, long))).sent[0]).toMatchObject({ method: 'POST', body: { query: long } })
  })
})

describe('groups of products', () => {
  it('fields are asked for by name, with an id as with a query', async () => {
    const fields = ['GROUPING_CUSTOMIZATION'] as const
    const reply = { productGroup: SENT, productGroups: [SENT] }
    const path = '/stores/v3/product-groups'
    expect(await ask((c) => getProductGroup(c, 'g', { fields }), reply)).toEqual({
      sent: [{ method: 'GET', path: `${path}/g?productGroupId=g&fields=GROUPING_CUSTOMIZATION` }],
      result: READ,
    })
    const query = { filter: { handle: 'mug' } }
    const queried = await ask((c) => queryProductGroups(c, query, { fields }), reply)
    expect(decodeR(queried.sent[0]?.path ?? '')).toEqual({ query, fields })
    const search = { filter: { 'members.productId': { $hasSome: ['m'] } } }
    const searched = await ask((c) => searchProductGroups(c, search, { fields }), reply)
    expect(searched.sent[0]?.path).toMatch(`${path}/search?.r=`)
    expect(decodeR(searched.sent[0]?.path ?? '')).toEqual({ search, fields })
    expect([queried.result.productGroups, searched.result.productGroups]).toEqual([[READ], [READ]])
  })

  it('all pages are read one after the other', async () => {
    const { caller, sent } = aCaller({ productGroups: [SENT], pagingMetadata: { cursors: {}, hasNext: false } })
    const ids: string[] = []
    const first = pageByCursor((query: CursorQuery) => queryProductGroups(caller, query), 'productGroups')
    for await (const { id } of allItems(first)) ids.push(id)
    expect([ids, sent.length]).toEqual([['p1'], 1])
  })
})
