/** Checks the options of a caller, who may write JavaScript: a misspelt option that is ignored sends a key to the wrong host. */
import { isRecord, ownOf } from './record'

const KINDS = {
  text: { is: (value: unknown) => typeof value === 'string', called: 'a text' },
  flag: { is: (value: unknown) => typeof value === 'boolean', called: 'true or false' },
  /** A count or a duration; `Infinity` is for no limit. */
  number: { is: (value: unknown) => typeof value === 'number' && value >= 0, called: 'a number from 0' },
  call: { is: (value: unknown) => typeof value === 'function', called: 'a function' },
  list: { is: Array.isArray, called: 'a list' },
  object: { is: (value: unknown) => typeof value === 'object' && value !== null, called: 'an object' },
  /** Checked elsewhere, or of several types. */
  any: { is: () => true, called: 'given' },
}
export type OptionKind = keyof typeof KINDS

/** The kind of every option of `T`: a new one needs a row, or the types do not fit. */
export type OptionKinds<T> = Readonly<Record<keyof T, OptionKind>>

const listed = (names: readonly string[]): string => names.join(', ')

/**
 * What is wrong with the options, as a sentence that names the option; undefined if nothing is. Absent and undefined are the same.
 * @param asker the function as the caller writes it: `createClient()`
 * @param required options that must be given
 */
export function wrongOption<T>(
  asker: string,
  given: unknown,
  kinds: OptionKinds<T>,
  required: readonly (keyof T & string)[] = [],
): string | undefined {
  const names = Object.keys(kinds)
  if (!isRecord(given)) return `${asker} takes an object with these options: ${listed(names)}`
  const own = ownOf(given)
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) continue
    if (!names.includes(name)) return `${name} is not an option of ${asker}, which takes ${listed(names)}`
    const { is, called } = KINDS[kinds[name as keyof T]]
    if (!is(value)) return `${name} must be ${called}`
  }
  const missing = required.find((name) => own[name] === undefined)
  return missing && `${missing} must be given to ${asker}`
}

/** The same for an object with methods, such as a storage; `name` is the option that holds it. */
export function wrongPort(name: string, port: unknown, methods: readonly string[]): string | undefined {
  const lacking = methods.find((method) => typeof (port as Record<string, unknown> | null | undefined)?.[method] !== 'function')
  return lacking && `${name} must have a function ${lacking}()`
}
