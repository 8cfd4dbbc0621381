/** What the notice about changes by an agent or a link shows. */
import type { CartLineView } from './views'

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
