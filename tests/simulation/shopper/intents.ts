/** What a shopper does in several tabs, what the network does meanwhile, and the shop's owner. */
import { createRandom, type Random } from '../world/random'

export type Intent =
  | { kind: 'add' | 'double-press'; tab: number; product: number; quantity: number }
  | { kind: 'set'; tab: number; line: number; quantity: number }
  | { kind: 'clicks'; tab: number; line: number; times: number }
  | { kind: 'remove' | 'undo' | 'show' | 'reload' | 'close-tab' | 'open-drawer' | 'close-drawer'; tab: number; line: number }
  /** In all tabs at once. */
  | { kind: 'add-everywhere'; quantity: number }
  | { kind: 'clear' | 'estimate' | 'log-in' | 'log-out'; tab: number; line: number }
  | { kind: 'checkout'; tab: number; pays: boolean }
  | { kind: 'price'; product: number; minor: number }
  | { kind: 'offline'; ms: number }
  /** The platform accepts no access token that it has issued so far. */
  | { kind: 'expire' }
  | { kind: 'storage'; area: 'works' | 'full' }
  /** The same member changes the cart on another device. */
  | { kind: 'other-device'; product: number; quantity: number }
  /** `isLost`: the removal of the old line does not reach the platform. */
  | { kind: 'swap'; tab: number; line: number; isLost: boolean }
  | { kind: 'coupon'; tab: number; code: string }
  | { kind: 'note'; tab: number; text: string }
  | { kind: 'stock'; product: number; quantity: number }
  | { kind: 'weather'; weather: 'fair' | 'changeable' | 'stormy' }
  | { kind: 'resend'; tab: number; quantity: number }
  | { kind: 'wait' }
  /** The next change of this tab reaches the platform only after the page has reported its outcome as unknown. */
  | { kind: 'late'; tab: number; line: number }
  | { kind: 'uncoupon'; tab: number }
  /** Only in version 2 of the cart. */
  | { kind: 'gift-card'; tab: number; code: string }
  | { kind: 'remove-gift-card' | 'undo-gift-card'; tab: number }
  | { kind: 'last-gift-card'; tab: number }

export interface Step {
  /** The step's place in the whole journey, by which it keeps its name in a shorter one. */
  place: number
  /** Time that passes afterwards. */
  ms: number
  intent: Intent
}

const COUPONS = ['WELCOME10', 'MUG5', 'SUMMER24', 'NOBODY']
/** One pays a part and one everything; the others are refused. */
const GIFT_CARDS = [
  'FERN-10-GIFT',
  'FERN-10-GIFT',
  'FERN-1000-GIFT',
  'EMPTY-GIFT',
  'SUMMER24-GIFT',
  'STOPPED-GIFT',
  'NOBODYS-GIFT',
]
const NOTES = ['Ring twice', 'Leave it', '']

type Kind = Intent['kind']

const OFTEN: readonly (readonly [number, Kind])[] = [
  [10, 'add'],
  [4, 'double-press'],
  [2, 'add-everywhere'],
  [10, 'set'],
  [4, 'clicks'],
  [6, 'remove'],
  [4, 'undo'],
  [3, 'swap'],
  [3, 'coupon'],
  [1, 'uncoupon'],
  [2, 'note'],
  [1, 'open-drawer'],
  [1, 'close-drawer'],
  [4, 'show'],
  [2, 'reload'],
  [2, 'stock'],
  [9, 'weather'],
  [1, 'resend'],
  [6, 'wait'],
  [1, 'close-tab'],
  [1, 'clear'],
  [2, 'estimate'],
  [2, 'checkout'],
  [1, 'price'],
  [2, 'offline'],
  [1, 'expire'],
  [1, 'storage'],
  [1, 'log-in'],
  [1, 'log-out'],
  [2, 'other-device'],
]
const WITH_GIFT_CARDS: typeof OFTEN = [...OFTEN, [3, 'gift-card'], [2, 'remove-gift-card'], [2, 'undo-gift-card']]

/** A third of the journeys speaks version 2 of the cart. */
export const cartOfSeed = (seed: number): 'v1' | 'v2' => (seed % 3 ? 'v1' : 'v2')

function intentOf(kind: Kind, { int, pick, chance, weighted }: Random): Intent {
  const [tab, line, product, quantity] = [int(0, 2), int(0, 5), int(0, 5), int(1, 3)]
  switch (kind) {
    case 'add':
    case 'double-press':
      return { kind, tab, product, quantity }
    case 'add-everywhere':
      return { kind, quantity }
    case 'set':
      return { kind, tab, line, quantity: int(1, 9) }
    case 'clicks':
      return { kind, tab, line, times: int(2, 30) }
    case 'swap':
      return { kind, tab, line, isLost: chance(0.5) }
    case 'coupon':
      return { kind, tab, code: pick(COUPONS) }
    case 'gift-card':
      return { kind, tab, code: pick(GIFT_CARDS) }
    case 'uncoupon':
    case 'remove-gift-card':
    case 'undo-gift-card':
    case 'last-gift-card':
      return { kind, tab }
    case 'note':
      return { kind, tab, text: pick(NOTES) }
    case 'stock':
      return { kind, product: pick([0, 2, 3]), quantity: pick([0, 2, 5, 24]) }
    case 'weather':
      return {
        kind,
        weather: weighted([
          [2, 'fair'],
          [3, 'changeable'],
          [2, 'stormy'],
        ]),
      }
    case 'resend':
      return { kind, tab, quantity }
    case 'wait':
    case 'expire':
      return { kind }
    case 'checkout':
      return { kind, tab, pays: chance(0.7) }
    case 'price':
      return { kind, product, minor: int(100, 9000) }
    case 'offline':
      return { kind, ms: int(100, 20_000) }
    case 'storage':
      return { kind, area: pick(['works', 'full']) }
    case 'other-device':
      return { kind, product, quantity }
    default:
      return { kind, tab, line }
  }
}

/** How long a shopper waits before the next step. */
const gap = (random: Random, kind: Kind): number =>
  random.weighted([
    [kind === 'wait' ? 0 : 12, random.int(0, 250)],
    [2, random.int(250, 2500)],
    [kind === 'wait' ? 2 : 0, random.int(2500, 40_000)],
  ])

/**
 * So many in a row. Every other journey ends with a change that arrives late, and all others of version 2 with a gift card: a further intent would correct
 * the cart with its own answer.
 */
export function stepsOf(seed: number, length: number): Step[] {
  const takesCards = cartOfSeed(seed) === 'v2'
  const often = takesCards ? WITH_GIFT_CARDS : OFTEN
  const last = createRandom(seed, 'end').chance(0.5) ? 'late' : takesCards ? 'last-gift-card' : undefined
  return Array.from({ length }, (_, place) => {
    const random = createRandom(seed, 'step', place)
    const kind = (place === length - 1 && last) || random.weighted(often)
    return { place, ms: gap(random, kind), intent: intentOf(kind, random) }
  })
}
