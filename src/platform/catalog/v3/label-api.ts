/** docs/platform.md §3 "Ribbon" and "brand": reads. */

import type { Caller, CallOptions } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import { get, getComplex, readByPost } from '../../http/read-call'
import { path } from '../../http/request-target'
import type { CursorPage, CursorQuery } from '../../query/model'
import { readPage } from '../../query/read-page'
import { type Conversion, entityIn } from '../../wire/convert'
import { ownOf } from '../../wire/record'
import { toDate } from '../../wire/scalars'
import { FIRST_PAGE_V3 } from '../first-page'
import type { Brand, Ribbon } from './label-model'
import type { RibbonField } from './v3-constants'

export interface RibbonPage extends CursorPage {
  ribbons: Ribbon[]
}

export interface BrandPage extends CursorPage {
  brands: Brand[]
}

const LABEL: Conversion = [[toDate, 'createdDate', 'updatedDate']]

/**
 * GET /v3/ribbons/{id} with the requested `fields` (§3 "Ribbon"). Resolves the ribbon. Rejects with the platform's code, else
 * `HTTP_404`, when there is no such ribbon.
 */
export const getRibbon = (
  client: Caller,
  id: string,
  given: CallOptions & { fields?: readonly RibbonField[] } = {},
): Promise<Ribbon> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...get(STORES, path`/v3/ribbons/${id}`, { ribbonId: id, fields }, options),
    read: (body) => entityIn<Ribbon>(body, 'ribbon', LABEL),
  })
}

/**
 * GET /v3/brands/{id} with the requested `fields` (§3). Resolves the brand. Rejects with the platform's code, else `HTTP_404`,
 * when there is no such brand.
 */
export const getBrand = (
  client: Caller,
  id: string,
  given: CallOptions & { fields?: readonly string[] } = {},
): Promise<Brand> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...get(STORES, path`/v3/brands/${id}`, { brandId: id, fields }, options),
    read: (body) => entityIn<Brand>(body, 'brand', LABEL),
  })
}

/**
 * POST /v3/ribbons/query, a read (§3; not among the recorded calls). Without a query: the first 50. Resolves a page. Rejects with
 * `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryRibbons = (
  client: Caller,
  query: CursorQuery = FIRST_PAGE_V3,
  given: CallOptions & { fields?: readonly RibbonField[] } = {},
): Promise<RibbonPage> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...readByPost(STORES, '/v3/ribbons/query', { query, fields }, options),
    read: readPage<RibbonPage>('ribbons', LABEL),
  })
}

/**
 * GET /v3/brands/query, POST when it is long (§3; not among the recorded calls). Without a query: the first 50. Resolves a page.
 * Rejects with `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryBrands = (
  client: Caller,
  query: CursorQuery = FIRST_PAGE_V3,
  given: CallOptions & { fields?: readonly string[] } = {},
): Promise<BrandPage> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...getComplex(STORES, '/v3/brands/query', { query, fields }, options),
    read: readPage<BrandPage>('brands', LABEL),
  })
}
