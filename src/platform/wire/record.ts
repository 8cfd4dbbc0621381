/** The two questions every reader of platform JSON asks. */

export type JsonRecord = Record<string, unknown>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON object in `text`, or null for anything else: HTML, a cut-off body, an array, nothing. */
export function parseRecord(text: string | null): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
