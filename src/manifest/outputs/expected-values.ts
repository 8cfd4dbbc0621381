/** Accepted values of properties, for messages to authors: `src/embed/report/expected-values.ts`. The manifest is too large for a page. */
import { attributesOf, ELEMENTS } from '../elements'
import type { AttributeRow } from '../model'
import { propertyName } from './types-of'

/** The attributes by name. Attributes of the same name must have the same type in all elements. */
function rows(): Map<string, AttributeRow> {
  const byName = new Map<string, AttributeRow>()
  for (const row of ELEMENTS.flatMap(attributesOf)) {
    const earlier = byName.get(row.name)
    if (earlier && earlier.type !== row.type) throw new Error(`Two elements have an attribute ${row.name}, of different types`)
    const both = earlier?.type === 'choice' && row.type === 'choice'
    if (!row.native) byName.set(row.name, both ? { ...row, values: [...new Set([...earlier.values, ...row.values])] } : row)
  }
  return byName
}

const expected = (row: AttributeRow): string =>
  row.type === 'choice'
    ? `[${row.values.map((value) => `'${value}'`).join(', ')}]`
    : `'${row.type === 'list' ? 'text' : row.type}'`

export const expectedValues =
  (): string => `/** What each property accepts. Generated from \`src/manifest\` by \`npx tsx src/manifest/write.ts\`. */

/** An array lists the only allowed values. */
export type ExpectedValue = 'text' | 'number' | 'flag' | readonly string[]

export const EXPECTED_VALUES: Readonly<Record<string, ExpectedValue | undefined>> = {
${[...rows()].map(([name, row]) => `  ${propertyName(name)}: ${expected(row)},\n`).join('')}}
`
