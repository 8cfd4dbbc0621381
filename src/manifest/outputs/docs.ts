/** The tables of the documentation. */
import { ELEMENTS } from '../elements'
import { PIECES } from '../elements/pieces'
import { EVENTS } from '../events'
import type { AttributeRow, ElementRow } from '../model'
import { BINDINGS } from '../page-attributes'
import { PAGE_NODES } from '../page-nodes'
import { PARTS } from '../parts'
import { START_SETTINGS } from '../settings'
import { SHARED_ATTRIBUTES } from '../shared'
import { FIELD_TABLES, type TemplateField } from '../template-fields'
import { VARIABLES } from '../variables'
import { listed } from './plain'
import { propertyName } from './types-of'

const cell = (text: string): string => text.replaceAll('|', '\\|')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells, place) => (place === 1 ? `|${cells.join('|')}|` : `| ${cells.map(cell).join(' | ')} |`))
    .join('\n')

const code = (text: string): string => `\`${text}\``

function valueIn(row: AttributeRow): string {
  if (row.type === 'flag') return 'present or absent'
  return row.type === 'choice' ? listed(row.values) : row.value
}

const HEAD = ['attribute', 'property', 'value', 'default', 'effect']

const attributeRow = (row: AttributeRow): string[] => [
  code(row.name),
  code(propertyName(row.name)),
  valueIn(row),
  row.default,
  row.rich ? `${row.description}; the property also takes a ${code(row.rich.type)}: ${row.rich.description}` : row.description,
]

/** Empty for an element that has only the attributes of every element. */
const attributes = ({ attributes: own, properties }: ElementRow): Record<string, string> => {
  const rows = properties.map((row) => ['none', code(row.name), code(row.type), 'none', row.description])
  return own.length + rows.length ? { attributes: table(HEAD, [...own.map(attributeRow), ...rows]) } : {}
}

const slots = ({ slots: rows }: ElementRow): string =>
  table(
    ['slot', 'content'],
    rows.map(({ name, description }) => [name ? code(name) : 'without a name', description]),
  )

const parts = ({ parts: rows }: ElementRow): string =>
  table(
    ['part', 'what it is'],
    rows.map(({ name, description }) => [code(name), description]),
  )

const variables = (element: ElementRow): string => element.variables.map(code).join(', ')

const events = (element: ElementRow): string =>
  table(
    ['event', 'when'],
    element.events.map(({ name, description }) => [code(name), description]),
  )

const allVariables = (): string =>
  table(
    ['variable', 'light', 'dark', 'what it is'],
    VARIABLES.map(({ name, light, dark, description }) => [code(name), code(light), dark ? code(dark) : 'the same', description]),
  )

const EVERYWHERE = ['price', 'compare-price']

const placesOf = (part: string): string => {
  const elements = ELEMENTS.filter((element) => element.parts.some(({ name }) => name === part))
  const nodes = PAGE_NODES.filter((node) => node.parts.includes(part))
  return [...elements.map(({ name }) => name.replaceAll('-', ' ')), ...nodes.map(({ called }) => called)].join(', ')
}

const allParts = (): string =>
  table(
    ['part', 'where', 'what it is'],
    PARTS.map(({ name, description }) => [
      code(name),
      EVERYWHERE.includes(name) ? 'wherever a price is shown' : placesOf(name),
      description,
    ]),
  )

/** Named slots with the elements that have them. */
const allSlots = (): string => {
  const rows = new Map<string, { description: string; elements: string[] }>()
  for (const { name: element, slots: ofElement } of ELEMENTS)
    for (const { name, description } of ofElement) {
      if (!name) continue
      const row = rows.get(name) ?? { description, elements: [] }
      rows.set(name, row)
      row.elements.push(element.replaceAll('-', ' '))
    }
  return table(
    ['slot', 'where', 'content'],
    [...rows].sort().map(([name, { description, elements }]) => [code(name), elements.join(', '), description]),
  )
}

const allEvents = (): string =>
  table(
    ['event', 'detail', 'when'],
    EVENTS.map(({ name, type, shown, description }) => [
      code(name),
      shown?.startsWith('{') === false ? shown : code(shown ?? type),
      description,
    ]),
  )

const allSettings = (): string =>
  table(
    ['attribute of the script', 'key', 'value', 'default', 'effect'],
    START_SETTINGS.map(({ name, key, type, value = type, values, orAddress, default: standard, description }) => [
      code(`data-${name}`),
      code(key),
      values.length ? `${values.map(code).join(', ')}${orAddress ? ', or an address with a slash' : ''}` : value,
      standard ? code(standard) : 'none',
      description,
    ]),
  )

const fieldTable = (fields: readonly TemplateField[]): string =>
  table(
    ['field', 'type', 'for example', 'what it is'],
    fields.map(({ path, type, example, description }) => [code(path), type, example, description]),
  )

const bindings = (): string =>
  table(
    ['attribute', 'effect'],
    BINDINGS.map(({ name, description }) => [code(name), description]),
  )

const allPieces = (): string =>
  table(
    ['element', 'what it shows', 'attributes', 'parts'],
    PIECES.map(({ name, description, attributes: own, parts: of }) => [
      code(`<cartlet-${name}>`),
      description.replace(/^In a template: /, '').replace(/\.$/, ''),
      own.map((row) => `${code(row.name)}: ${valueIn(row)}; ${row.description}`).join('. ') || 'none',
      listed(of.map((row) => row.name)) || 'none',
    ]),
  )

/** The tables between `<!-- manifest: KEY -->` and `<!-- /manifest -->`, by page and key. */
export const docsTables = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'docs/configuration.md': { settings: allSettings(), shared: table(HEAD, SHARED_ATTRIBUTES.map(attributeRow)) },
  'docs/events.md': { events: allEvents() },
  'docs/templates.md': {
    bindings: bindings(),
    fields: fieldTable(FIELD_TABLES.fields),
    saved: fieldTable(FIELD_TABLES.saved),
    lines: fieldTable(FIELD_TABLES.lines),
    pieces: allPieces(),
  },
  'docs/theming.md': { variables: allVariables(), parts: allParts(), slots: allSlots() },
  ...Object.fromEntries(
    ELEMENTS.map((element) => [
      `docs/elements/${element.name}.md`,
      {
        ...attributes(element),
        slots: slots(element),
        parts: parts(element),
        variables: variables(element),
        events: events(element),
      },
    ]),
  ),
})

const MARKED = /(<!-- manifest: ([a-z]+) -->\n\n)[\s\S]*?(\n\n<!-- \/manifest -->)/g

/** @returns the page with its tables up to date */
export function withTables(path: string, text: string): string {
  const tables = docsTables()[path] ?? {}
  const seen = new Set<string>()
  const filled = text.replace(MARKED, (_, start: string, key: string, end: string) => {
    if (tables[key] === undefined) throw new Error(`${path} has a marker for a table "${key}", which does not exist`)
    seen.add(key)
    return `${start}${tables[key]}${end}`
  })
  const missing = Object.keys(tables).filter((key) => !seen.has(key))
  if (missing.length) throw new Error(`${path} has no marker for: ${missing.join(', ')}`)
  return filled
}
