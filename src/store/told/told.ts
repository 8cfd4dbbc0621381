/** What changed the cart without a press of the visitor, an agent or a link, is told to the visitor, who can undo it. */
import type { CartLineView } from '../views'

/** Quantities of one line. */
export interface ToldChange {
  /** The line as it was last; an undo puts it back. */
  line: CartLineView
  before: number
  after: number
}

/** What could not be done, and for which product. */
export interface ToldProblem {
  kind: 'unknown' | 'quantity' | 'too-many' | 'sold-out' | 'choose' | 'again' | 'some' | 'failed'
  /** Its name, or the slug in the link. */
  name: string
  /** For `some`: how many there are. */
  quantity?: number
}

export interface Telling {
  by: 'agent' | 'link'
  changes?: readonly ToldChange[]
  problems?: readonly ToldProblem[]
  /** The agent suggests to go to the checkout. */
  proposes?: true
}

/** What stands on the screen. */
export interface Told extends Required<Omit<Telling, 'proposes'>>, Pick<Telling, 'proposes'> {
  /** Another number: told anew, even in the same words. */
  turn: number
  status: 'told' | 'undoing' | 'undone' | 'failed'
}

/** Each line once, from what it was before the first change to what it is after the last. */
function merged(old: readonly ToldChange[], more: readonly ToldChange[]): ToldChange[] {
  const byKey = new Map(old.map((change) => [change.line.key, change]))
  for (const change of more) {
    const { key } = change.line
    byKey.set(key, { ...change, before: byKey.get(key)?.before ?? change.before })
  }
  return [...byKey.values()].filter(({ before, after }) => before !== after)
}

/** Changes that are still on the screen are told, and undone, together with the new ones. */
export function toldWith(told: Told | undefined, { by, changes = [], problems = [], proposes }: Telling): Told {
  const open = told?.by === by && told.status === 'told' ? told : undefined
  return {
    by,
    turn: (told?.turn ?? 0) + 1,
    status: 'told',
    changes: merged(open?.changes ?? [], changes),
    problems: [...(open?.problems ?? []), ...problems],
    ...(proposes && { proposes }),
  }
}
