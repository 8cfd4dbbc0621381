/** Changes of the product with choices: what a swap leaves depends on what another tab does to its lines at the same moment. */
import type { Tab } from './browser'

export interface ChoiceChange {
  tab: Tab
  /** In the order of all such changes. */
  from: number
  to: number
}

export interface ChoiceChanges {
  enter(tab: Tab, asked: Promise<unknown>): ChoiceChange
  /** Whether no other tab's change was under way at any time since it began. */
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
    isAlone: ({ tab, from }) => all.every((other) => other.tab === tab || other.to <= from),
  }
}
