/** Random actions of a shopper in several tabs, the network and the shop's owner. */
import fc from 'fast-check'
import type { FaultRule } from '../../demo/platform/faults'

export const CART = '/ecom/v1/carts/current'

export type Intent =
  | { kind: 'add'; tab: number; product: number; quantity: number }
  | { kind: 'set'; tab: number; line: number; quantity: number }
  | { kind: 'clicks'; tab: number; line: number; times: number }
  | { kind: 'remove' | 'undo' | 'uncoupon' | 'show' | 'reload'; tab: number; line: number }
  /** `isLost`: the removal of the old line does not reach the platform. */
  | { kind: 'swap'; tab: number; line: number; isLost: boolean }
  | { kind: 'coupon'; tab: number; code: string }
  | { kind: 'note'; tab: number; text: string }
  | { kind: 'stock'; product: number; quantity: number }
  | { kind: 'fault'; rule: FaultRule }
  | { kind: 'resend'; tab: number; quantity: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'restart' }
  /** The next change of this tab reaches the platform only after the page has reported its outcome as unknown. */
  | { kind: 'late'; tab: number; line: number }

const tab = fc.nat({ max: 2 })
const line = fc.nat({ max: 5 })

const path = fc.constantFrom(
  `${CART}/add-to-cart`,
  `${CART}/update-line-items-quantity`,
  `${CART}/remove-line-items`,
  `${CART}/estimate-totals`,
  CART,
)
const when = fc.constantFrom('before' as const, 'after' as const)
/** The longest delay exceeds the timeout: the platform still makes the change after the page has reported its outcome as unknown. */
const fault: fc.Arbitrary<FaultRule> = fc.oneof(
  fc.record({ path, when, kind: fc.constant('drop' as const) }),
  fc.record({ path, when, kind: fc.constant('delay' as const), ms: fc.constantFrom(20, 60, 450) }),
  fc.record({ path, when, kind: fc.constant('status' as const), status: fc.constantFrom(500, 502, 503) }),
  fc.record({
    path,
    kind: fc.constant('status' as const),
    status: fc.constant(429),
    headers: fc.constant({ 'retry-after': '1' }),
  }),
  fc.record({ path, when, kind: fc.constant('html' as const) }),
  fc.record({ path, kind: fc.constant('truncate' as const) }),
)

const intent: fc.Arbitrary<Intent> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      tab,
      product: fc.nat({ max: 5 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('set' as const), tab, line, quantity: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('clicks' as const), tab, line, times: fc.integer({ min: 2, max: 30 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('remove' as const), tab, line }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), tab, line }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('swap' as const), tab, line, isLost: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('coupon' as const),
      tab,
      code: fc.constantFrom('WELCOME10', 'MUG5', 'SUMMER24', 'NOBODY'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('uncoupon' as const), tab, line }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('note' as const), tab, text: fc.constantFrom('Ring twice', 'Leave it', '') }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('show' as const), tab, line }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab, line }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('stock' as const),
      product: fc.constantFrom(0, 2, 3),
      quantity: fc.constantFrom(0, 2, 5, 24),
    }),
  },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('fault' as const), rule: fault }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resend' as const), tab, quantity: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 40 }) }) },
)

const INTENTS = 60

/**
 * Sixty in a row, with at most one restart of the platform among them. Every other list ends with a change that arrives late; a further intent
 * would correct the cart with its own response.
 */
export const intents: fc.Arbitrary<Intent[]> = fc
  .tuple(
    fc.array(intent, { minLength: INTENTS, maxLength: INTENTS, size: 'max' }),
    fc.option(fc.nat({ max: INTENTS - 1 }), { freq: 3 }),
    fc.option(fc.record({ kind: fc.constant('late' as const), tab, line }), { freq: 2 }),
  )
  .map(([list, restart, last]) =>
    list.map((one, place): Intent => {
      if (place === restart) return { kind: 'restart' }
      return last && place === INTENTS - 1 ? last : one
    }),
  )
