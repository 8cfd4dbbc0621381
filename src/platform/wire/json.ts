/** Reads JSON that anyone may have written. */
import { isRecord, type JsonRecord } from './record'

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
