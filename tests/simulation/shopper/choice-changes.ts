/** Changes of the product with choices: the result of a swap depends on changes that another tab makes to its lines at the same time. */
import type { Tab } from '../world/device'

export interface ChoiceChange {
  tab: Tab
  /** Number of such changes when this one began; `to`: when it ended. */
  from: number
  to: number
}

export interface ChoiceChanges {
  enter(tab: Tab, asked: Promise<unknown>): ChoiceChange
  /** Whether no change of another tab was under way at any time since this one began. */
  isAlone(change: ChoiceChange): boolean
}

export function createChoiceChanges(): ChoiceChanges {
  const all: ChoiceChange[] = []
  return {
    enter(tab, asked) {
      const change = { tab, from: all.length, to: Number.POSITIVE_INFINITY }
      all.push(change)
      const end = () => {
        change.to = all.length
      }
      asked.then(end, end)
      return change
    },
    // A change that has just ended counts, too: this tab may not have read the cart since.
    isAlone: ({ tab, from }) => all.every((other) => other.tab === tab || other.to < from),
  }
}
