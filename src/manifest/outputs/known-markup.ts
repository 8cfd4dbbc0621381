/** Known markup for the check-up: `src/checkup/markup/known-markup.ts`. The manifest is too large for a page. */
import { ELEMENTS } from '../elements'
import { PIECES } from '../elements/pieces'
import type { AttributeRow, ElementRow } from '../model'
import { pageAttributes } from '../page-attributes'
import { PAGE_NODES } from '../page-nodes'
import { SETTINGS, type SettingRow } from '../settings'
import { SHARED_ATTRIBUTES } from '../shared'

/** Forms of texts with a fixed format, by their value in the manifest. */
const FORMS: Readonly<Record<string, string>> = {
  address: 'address',
  'address, or empty': 'address',
  'language tag': 'language',
  'slug or id': 'reference',
}

const formOf = (row: AttributeRow | SettingRow): string => {
  if (row.type === 'text') return ('value' in row && FORMS[row.value]) || 'text'
  return row.type === 'choice' && 'native' in row ? 'text' : row.type
}

function rowOf(row: AttributeRow | SettingRow): string {
  const members = [`form: '${formOf(row)}'`]
  if ('values' in row && row.values && formOf(row) !== 'text')
    members.push(`values: [${row.values.map((value) => `'${value}'`).join(', ')}]`)
  if ('orAddress' in row && row.orAddress) members.push('orAddress: true')
  if ('least' in row) members.push(`least: ${row.least}`)
  if ('most' in row && row.most !== undefined) members.push(`most: ${row.most}`)
  if ('default' in row && row.default === 'required') members.push('isRequired: true')
  if (row.mistakenFor) members.push(`mistakenFor: [${row.mistakenFor.map((name) => `'${name}'`).join(', ')}]`)
  return `'${row.name}': { ${members.join(', ')} },\n`
}

const table = (name: string, rows: readonly (AttributeRow | SettingRow)[]) =>
  `export const ${name}: KnownAttributes = {\n${rows.map((row) => `  ${rowOf(row)}`).join('')}}\n`

const tables = (elements: readonly ElementRow[]) =>
  elements
    .map(({ name, attributes }) => `  '${name}': {\n${attributes.map((row) => `    ${rowOf(row)}`).join('')}  },\n`)
    .join('')

const names = (values: readonly string[]) => `[\n${values.map((value) => `  '${value}',\n`).join('')}]`

export const knownMarkup = (): string => `// biome-ignore-all format: one row a line, as it is generated
/** The markup that a page may use. Generated from \`src/manifest\` by \`npx tsx src/manifest/write.ts\`. */

export interface KnownAttribute {
  form: 'text' | 'reference' | 'address' | 'origin' | 'language' | 'hours' | 'amount' | 'number' | 'flag' | 'list' | 'choice'
  values?: readonly string[]
  /** Anything with a slash is also accepted. */
  orAddress?: true
  least?: number
  most?: number
  isRequired?: true
  /** Other names under which authors look for it. */
  mistakenFor?: readonly string[]
}

export type KnownAttributes = Readonly<Record<string, KnownAttribute>>

/** Settings of the script, without \`data-\`. */
${table('SETTINGS', SETTINGS)}
/** Attributes of every element. */
${table('SHARED', SHARED_ATTRIBUTES)}
/** Each element's own, by its name without \`cartlet-\`. */
export const ELEMENTS: Readonly<Record<string, KnownAttributes>> = {
${tables(ELEMENTS)}}

/** The same for the pieces of a product, which stand in templates. */
export const PIECES: Readonly<Record<string, KnownAttributes>> = {
${tables(PIECES)}}

/** Attributes of any element of the page. */
export const PAGE_ATTRIBUTES: readonly string[] = ${names(pageAttributes([]).map(({ name }) => name))}

/** Nodes that Cartlet adds itself. */
export const OWN_NODES: readonly string[] = ${names(PAGE_NODES.map(({ tagName }) => tagName))}
`
