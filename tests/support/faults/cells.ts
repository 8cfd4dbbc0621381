/** The cells of the table of faults: each request, met by each trouble, in each version of the cart that has it. */
import { GONE_FORMS } from '../../../demo/platform/cart/v2/cart-versions'
import type { CartName } from '../../../src/store/cart/cart-port'
import { TROUBLES, type Trouble } from '../fakes/trouble'
import { inTwoForms, sampled } from '../sample'
import { CART_ROWS, CHECKOUT_ROW } from './cart-fault-rows'
import type { Row } from './fault-row'
import { MEMBER_ROWS } from './member-fault-rows'
import { PAGE_ROWS } from './page-fault-rows'
import { SECOND_CART_ROWS } from './second-cart-fault-rows'

export interface Cell {
  row: Row
  trouble: Trouble
}

/** Something else has deleted the visitor's cart: the platform says it as long as this lasts, and has the cart again afterwards. */
const CART_GONE: Trouble = {
  name: 'the cart is gone',
  rule: { kind: 'body', status: 404, body: { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } } },
}

/** Not of a request that only reads: for it, a cart that does not exist is an empty one. */
const changesCart = ({ request }: Row) => request !== 'read'

const cellsOf = (rows: readonly Row[], troubles: readonly Trouble[]): Cell[] =>
  rows.flatMap((row) => troubles.map((trouble) => ({ row, trouble })))

const cartCells = (rows: readonly Row[]): Cell[] => [
  ...cellsOf(rows, TROUBLES),
  ...cellsOf(rows.filter(changesCart), [CART_GONE]),
]

/** The platform switches version 1 off at this very request, in one of the forms of saying so. */
const switchedOff = (rows: readonly Row[]): Cell[] =>
  rows.map((row, place) => {
    const as = GONE_FORMS[place % GONE_FORMS.length]
    return { row, trouble: { name: `version 1 of the cart is gone (${as})`, rule: { kind: 'gone', as }, isHarmless: true } }
  })

const both = inTwoForms(cartCells(CART_ROWS), 'faults of the cart')
const V1_ROWS = [...CART_ROWS.filter(({ request }) => request !== 'redirect'), CHECKOUT_ROW]

export const CELLS: Readonly<Record<CartName, readonly Cell[]>> = {
  v1: [
    ...both.first,
    ...sampled(
      [...cartCells([CHECKOUT_ROW]), ...switchedOff(V1_ROWS), ...cellsOf([...PAGE_ROWS, ...MEMBER_ROWS], TROUBLES)],
      'faults',
    ),
  ],
  v2: [...both.second, ...sampled(cartCells(SECOND_CART_ROWS), 'faults of the second cart')],
}
