/** Specification §3 "Info section", read. */
import type { Caller, CallOptions } from '../http/call'
import { STORES } from '../http/gateway'
import { get, getComplex } from '../http/read-call'
import { path } from '../http/request-target'
import type { CursorPage, CursorQuery } from '../query/model'
import { readPage } from '../query/read-page'
import { entityIn } from '../wire/convert'
import type { Open } from '../wire/enum'
import type { InfoSection } from './info-section-model'
import { INFO_SECTION } from './v3-conversion'

interface InfoSectionReadOptions extends CallOptions {
  /** What to bring beyond titles and names, for example `['DESCRIPTION']`. */
  fields?: readonly Open<'DESCRIPTION'>[]
}

export interface InfoSectionPage extends CursorPage {
  infoSections: InfoSection[]
}

/** GET /v3/info-sections/{id}. Rejects with the platform's code and status 404 when there is none. */
export const getInfoSection = (
  client: Caller,
  id: string,
  { fields, ...options }: InfoSectionReadOptions = {},
): Promise<InfoSection> =>
  client.request({
    ...get(STORES, path`/v3/info-sections/${id}`, { infoSectionId: id, fields }, options),
    read: (body) => entityIn<InfoSection>(body, 'infoSection', INFO_SECTION),
  })

/** GET /v3/info-sections/query (POST when long). Without a query: the first 50. Not among the recorded calls. */
export const queryInfoSections = (
  client: Caller,
  query: CursorQuery = { filter: {}, cursorPaging: { limit: 50 } },
  { fields, ...options }: InfoSectionReadOptions = {},
): Promise<InfoSectionPage> =>
  client.request({
    ...getComplex(STORES, '/v3/info-sections/query', { query, fields }, options),
    read: readPage<InfoSectionPage>('infoSections', INFO_SECTION),
  })
