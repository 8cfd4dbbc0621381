/** The products of a page of a list, as the platform sent them. */
import { CartletError } from '../../../platform/http/errors'
import { objectsIn } from '../../catalog/untrusted'

/** A missing list is an empty page; any other value throws `BAD_RESPONSE`, because an empty grid would be wrong. */
export function listed<T extends object>(products: readonly (T | null | undefined)[] | null | undefined): T[] {
  if (products == null || Array.isArray(products)) return objectsIn(products)
  throw new CartletError('BAD_RESPONSE', 'The list has no products', { retryable: true, delivered: 'yes' })
}
