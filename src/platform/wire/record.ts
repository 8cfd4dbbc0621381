/** Type checks for external values. */

export type JsonRecord = Record<string, unknown>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy with only the own properties, so that properties that another script added to `Object.prototype` are ignored. */
export const ownOf = <T extends object>(given: T | null | undefined): T => ({ __proto__: null, ...given }) as T
