/** `html-custom-data.json`, which VS Code and other editors with its HTML language service read: https://github.com/microsoft/vscode-custom-data. */
import { ALL_ELEMENTS, attributesOf, ELEMENTS } from '../elements'
import type { AttributeRow } from '../model'
import { pageAttributes } from '../page-attributes'
import { listed, withoutLinks } from './plain'

const markdown = (value: string) => ({ kind: 'markdown' as const, value })

function attribute(row: AttributeRow) {
  const value = 'value' in row ? `${withoutLinks(row.value)}. ` : ''
  return {
    name: row.name,
    description: markdown(`${withoutLinks(row.description)}\n\n${value}Default: ${row.default}`),
    // The language service's own name for "takes no value".
    ...(row.type === 'flag' ? { valueSet: 'v' } : {}),
    ...('values' in row && row.values ? { values: row.values.map((name) => ({ name })) } : {}),
  }
}

export const htmlData = () => ({
  version: 1.1 as const,
  tags: ALL_ELEMENTS.map((element) => ({
    name: `cartlet-${element.name}`,
    description: markdown(
      `${element.description}${element.slots.length > 1 ? `\n\nSlots: ${listed(element.slots.flatMap(({ name }) => name || []))}` : ''}`,
    ),
    attributes: attributesOf(element).map(attribute),
  })),
  globalAttributes: pageAttributes(ELEMENTS.map(({ name }) => name)).map(({ name, description, values, fields }) => ({
    name,
    description: markdown(description),
    ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
    ...(fields
      ? {
          values: fields.map(({ path, type, example, description: what }) => ({
            name: path,
            description: markdown(`${what}\n\n${type}, for example ${example}`),
          })),
        }
      : {}),
  })),
})
