/** Readers for untrusted JSON: each returns a typed value, or throws a violation that names the field. */
import { refuse } from './gateway/errors'

export type Json = Record<string, unknown>

export const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The deepest nesting of any call. Recursive readers of JSON overflow the stack at some ten thousand levels. */
const DEEPEST = 100

/** The nesting depth, counted by brackets outside of strings, before the text is parsed. */
const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (inString) {
      if (char === '\\') at += 1
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '[' || char === '{') {
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (char === ']' || char === '}') depth -= 1
  }
  return deepest
}

/** Throws for text that is not JSON, and for JSON that is nested more than a hundred levels deep. */
export const parseJson = (text: string): unknown => {
  if (depthOf(text) > DEEPEST) throw new SyntaxError(`JSON can be nested ${DEEPEST} deep at most`)
  return JSON.parse(text)
}

/** Reads own keys only, so that `__proto__` or `constructor` in a body never reads an inherited value. */
export const own = (record: Json, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined)

/** An absent field and an explicit null mean the same, as on the platform. */
const absent = (value: unknown): value is null | undefined => value === undefined || value === null

export const optionalRecord = (value: unknown, field: string): Json | undefined => {
  if (absent(value)) return undefined
  return isRecord(value) ? value : refuse(field, 'must be an object', 'FORMAT')
}

export const optionalList = (value: unknown, field: string, maxSize: number): unknown[] | undefined => {
  if (absent(value)) return undefined
  if (!Array.isArray(value)) return refuse(field, 'must be a list', 'FORMAT')
  if (value.length > maxSize)
    return refuse(field, `has size ${value.length}, expected ${maxSize} or less`, 'MAX_SIZE', { threshold: maxSize })
  return value
}

export const optionalString = (value: unknown, field: string, maxLength = 1000): string | undefined => {
  if (absent(value)) return undefined
  if (typeof value !== 'string') return refuse(field, 'must be a string', 'FORMAT')
  if (value.length > maxLength)
    return refuse(field, `has length ${value.length}, expected ${maxLength} or less`, 'MAX_LENGTH', { threshold: maxLength })
  // A lone surrogate cannot be encoded as UTF-8: a URL made of it would throw.
  return /\p{Surrogate}/u.test(value) ? refuse(field, 'must be well-formed Unicode', 'FORMAT') : value
}

export const requiredString = (value: unknown, field: string, maxLength = 1000): string => {
  const text = optionalString(value, field, maxLength)
  if (text === undefined) return refuse(field, 'is required', 'REQUIRED_FIELD')
  return text === '' ? refuse(field, 'must not be empty', 'MIN_LENGTH', { threshold: 1 }) : text
}

export const optionalBoolean = (value: unknown, field: string): boolean | undefined => {
  if (absent(value)) return undefined
  return typeof value === 'boolean' ? value : refuse(field, 'must be true or false', 'FORMAT')
}

export const integerBetween = (value: unknown, field: string, min: number, max: number): number => {
  if (absent(value)) return refuse(field, 'is required', 'REQUIRED_FIELD')
  if (typeof value !== 'number' || !Number.isInteger(value)) return refuse(field, 'must be a whole number', 'FORMAT')
  if (value < min) return refuse(field, `must be greater than or equal to ${min}`, 'MIN', { threshold: min })
  return value > max ? refuse(field, `must be less than or equal to ${max}`, 'MAX', { threshold: max }) : value
}

/** A finite number, decimals allowed. Strings like "NaN" are refused. */
export const optionalNumber = (value: unknown, field: string, min: number, max: number): number | undefined => {
  if (absent(value)) return undefined
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse(field, 'must be a number', 'FORMAT')
  if (value < min) return refuse(field, `must be greater than or equal to ${min}`, 'DECIMAL_GTE', { threshold: min })
  return value > max ? refuse(field, `must be less than or equal to ${max}`, 'DECIMAL_LTE', { threshold: max }) : value
}

export const optionalOneOf = <T extends string>(value: unknown, field: string, allowed: readonly T[]): T | undefined => {
  if (absent(value)) return undefined
  const known = allowed.find((one) => one === value)
  return known ?? refuse(field, `must be one of ${allowed.join(', ')}`, 'INVALID_ENUM_VALUE')
}

export const requiredRecord = (value: unknown, field: string): Json =>
  optionalRecord(value, field) ?? refuse(field, 'is required', 'REQUIRED_FIELD')

/** Ids of a bulk call or a list, none of which may be empty. */
export const requiredIds = (value: unknown, field: string, maxSize: number): string[] => {
  const list = optionalList(value, field, maxSize) ?? refuse(field, 'is required', 'REQUIRED_FIELD')
  if (list.length === 0) return refuse(field, 'has size 0, expected 1 or more', 'MIN_SIZE', { threshold: 1 })
  return list.map((id, index) => requiredString(id, `${field}[${index}]`, 100))
}
