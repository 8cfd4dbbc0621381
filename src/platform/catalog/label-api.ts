/** Specification §3 "Ribbon" and "brand", read. */
import type { Caller, CallOptions } from '../http/call'
import { STORES } from '../http/gateway'
import { get } from '../http/read-call'
import { path } from '../http/request-target'
import { type Conversion, entityIn } from '../wire/convert'
import { toDate } from '../wire/scalars'
import type { Brand, Ribbon } from './label-model'
import type { RibbonField } from './v3-constants'

const LABEL: Conversion = [[toDate, 'createdDate', 'updatedDate']]

/** GET /v3/ribbons/{id}. Rejects with the platform's code and status 404 when there is none. */
export const getRibbon = (
  client: Caller,
  id: string,
  { fields, ...options }: CallOptions & { fields?: readonly RibbonField[] } = {},
): Promise<Ribbon> =>
  client.request({
    ...get(STORES, path`/v3/ribbons/${id}`, { ribbonId: id, fields }, options),
    read: (body) => entityIn<Ribbon>(body, 'ribbon', LABEL),
  })

/** GET /v3/brands/{id}. Rejects with the platform's code and status 404 when there is none. */
export const getBrand = (
  client: Caller,
  id: string,
  { fields, ...options }: CallOptions & { fields?: readonly string[] } = {},
): Promise<Brand> =>
  client.request({
    ...get(STORES, path`/v3/brands/${id}`, { brandId: id, fields }, options),
    read: (body) => entityIn<Brand>(body, 'brand', LABEL),
  })
