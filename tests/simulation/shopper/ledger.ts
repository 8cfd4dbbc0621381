/** Sums of what was added of the one product that is only added. */
import type { CartletError } from '../../../src/index'
import type { Tab } from '../world/device'
import type { Watch } from './watch'

export interface Ledger {
  enter(tab: Tab, quantity: number, asked: Promise<unknown>): void
  /** What is wrong with this quantity in the cart, if anything. */
  compare(quantity: number): string | undefined
}

export function createLedger({ booksOf }: Watch, problems: string[]): Ledger {
  let sure = 0
  let perhaps = 0
  return {
    enter(tab, quantity, asked) {
      const { closing } = booksOf(tab)
      const settle = (certain: number, uncertain: number) => {
        if (!closing.delete(closed)) return
        sure += certain
        perhaps += uncertain
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
      quantity < sure || quantity > sure + perhaps
        ? `${sure} pieces were added for sure and ${perhaps} perhaps, but ${quantity} are in the cart`
        : undefined,
  }
}
