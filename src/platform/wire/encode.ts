/** JSON for request bodies and storage, out of reach of a `toJSON` that a page hung on a prototype (Prototype.js does). */

/**
 * Same text as `JSON.stringify`, except that no `toJSON` is ever called: dates are recognised by their class, and that numbers which are not
 * finite become the wire's words "NaN", "Infinity" and "-Infinity". Keys that are undefined vanish, null stays. Throws on cycles and bigint, as `JSON.stringify` does.
 */
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

/** By class name rather than `instanceof`: a date from another frame is a date. */
export const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]'
