/** JSON for request bodies and storage, independent of a `toJSON` that a page added to a prototype (as Prototype.js does). */

/**
 * The same text as `JSON.stringify` with two exceptions: `toJSON` is never called, since dates are recognised by their class; and
 * non-finite numbers become the texts "NaN", "Infinity" and "-Infinity" of the wire. Keys with undefined are dropped, null is
 * kept. Throws for cycles and bigint, as `JSON.stringify` does.
 */
export function encodeJson(value: object): string
export function encodeJson(value: unknown): string | undefined
export function encodeJson(value: unknown): string | undefined {
  if (typeof value === 'function') return undefined
  if (typeof value === 'number' && !Number.isFinite(value)) return `"${value}"`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isDate(value)) return Number.isNaN(value.getTime()) ? 'null' : `"${value.toISOString()}"`
  let text = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += `${i ? ',' : ''}${encodeJson(value[i]) ?? 'null'}`
    return `[${text}]`
  }
  for (const key of Object.keys(value)) {
    const encoded = encodeJson((value as Record<string, unknown>)[key])
    if (encoded !== undefined) text += `${text ? ',' : ''}${JSON.stringify(key)}:${encoded}`
  }
  return `{${text}}`
}

/** Checks the class name, not `instanceof`, so that dates of other frames are recognised. */
export const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]'
