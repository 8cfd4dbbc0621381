/** Specification §3: customizations, read. */
import type { Caller, CallOptions } from '../http/call'
import { STORES } from '../http/gateway'
import { get } from '../http/read-call'
import { path } from '../http/request-target'
import { type Conversion, entityIn } from '../wire/convert'
import { toDate } from '../wire/scalars'
import type { Customization } from './customization-model'
import { toCatalogImage } from './media-conversion'

export const CUSTOMIZATION_CONVERSION: Conversion = [
  [toDate, 'createdDate', 'updatedDate'],
  [toCatalogImage, 'choicesSettings.choices.image', 'choicesSettings.choices.displayImage'],
]

/** GET /v3/customizations/{id}. Rejects with the platform's code and status 404 when there is none. */
export const getCustomization = (
  client: Caller,
  id: string,
  { fields, ...options }: CallOptions & { fields?: readonly string[] } = {},
): Promise<Customization> =>
  client.request({
    ...get(STORES, path`/v3/customizations/${id}`, { customizationId: id, fields }, options),
    read: (body) => entityIn<Customization>(body, 'customization', CUSTOMIZATION_CONVERSION),
  })
