/** The two questions every reader of platform JSON asks. */

export type JsonRecord = Record<string, unknown>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What `value` holds itself: a page's scripts may have put any name of ours on `Object.prototype`. */
export const ownOf = <T extends object>(value: T): T => ({ __proto__: null, ...value })

/** The JSON value in `text`, or null for anything else: HTML, a cut-off body, nothing, and with `change` what is nested too deep. */
export function parseJson(text: string | null, change?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text ?? '', change)
  } catch {
    return null
  }
}

/** The JSON object in `text`, or null for anything else, arrays included. */
export function parseRecord(text: string | null): JsonRecord | null {
  const value = parseJson(text)
  return isRecord(value) ? value : null
}
