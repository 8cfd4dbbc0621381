/** Sums of what was added of the one product that is only added. */
import type { CartletError } from '../../../src/index'
import type { Tab } from '../world/device'
import type { Books } from './books'

export interface Ledger {
  enter(tab: Tab, quantity: number, asked: Promise<unknown>): void
  /** The cart is emptied by this, while adds may be under way. */
  empty(tab: Tab, asked: Promise<unknown>): void
  /** Nothing is under way, and the member adds on another device, perhaps to the cart of this one. */
  addElsewhere(quantity: number, isHere: boolean): void
  /** Nothing is under way, and the cart is sold. */
  sell(): void
  /** Nothing is under way, and the visitor's cart becomes the member's, or is added to it. */
  logIn(): void
  /** Nothing is under way, and the member's cart stays behind. */
  logOut(): void
  /** What is wrong with this quantity in the cart, if anything. */
  compare(quantity: number): string | undefined
}

/** The part of a tab's books that a ledger needs. */
interface LedgerBooks {
  booksOf(tab: Tab): Pick<Books, 'closing'>
}

export function createLedger({ booksOf }: LedgerBooks, problems: string[]): Ledger {
  let sure = 0
  let perhaps = 0
  let isUnsure = false
  /** How often the cart was emptied. */
  let clears = 0
  /** Of the member who is logged out. */
  let kept: readonly [number, number] = [0, 0]
  return {
    empty(tab, asked) {
      const { closing } = booksOf(tab)
      const empty = () => {
        clears += 1
        perhaps += sure
        sure = 0
      }
      /** It may still arrive at the platform, after later adds. */
      const closed = () => {
        isUnsure = true
      }
      closing.add(closed)
      const settle = () => {
        if (closing.delete(closed)) empty()
      }
      asked.then(settle, settle)
    },
    addElsewhere(quantity, isHere) {
      if (isHere) sure += quantity
      else kept = [kept[0] + quantity, kept[1]]
    },
    sell() {
      sure = 0
      perhaps = 0
    },
    logIn() {
      sure += kept[0]
      perhaps += kept[1]
      kept = [0, 0]
    },
    logOut() {
      kept = [sure, perhaps]
      sure = 0
      perhaps = 0
    },
    enter(tab, quantity, asked) {
      const { closing } = booksOf(tab)
      const clearsBefore = clears
      const settle = (certain: number, uncertain: number) => {
        if (!closing.delete(closed)) return
        // Crossing a clear: the platform may have added the pieces before it emptied the cart.
        const isSure = clears === clearsBefore
        sure += isSure ? certain : 0
        perhaps += uncertain + (isSure ? 0 : certain)
      }
      const closed = () => settle(0, quantity)
      closing.add(closed)
      asked.then(
        () => settle(quantity, 0),
        ({ code, delivered }: CartletError) => {
          if (code === 'NOT_ADDED') problems.push('What the shop has enough of is said not to be had')
          settle(0, delivered === 'no' ? 0 : quantity)
        },
      )
    },
    compare: (quantity) =>
      (quantity < sure && !isUnsure) || quantity > sure + perhaps
        ? `${sure} pieces were added for sure and ${perhaps} perhaps, but ${quantity} are in the cart`
        : undefined,
  }
}
