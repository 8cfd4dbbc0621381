/** The products of a page of a list, as the platform sent them. */
import { CartletError } from '../../../platform/http/errors'
import { objectsIn } from '../../catalog/untrusted'

/** Converts products in slices, each in its own task: a hundred at once would block input on slow devices. */
const AT_ONCE = 8

/** @param pause resolves in a later task */
export async function mapInSlices<T, U>(items: readonly T[], map: (item: T) => U, pause: () => Promise<void>): Promise<U[]> {
  const mapped: U[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    if (start) await pause()
    mapped.push(...items.slice(start, start + AT_ONCE).map(map))
  }
  return mapped
}

/** A missing list is an empty page; any other value throws `BAD_RESPONSE`, because an empty grid would be wrong. */
export function listed<T extends object>(products: readonly (T | null | undefined)[] | null | undefined): T[] {
  if (products == null || Array.isArray(products)) return objectsIn(products)
  throw new CartletError('BAD_RESPONSE', 'The list has no products', { retryable: true, delivered: 'yes' })
}
