/** The walks of the cart by its versions, for a run: a third of them takes version 2 in place of version 1, and the long run both. */
import { inTwoForms } from '../sample'
import { CART_V2_WALKS, CART_WALKS } from './walks'

const { first, second } = inTwoForms(Object.entries({ ...CART_WALKS, ...CART_V2_WALKS }), 'states of the cart')
const isOnlyInV2 = ([name]: (typeof first)[number]) => name in CART_V2_WALKS

export const WALKS_OF_CART = {
  v1: first.filter((row) => !isOnlyInV2(row)),
  v2: [...second, ...first.filter((row) => isOnlyInV2(row) && !second.includes(row))],
}
