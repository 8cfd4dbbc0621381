/** docs/platform.md §6 "Elevated modules": they must never run in a page, where visitors could read their credential. */
import { CartletError } from '../http/errors'

/** Throws `ELEVATED_IN_PAGE` when there is a `document`. */
export function refusePage(): void {
  if ('document' in globalThis)
    throw new CartletError(
      'ELEVATED_IN_PAGE',
      'This must run on a server: in a page every visitor could read the key and use it.',
    )
}
