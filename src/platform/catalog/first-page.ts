/** What an empty query of products or collections asks for (specification §9). */
import type { OffsetQuery } from '../query/model'

export const FIRST_PAGE: OffsetQuery = { filter: {}, paging: { offset: 0, limit: 50 } }
