/** TypeScript for the values of the manifest. */
import type { AttributeRow } from '../model'

const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ')

/** `clientId` for `client-id`. */
export const propertyName = (attribute: string): string => attribute.replace(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase())

/** The type that a property returns, apart from `null`. */
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

/** The type that a property accepts, apart from `null`. */
export const typeSet = (attribute: AttributeRow): string =>
  attribute.rich ? `${typeRead(attribute)} | ${attribute.rich.type}` : typeRead(attribute)

/** The type of the attribute in markup. */
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

/** The default value, if it is in backticks. */
export const literalDefault = (attribute: AttributeRow): string | undefined => /^`([^`]+)`$/.exec(attribute.default)?.[1]
