/** docs/platform.md §7 "Promotions": banners of a category, with picture and destination. The platform calls them a preview. */
import type { Caller, CallOptions } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import { get, getComplex, readByPost } from '../../http/read-call'
import { path } from '../../http/request-target'
import type { CursorQuery, Search } from '../../query/model'
import { readPage, readSearch } from '../../query/read-page'
import { below, type Conversion, entitiesIn, entityIn } from '../../wire/convert'
import { toDate } from '../../wire/scalars'
import { FIRST_PAGE_V3 } from '../first-page'
import { toMediaItem } from '../media/media-conversion'
import type { PositionedPromotion, Promotion, PromotionPage, PromotionSearchPage } from './promotion-model'

const PROMOTION: Conversion = [
  [toDate, 'createdDate', 'updatedDate'],
  [toMediaItem, 'media'],
]

/**
 * GET /v3/promotions/resolve. Resolves the enabled promotions of a category, with their places among its products. Whether visitors may ask is not
 * known: see `status` 403. Rejects with `CATEGORY_NOT_FOUND`.
 */
export const resolvePromotions = (client: Caller, categoryId: string, options?: CallOptions): Promise<PositionedPromotion[]> =>
  client.request({
    ...get(STORES, '/v3/promotions/resolve', { categoryId }, options),
    read: (body) => entitiesIn<PositionedPromotion>(body, 'promotions', below('promotion', PROMOTION)),
  })

/**
 * GET /v3/promotions/{promotionId}. Whether visitors may ask is not known: see `status` 403. Rejects with the platform's code, else `HTTP_404`,
 * when there is no such promotion.
 */
export const getPromotion = (client: Caller, promotionId: string, options?: CallOptions): Promise<Promotion> =>
  client.request({
    ...get(STORES, path`/v3/promotions/${promotionId}`, { promotionId }, options),
    read: (body) => entityIn<Promotion>(body, 'promotion', PROMOTION),
  })

/**
 * GET /v3/promotions/query, POST when it is long. Without a query: the first 50. Resolves a page. Whether visitors may ask is not known: see
 * `status` 403.
 */
export const queryPromotions = (
  client: Caller,
  query: CursorQuery = FIRST_PAGE_V3,
  options?: CallOptions,
): Promise<PromotionPage> =>
  client.request({
    ...getComplex(STORES, '/v3/promotions/query', { query }, options),
    read: readPage<PromotionPage>('promotions', PROMOTION),
  })

/**
 * POST /v3/promotions/search, a read: free text, filter, sort and aggregations. Resolves a page with the aggregations in `aggregationData`. Whether
 * visitors may ask is not known: see `status` 403.
 */
export const searchPromotions = (client: Caller, search: Search = {}, options?: CallOptions): Promise<PromotionSearchPage> =>
  client.request({
    ...readByPost(STORES, '/v3/promotions/search', { search }, options),
    read: readSearch<PromotionSearchPage>('promotions', PROMOTION),
  })
