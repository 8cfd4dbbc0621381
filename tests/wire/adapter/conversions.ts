/** The recorded conversion tables of the SDK: which function keeps what where (`field-conversions.json`). */
import { readFileSync } from 'node:fs'

/** Kind of conversion → paths below the REST body. */
export type Kinds = Readonly<Record<string, readonly string[]>>

export interface FunctionTable {
  /** Method and path that the SDK asks by. */
  http?: string
  /** `sdk`: media, page URLs, addresses. `http`: dates, decimals, bytes, field masks. */
  request?: { sdk?: Kinds; http?: Kinds }
  response?: { sdk?: Kinds; http?: Kinds }
  returns?: string
  /** The function returns this field of the body rather than the body. */
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

const { entities } = JSON.parse(readFileSync(new URL('../field-conversions.json', import.meta.url), 'utf8')) as {
  entities: Record<string, Entity>
}

/** The SDK's modules whose table has another name. */
const ENTITY_OF: Record<string, string> = {
  currentCart: 'cart',
  orders: 'order',
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

/** The table of `module.function`; query functions have one for their builder and one for their typed form. */
export function tableOf(fn: string, form: 'builder' | 'typed' = 'typed'): FunctionTable {
  const [module = '', name = ''] = fn.split('.')
  const functions = entities[ENTITY_OF[module] ?? module]?.functions ?? {}
  const table = functions[`${name} (${form})`] ?? functions[name]
  if (!table) throw new Error(`There is no conversion table for ${fn}`)
  return table
}

/** Event type → table, over all entities. */
export const EVENT_TABLES: Readonly<Record<string, EventTable>> = Object.assign(
  {},
  ...Object.values(entities).map(({ events }) => events ?? {}),
)
