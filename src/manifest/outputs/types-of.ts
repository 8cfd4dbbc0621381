/** TypeScript for the values of the manifest. */
import type { AttributeRow } from '../model'

const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ')

/** `clientId` for `client-id`. */
export const propertyName = (attribute: string): string => attribute.replace(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase())

/** What a property gives, apart from `null`. */
export function typeRead(attribute: AttributeRow): string {
  switch (attribute.type) {
    case 'choice':
      return union(attribute.values)
    case 'flag':
      return 'boolean'
    case 'number':
      return 'number'
    case 'list':
    case 'text':
      return 'string'
  }
}

/** What a property takes, apart from `null`. */
export const typeSet = (attribute: AttributeRow): string =>
  attribute.rich ? `${typeRead(attribute)} | ${attribute.rich.type}` : typeRead(attribute)

/** What may be written in markup. */
export function typeWritten(attribute: AttributeRow): string {
  switch (attribute.type) {
    case 'number':
      return `number | \`\${number}\``
    case 'flag':
      return "boolean | '' | 'true' | 'false'"
    case 'list':
      return 'string'
    default:
      return typeRead(attribute)
  }
}

/** The value that stands in backticks. */
export const literalDefault = (attribute: AttributeRow): string | undefined => /^`([^`]+)`$/.exec(attribute.default)?.[1]
