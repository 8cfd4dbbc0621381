/** `custom-elements.json`, after the schema of the package `custom-elements-manifest`. */
import { ALL_ELEMENTS, attributesOf } from '../elements'
import { EVENTS } from '../events'
import type { AttributeRow, ElementRow } from '../model'
import { VARIABLES } from '../variables'
import { withoutLinks } from './plain'
import { literalDefault, propertyName, typeRead } from './types-of'

const MODULE = 'dist/npm/elements.js'

const described = <T extends { description: string }>(row: T): T => ({ ...row, description: withoutLinks(row.description) })

const attribute = (row: AttributeRow) => ({
  name: row.name,
  description: withoutLinks(row.description),
  type: { text: typeRead(row) },
  default: literalDefault(row),
  fieldName: propertyName(row.name),
})

const field = (row: AttributeRow) => ({
  kind: 'field' as const,
  name: propertyName(row.name),
  description: withoutLinks(row.description),
  type: { text: `${typeRead(row)}${row.type === 'flag' ? '' : ' | null'}` },
  attribute: row.name,
  reflects: true,
})

function declaration(element: ElementRow) {
  const attributes = attributesOf(element)
  return {
    kind: 'class' as const,
    customElement: true as const,
    name: element.className,
    tagName: `cartlet-${element.name}`,
    description: element.description,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributes.map(attribute),
    members: [
      ...attributes.filter(({ native }) => !native).map(field),
      ...element.properties.map(({ type, ...row }) => ({ kind: 'field' as const, ...described(row), type: { text: type } })),
      ...element.methods.map(({ signature, ...row }) => ({
        kind: 'method' as const,
        ...described(row),
        return: { type: { text: signature.slice(signature.lastIndexOf(':') + 1).trim() } },
      })),
    ],
    slots: element.slots.map(described),
    cssParts: element.parts.map(described),
    cssProperties: VARIABLES.filter(({ name }) => element.variables.includes(name)).map(({ name, light, description }) => ({
      name,
      default: light,
      description,
    })),
    events: element.events.map(({ name, description }) => ({
      name,
      description: withoutLinks(description),
      type: { text: `CustomEvent<${EVENTS.find((event) => event.name === name)?.type}>` },
    })),
  }
}

export const customElements = () => ({
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module' as const,
      path: MODULE,
      declarations: ALL_ELEMENTS.map(declaration),
      exports: ALL_ELEMENTS.map(({ name, className }) => ({
        kind: 'custom-element-definition' as const,
        name: `cartlet-${name}`,
        declaration: { name: className, module: MODULE },
      })),
    },
  ],
})
