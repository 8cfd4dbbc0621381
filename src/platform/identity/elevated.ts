/** docs/platform.md §6 "Elevated modules": what must never run where visitors could read it. */
import { CartletError } from '../http/errors'

/** Throws `ELEVATED_IN_PAGE` where there is a `document`. */
export function refusePage(): void {
  if ('document' in globalThis)
    throw new CartletError(
      'ELEVATED_IN_PAGE',
      'This must run on a server: in a page every visitor could read the key and use it.',
    )
}
