/** What a tool is, and what it works with. */
import type { ItemChoice } from '../../store/cart/choose-variant'
import type { AskListing } from '../../store/collections/grid'
import type { Shop } from '../../store/shop'
import type { Telling } from '../../store/told/told'
import type { Input, InputSchema } from './input-schema'

export interface AgentPurchase {
  /** Id or slug. */
  product: string
  choice: ItemChoice
  quantity: number
}

/** The page around a shop, as its tools use it. */
export interface ToolSurroundings {
  shop: Shop
  ask: AskListing
  /** Adds as the press of a buy button does, with the same events; from there the events start. */
  buy(purchase: AgentPurchase): Promise<unknown>
  source(): Promise<unknown>
  /** Shows the visitor what has changed, with its undo. */
  tell(telling: Telling): Promise<void>
  /** Milliseconds, on the clock of events. */
  now(): number
  /** Plain text of a product's description; empty where there is none. */
  describe(product: string): Promise<string>
}

export interface Tool {
  name: string
  description: string
  input: InputSchema
  /** Changes nothing, not even on the screen. */
  readOnly?: true
  /** Rejects with what `errorAnswer` reads. */
  run(input: Input, surroundings: ToolSurroundings): Promise<object>
}
