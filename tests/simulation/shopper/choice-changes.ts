/** Changes of the product with choices: the result of a swap depends on what other tabs and devices do to its lines at the same time. */

/** A tab, as far as this matters. */
export interface ChoosingTab {
  /** When it sent the request whose answer is the newest cart that it knows. */
  knownSince(): number
}

interface OwnChange {
  tab: ChoosingTab
  /** Number of such changes when this one began; `to`: when it ended. */
  from: number
  to: number
  knownSince: number
}

export interface ChoiceChanges {
  enter(tab: ChoosingTab, asked: Promise<unknown>): OwnChange
  /** Another device changes the cart, which no tab learns before it reads the cart again. */
  enterElsewhere(asked: Promise<unknown>): void
  /** Whether this change began with the cart as all others left it, and none was under way at any time since. */
  isAlone(change: OwnChange): boolean
}

export function createChoiceChanges(now: () => number): ChoiceChanges {
  const all: OwnChange[] = []
  /** When they ended. */
  const elsewhere: { endedAt: number }[] = []
  return {
    enter(tab, asked) {
      const change = { tab, from: all.length, to: Number.POSITIVE_INFINITY, knownSince: tab.knownSince() }
      all.push(change)
      const end = () => {
        change.to = all.length
      }
      asked.then(end, end)
      return change
    },
    enterElsewhere(asked) {
      const change = { endedAt: Number.POSITIVE_INFINITY }
      elsewhere.push(change)
      const end = () => {
        change.endedAt = now()
      }
      asked.then(end, end)
    },
    isAlone: ({ tab, from, knownSince }) =>
      // A change that has just ended counts, too: this tab may not have read the cart since.
      all.every((other) => other.tab === tab || other.to < from) && elsewhere.every(({ endedAt }) => endedAt < knownSince),
  }
}
