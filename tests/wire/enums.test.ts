/**
 * Our constants of the catalog and of queries against the enumerations that the platform's own SDK declares today and those of
 * specification §3 and §4: nothing missing, nothing invented, every difference with its reason.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as cartlet from '../../src/index'

interface Row {
  spec: string
  package: string
  values: string[]
  /** Where the specification shows them. */
  specified?: string[]
}

const ROWS = JSON.parse(readFileSync('tests/wire/enums.json', 'utf8')) as Row[]
const OURS = /^(stores_|categories_)/

const CONSTANTS: Record<string, Record<string, string>> = {
  'Product type (v1)': cartlet.ProductType,
  'Product type (v3)': cartlet.ProductTypeV3,
  'Inventory status (v1)': cartlet.InventoryStatus,
  'Discount type (v1)': cartlet.DiscountType,
  'Discount type (v3)': cartlet.DiscountTypeV3,
  'Option type (v1)': cartlet.OptionType,
  'Media type (v1)': cartlet.MediaType,
  'Media type (v3)': cartlet.MediaTypeV3,
  'Measurement units (v1)': cartlet.MeasurementUnit,
  'Measurement units (v3)': cartlet.MeasurementUnitV3,
  'Catalog version': cartlet.CatalogVersion,
  'Weight unit': cartlet.WeightUnitV3,
  'Option render type': cartlet.OptionRenderType,
  'Choice type': cartlet.ChoiceType,
  'Modifier render type': cartlet.ModifierRenderType,
  'Digital file types (v3)': cartlet.DigitalFileType,
  'Subscription interval': cartlet.SubscriptionInterval,
  'Rounding strategy': cartlet.RoundingStrategy,
  'Location type (v3)': cartlet.LocationTypeV3,
  'Product read requested fields': cartlet.ProductField,
  'Product read requested fields (single get)': cartlet.ProductField,
  'Category requested field (really: ribbon requested field)': cartlet.RibbonField,
  'Category requested fields (installed)': cartlet.CategoryField,
  'Rich-content node types': cartlet.NodeType,
  'Decoration types': cartlet.DecorationType,
  'Gallery layouts': cartlet.GalleryLayout,
  'Map types': cartlet.MapType,
  'Text alignment': cartlet.TextAlignment,
  'Border styles': cartlet.BorderStyle,
  'Poll vote visibility': cartlet.PollVoteVisibility,
  'Font size units': cartlet.FontSizeUnit,
  'Query mode': cartlet.SearchMode,
  'Sort order': cartlet.SortOrder,
  'Aggregation sort type': cartlet.SortType,
  'Missing values': cartlet.MissingValues,
  'Scalar types': cartlet.ScalarType,
  'Aggregation types': cartlet.AggregationType,
  'Date histogram intervals': cartlet.Interval,
  'Site status': cartlet.SiteStatus,
  'Site deletion state': cartlet.SiteDeletionState,
  'Site creation origins': cartlet.SiteOrigin,
  'Site namespaces': cartlet.SiteNamespace,
  'Stock availability': cartlet.StockAvailability,
  'Product-level availability': cartlet.ProductAvailability,
  'Preorder status': cartlet.PreorderStatus,
  'Preorder availability': cartlet.PreorderAvailability,
  'Inventory change reasons': cartlet.InventoryChangeReason,
  Visibility: cartlet.Visibility,
  Toggle: cartlet.Toggle,
}

/** Values that are left out on purpose. */
const LEFT_OUT: Record<string, { values: string[]; why: string }> = {
  'Scalar types': { values: ['SUM', 'AVG'], why: 'not offered to callers: neither in the specification nor in the typings' },
}

const rows = ROWS.filter((row) => OURS.test(row.package))

describe('enumerations of the catalog', () => {
  it('are all there', () => {
    expect(rows.map(({ spec }) => spec).filter((spec) => !CONSTANTS[spec])).toEqual([])
    expect(Object.keys(CONSTANTS).filter((spec) => !rows.some((row) => row.spec === spec))).toEqual([])
  })

  it.each(rows)('$spec holds what is declared and what is specified', ({ spec, values, specified = [] }) => {
    const leftOut = LEFT_OUT[spec]?.values ?? []
    const wanted = new Set([...values, ...specified].filter((value) => !leftOut.includes(value)))
    expect(Object.values(CONSTANTS[spec] ?? {}).sort()).toEqual([...wanted].sort())
    expect(leftOut.filter((value) => !values.includes(value))).toEqual([])
  })

  it.each(Object.entries(CONSTANTS))('%s names each value as it is spelled', (_, constant) => {
    for (const [name, value] of Object.entries(constant)) expect(name).toBe(value)
  })
})
