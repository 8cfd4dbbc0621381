/**
 * Reads the attributes of a `cartlet-collection`. A mistake is reported with the attribute's name, and the default is used
 * instead.
 */
import { CartletError } from '../../../platform/http/errors'
import type { GridOptions } from '../../../store/collections/grid'
import { SOURCES } from '../../../store/collections/grid-subject'
import { FILTERS, type FilterName, SORTS } from '../../../store/collections/list-model'
import { MOST_COLUMNS } from '../../../widget/collection/columns'
import type { ReadAttribute } from '../../settings/read-attribute'

/** The platform's page size limit for product queries. */
export const MOST_PRODUCTS = 100
const MOST_ROWS = 20
const LAYOUTS = ['grid', 'list'] as const

export interface CollectionRequest {
  /** If `limit` is absent, the default or the number of rows decides. */
  options: Omit<GridOptions, 'limit'> & { limit?: number }
  columns?: number
  /** One dense row for each product, instead of cards. */
  list: boolean
  rows?: number
  /** The author named the filters, so a filter that the catalog lacks is a mistake. */
  namesFilters: boolean
  mistakes: CartletError[]
}

/** @param onPage ids and slugs of the products on the page */
export function readCollectionRequest(read: ReadAttribute, onPage: readonly string[]): CollectionRequest {
  const mistakes: CartletError[] = []
  const text = (name: string) => read(name)?.trim() || undefined
  const wrong = (name: string, wanted: string) => {
    mistakes.push(new CartletError('INVALID_ARGUMENT', `The attribute "${name}" must be ${wanted}, not "${text(name)}"`))
    return undefined
  }
  function number(name: string, most: number): number | undefined {
    const value = text(name)
    if (value === undefined) return undefined
    const count = Number(value)
    return Number.isInteger(count) && count > 0 && count <= most ? count : wrong(name, `a whole number from 1 to ${most}`)
  }
  function word<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = text(name)
    return value === undefined ? undefined : (allowed.find((one) => one === value) ?? wrong(name, `one of ${allowed.join(', ')}`))
  }

  const source = word('source', SOURCES) ?? 'collection'
  const asked = text('filters')
  let filters: readonly FilterName[] = source === 'collection' ? FILTERS : []
  if (asked !== undefined) {
    const names = asked === 'none' ? [] : asked.split(/[\s,]+/)
    filters = FILTERS.filter((name) => names.includes(name))
    if (filters.length < new Set(names).size) wrong('filters', `"none" or some of ${FILTERS.join(', ')}`)
  }
  const product = text('product')
  return {
    options: {
      source,
      collection: text('collection'),
      products: source === 'collection' ? [] : product ? [product] : onPage,
      query: { sort: word('sort', SORTS), filters: {} },
      limit: number('limit', MOST_PRODUCTS),
      filters,
    },
    columns: number('columns', MOST_COLUMNS),
    list: word('layout', LAYOUTS) === 'list',
    rows: number('rows', MOST_ROWS),
    namesFilters: asked !== undefined,
    mistakes,
  }
}
