/** The recorded conversion tables of the SDK, by function: which value is converted at which path (`field-conversions.json`). */
import { readFileSync } from 'node:fs'

/** Kind of conversion → paths below the REST body. */
export type Kinds = Readonly<Record<string, readonly string[]>>

export interface FunctionTable {
  /** Method and path of the SDK's request. */
  http?: string
  /** `sdk`: media, page URLs, addresses. `http`: dates, decimals, bytes, field masks. */
  request?: { sdk?: Kinds; http?: Kinds }
  response?: { sdk?: Kinds; http?: Kinds }
  returns?: string
  /** The function returns this field of the body instead of the body. */
  returnsField?: string
  requestRenameIgnore?: readonly string[]
  responseRenameIgnore?: readonly string[]
}

export interface EventTable {
  export?: string
  isDomainEvent?: boolean
  conversions: Kinds
}

interface Entity {
  functions: Record<string, FunctionTable>
  events: Record<string, EventTable>
}

const tablesIn = (file: string): Record<string, Entity> =>
  (JSON.parse(readFileSync(new URL(`../tables/${file}`, import.meta.url), 'utf8')) as { entities: Record<string, Entity> })
    .entities

/** The second file has the functions that were recorded later. */
const entities = { ...tablesIn('field-conversions-more.json'), ...tablesIn('field-conversions.json') }

/** SDK modules whose table has another name. */
const ENTITY_OF: Record<string, string> = {
  backInStockNotifications: 'backInStockRequest',
  currentCart: 'cart',
  orders: 'order',
  orderFulfillments: 'fulfillments',
  subscriptionContracts: 'subscriptionContract',
  redirects: 'redirectSession',
  products: 'productV1',
  collections: 'collectionV2',
  productsV3: 'productV3',
  infoSectionsV3: 'infoSection',
  inventoryItemsV3: 'inventoryItemV3',
  inventory: 'inventoryV1V2',
  ribbonsV3: 'ribbon',
  brandsV3: 'brand',
  customizationsV3: 'customization',
  readOnlyVariantsV3: 'readOnlyVariant',
  categories: 'category',
}

/** The table of `module.function`; query functions have one for the builder and one for the typed form. */
export function tableOf(fn: string, form: 'builder' | 'typed' = 'typed'): FunctionTable {
  const table = tableIfAny(fn, form)
  if (!table) throw new Error(`There is no conversion table for ${fn}`)
  return table
}

export function tableIfAny(fn: string, form: 'builder' | 'typed' = 'typed'): FunctionTable | undefined {
  const [module = '', name = ''] = fn.split('.')
  const functions = entities[ENTITY_OF[module] ?? module]?.functions ?? {}
  return functions[`${name} (${form})`] ?? functions[name]
}

/** Event type → table, over all entities. */
export const EVENT_TABLES: Readonly<Record<string, EventTable>> = Object.assign(
  {},
  ...Object.values(entities).map(({ events }) => events ?? {}),
)

/** The kinds of an event's table below one part of its envelope. */
export const kindsBelow = ({ conversions }: EventTable, prefix: string): Kinds =>
  Object.fromEntries(
    Object.entries(conversions).map(([kind, paths]) => [
      kind,
      paths.filter((path) => path.startsWith(`${prefix}.`)).map((path) => path.slice(prefix.length + 1)),
    ]),
  )

export const knows = (table: EventTable, prefix: string): boolean =>
  Object.values(table.conversions).some((paths) => paths.some((path) => path.startsWith(`${prefix}.`)))

/** Some tables of deletion events have a wrong path for the entity. */
export const entityKinds = (table: EventTable): Kinds => kindsBelow(table, knows(table, 'undefined') ? 'undefined' : 'entity')
/** Changed fields are converted as inside the entity, even if a table has no path for them. */
export const changedKinds = (table: EventTable): Kinds =>
  knows(table, 'modifiedFields') ? kindsBelow(table, 'modifiedFields') : entityKinds(table)
