/** Compares what our client did with the recording, and lists every difference with its path. */

export interface Difference {
  /** For example `requests[0].body.lineItems[1].quantity`. */
  path: string
  sdk: unknown
  ours: unknown
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]'

/** The order of keys does not matter, a key with `undefined` equals an absent one, and NaN equals NaN. */
export function differences(sdk: unknown, ours: unknown, path = ''): Difference[] {
  if (Array.isArray(sdk) && Array.isArray(ours))
    return Array.from({ length: Math.max(sdk.length, ours.length) }, (_, i) => i).flatMap((i) =>
      differences(sdk[i], ours[i], `${path}[${i}]`),
    )
  if (isPlain(sdk) && isPlain(ours))
    return [...new Set([...Object.keys(sdk), ...Object.keys(ours)])].flatMap((key) =>
      differences(own(sdk, key), own(ours, key), path ? `${path}.${key}` : key),
    )
  return isSame(sdk, ours) ? [] : [{ path, sdk, ours }]
}

export const isEqual = (a: unknown, b: unknown): boolean => differences(a, b).length === 0

const own = (object: Record<string, unknown>, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined)

function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime())
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0
  return Object.is(a, b) || (a === 0 && b === 0)
}
