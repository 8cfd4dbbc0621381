/** The options of the functions of `cartlet/server`, for callers who write JavaScript. */
import { CartletError } from '../platform/http/errors'
import { type OptionKinds, wrongOption } from '../platform/wire/options'

/** A misspelt `styleNonce` would render styles that the page's policy refuses, and a misspelt `products` would take none. */
export function check<T>(asker: string, options: T, kinds: OptionKinds<T>, required: readonly (keyof T & string)[] = []): T {
  const problem = wrongOption(asker, options, kinds, required)
  if (problem) throw new CartletError('INVALID_ARGUMENT', problem)
  return options
}
