/** `web-types.json`, which JetBrains' editors read: https://github.com/JetBrains/web-types. */
import { ALL_ELEMENTS, attributesOf, ELEMENTS } from '../elements'
import { EVENTS } from '../events'
import type { AttributeRow, ElementRow } from '../model'
import { pageAttributes } from '../page-attributes'
import { VARIABLES } from '../variables'
import { withoutLinks } from './plain'
import { literalDefault, propertyName, typeRead } from './types-of'

const valueIn = (row: AttributeRow) => ({
  kind: 'plain' as const,
  type: typeRead(row).replaceAll("'", '"'),
  required: row.type !== 'flag',
})

const attribute = (row: AttributeRow) => ({
  name: row.name,
  description: withoutLinks(row.description),
  default: literalDefault(row),
  required: row.default === 'required',
  value: valueIn(row),
})

const described = ({ name, description }: { name: string; description: string }) => ({
  name,
  description: withoutLinks(description),
})

const tag = (element: ElementRow) => ({
  name: `cartlet-${element.name}`,
  description: element.description,
  attributes: attributesOf(element).map(attribute),
  slots: element.slots.map(described),
  js: {
    properties: [
      ...attributesOf(element)
        .filter(({ native }) => !native)
        .map((row) => ({ ...described({ ...row, name: propertyName(row.name) }), type: typeRead(row).replaceAll("'", '"') })),
      ...element.properties.map((row) => ({ ...described(row), type: row.type })),
    ],
    events: element.events.map(described),
  },
  css: {
    parts: element.parts.map(described),
    properties: VARIABLES.filter(({ name }) => element.variables.includes(name)).map(described),
  },
})

export const webTypes = (version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'cartlet',
  version,
  'js-types-syntax': 'typescript' as const,
  'description-markup': 'markdown' as const,
  contributions: {
    html: {
      elements: ALL_ELEMENTS.map(tag),
      attributes: pageAttributes(ELEMENTS.map(({ name }) => name)).map(({ name, description, values, fields }) => ({
        name,
        description,
        value: {
          kind: 'plain' as const,
          type: (values ?? fields?.map(({ path }) => path))?.map((value) => `"${value}"`).join(' | ') ?? 'string',
          required: false,
        },
      })),
    },
    js: { events: EVENTS.map(described) },
  },
})
