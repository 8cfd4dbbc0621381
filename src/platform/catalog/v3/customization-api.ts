/** docs/platform.md §3: reads of customizations. */

import type { Caller, CallOptions } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import { get, getComplex } from '../../http/read-call'
import { path } from '../../http/request-target'
import type { CursorPage, CursorQuery } from '../../query/model'
import { readPage } from '../../query/read-page'
import { type Conversion, entityIn } from '../../wire/convert'
import { toFullImage } from '../../wire/full-image'
import { ownOf } from '../../wire/record'
import { toDate } from '../../wire/scalars'
import { FIRST_PAGE_V3 } from '../first-page'
import type { Customization } from './customization-model'

export interface CustomizationPage extends CursorPage {
  customizations: Customization[]
}

export const CUSTOMIZATION_CONVERSION: Conversion = [
  [toDate, 'createdDate', 'updatedDate'],
  [toFullImage, 'choicesSettings.choices.image', 'choicesSettings.choices.displayImage'],
]

/**
 * GET /v3/customizations/{id} with the requested `fields` (§3). Resolves the customization; added prices are decimal text in
 * major units. Rejects with the platform's code, else `HTTP_404`, when there is no such customization.
 */
export const getCustomization = (
  client: Caller,
  id: string,
  given: CallOptions & { fields?: readonly string[] } = {},
): Promise<Customization> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...get(STORES, path`/v3/customizations/${id}`, { customizationId: id, fields }, options),
    read: (body) => entityIn<Customization>(body, 'customization', CUSTOMIZATION_CONVERSION),
  })
}

/**
 * GET /v3/customizations/query, POST when it is long (§3; not among the recorded calls). Without a query: the first 50. Resolves
 * a page. Rejects with `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryCustomizations = (
  client: Caller,
  query: CursorQuery = FIRST_PAGE_V3,
  given: CallOptions & { fields?: readonly string[] } = {},
): Promise<CustomizationPage> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...getComplex(STORES, '/v3/customizations/query', { query, fields }, options),
    read: readPage<CustomizationPage>('customizations', CUSTOMIZATION_CONVERSION),
  })
}
