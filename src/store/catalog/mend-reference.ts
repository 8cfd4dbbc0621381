/** Ids and slugs of products and collections, as authors paste them. */
import { once } from '../base/load-once'
import { isId } from './is-id'

/** Tells the author. */
export type Report = (problem: string, hint: string) => void

/** Most references are what an id or a slug can be. */
export const isOdd = (reference: string): boolean =>
  /[^\p{L}\p{N}_-]/u.test(reference) || (isId(reference) && reference !== reference.toLowerCase())

const loadPasted = once(() => import('./pasted.chunk'))

/** What to ask for. Without the code that mends it, the reference as it is. */
export const mendReference = (reference: string, report?: Report): Promise<string> =>
  loadPasted().then(
    ({ pastedReference }) => pastedReference(reference, report),
    () => reference,
  )
