/** Type checks for external values. */

export type JsonRecord = Record<string, unknown>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy with only the own properties, so that properties that another script added to `Object.prototype` are ignored. */
export const ownOf = <T extends object>(given: T | null | undefined): T => ({ __proto__: null, ...given }) as T

/**
 * The JSON value in `text`, or null for other text: HTML, a truncated body, empty text, and with `change` JSON that is nested too
 * deeply.
 */
export function parseJson(text: string | null | undefined, change?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text ?? '', change)
  } catch {
    return null
  }
}

/** The JSON object in `text`, or null for anything else, arrays included. */
export function parseRecord(text: string | null | undefined): JsonRecord | null {
  const value = parseJson(text)
  return isRecord(value) ? value : null
}
