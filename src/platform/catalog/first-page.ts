/** The default query of products or collections (docs/platform.md §9). */
import type { CursorQuery, OffsetQuery } from '../query/model'

export const FIRST_PAGE: OffsetQuery = { filter: {}, paging: { offset: 0, limit: 50 } }

/** The default query of catalog version 3, which pages by cursor. */
export const FIRST_PAGE_V3: CursorQuery = { filter: {}, cursorPaging: { limit: 50 } }
