/** The walks of the cart by its versions, for a run: a third of them takes version 2 in place of version 1, and the long run both. */
import { inTwoForms, sampled } from '../sample'
import type { Walk } from './walk'
import { CART_V2_WALKS, CART_WALKS } from './walks'

/**
 * They meet states by calls and words of version 1: its checkouts, a sentence for each line, the amount of a deposit, its delivery options. The states
 * themselves look the same in both; what version 2 does there is tested in `tests/e2e/cart`.
 */
const BY_VERSION_1 = ['drawer', 'lines', 'terms', 'services', 'estimate']

type Row = readonly [name: string, walk: Walk]
const isByVersion1 = ([name]: Row) => BY_VERSION_1.includes(name)
const isOnlyInV2 = ([name]: Row) => name in CART_V2_WALKS

const rows = Object.entries({ ...CART_WALKS, ...CART_V2_WALKS })
const { first, second } = inTwoForms(
  rows.filter((row) => !isByVersion1(row)),
  'states of the cart',
)

export const WALKS_OF_CART = {
  v1: [...sampled(rows.filter(isByVersion1), 'states of version 1'), ...first.filter((row) => !isOnlyInV2(row))],
  v2: [...second, ...first.filter((row) => isOnlyInV2(row) && !second.includes(row))],
}
