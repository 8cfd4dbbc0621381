/** Type checks for values that come from outside. */

export type JsonRecord = Record<string, unknown>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What its author wrote, and nothing that another script has written onto what every object inherits from. */
export const ownOf = <T extends object>(given: T | null | undefined): T => ({ __proto__: null, ...given }) as T

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
