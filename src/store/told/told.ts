/** Cart changes by an agent or a link: a notice shows them to the visitor, who can undo them. */
import type { CartLineView } from '../views'

/** Quantities of one line. */
export interface ToldChange {
  /** The line as last seen; an undo restores it. */
  line: CartLineView
  before: number
  after: number
}

/** Why a change failed, and for which product. */
export interface ToldProblem {
  kind: 'unknown' | 'quantity' | 'too-many' | 'sold-out' | 'choose' | 'again' | 'some' | 'failed'
  /** The product's name, or its slug in the link. */
  name: string
  /** For `some`: the quantity that is available. */
  quantity?: number
}

export interface Telling {
  by: 'agent' | 'link'
  changes?: readonly ToldChange[]
  problems?: readonly ToldProblem[]
  /** The agent suggests going to the checkout. */
  proposes?: true
}

/** The notice on the screen. */
export interface Told extends Required<Omit<Telling, 'proposes'>>, Pick<Telling, 'proposes'> {
  /** A new number makes the notice be announced again, even with the same text. */
  turn: number
  status: 'told' | 'undoing' | 'undone' | 'failed'
}

/** Each line once, with its quantity before the first change and after the last one. */
function merged(old: readonly ToldChange[], more: readonly ToldChange[]): ToldChange[] {
  const byKey = new Map(old.map((change) => [change.line.key, change]))
  for (const change of more) {
    const { key } = change.line
    byKey.set(key, { ...change, before: byKey.get(key)?.before ?? change.before })
  }
  return [...byKey.values()].filter(({ before, after }) => before !== after)
}

/** Changes that are still on the screen are shown, and undone, together with the new ones. */
export function toldWith(told: Told | undefined, { by, changes = [], problems = [], proposes }: Telling): Told {
  const open = told?.by === by && told.status === 'told' ? told : undefined
  return {
    by,
    turn: (told?.turn ?? 0) + 1,
    status: 'told',
    changes: merged(open?.changes ?? [], changes),
    problems: [...(open?.problems ?? []), ...problems],
    ...((proposes || open?.proposes) && { proposes: true }),
  }
}
