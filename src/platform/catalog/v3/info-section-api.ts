/** docs/platform.md §3 "Info section": reads. */

import type { Caller, CallOptions } from '../../http/call'
import { STORES } from '../../http/gateway/gateway'
import { get, getComplex } from '../../http/read-call'
import { path } from '../../http/request-target'
import type { CursorPage, CursorQuery } from '../../query/model'
import { readPage } from '../../query/read-page'
import { entityIn } from '../../wire/convert'
import type { Open } from '../../wire/enum'
import { ownOf } from '../../wire/record'
import { FIRST_PAGE_V3 } from '../first-page'
import { INFO_SECTION } from './v3-conversion'
import type { InfoSection } from './v3-model'

interface InfoSectionReadOptions extends CallOptions {
  /** Fields to return beyond titles and names, for example `['DESCRIPTION']`. */
  fields?: readonly Open<'DESCRIPTION'>[]
}

export interface InfoSectionPage extends CursorPage {
  infoSections: InfoSection[]
}

/**
 * GET /v3/info-sections/{id} with the requested `fields` (§3 "Info section"). Resolves the info section with its description as a
 * tree of nodes. Rejects with the platform's code, else `HTTP_404`, when there is no such info section.
 */
export const getInfoSection = (client: Caller, id: string, given: InfoSectionReadOptions = {}): Promise<InfoSection> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...get(STORES, path`/v3/info-sections/${id}`, { infoSectionId: id, fields }, options),
    read: (body) => entityIn<InfoSection>(body, 'infoSection', INFO_SECTION),
  })
}

/**
 * GET /v3/info-sections/query, POST when it is long (§3; not among the recorded calls). Without a query: the first 50. Resolves a
 * page. Rejects with `INVALID_ARGUMENT` and `violations` for a query that the platform refuses.
 */
export const queryInfoSections = (
  client: Caller,
  query: CursorQuery = FIRST_PAGE_V3,
  given: InfoSectionReadOptions = {},
): Promise<InfoSectionPage> => {
  const { fields, ...options } = ownOf(given)
  return client.request({
    ...getComplex(STORES, '/v3/info-sections/query', { query, fields }, options),
    read: readPage<InfoSectionPage>('infoSections', INFO_SECTION),
  })
}
