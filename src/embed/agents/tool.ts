/** The interface of a tool, and what a tool can use. */

import type { Telling } from '../../store/base/state'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import type { AskListing } from '../../store/collections/grid'
import type { Shop } from '../../store/shop/shop'
import type { Input, InputSchema } from './input-schema'

export interface AgentPurchase {
  /** Id or slug. */
  product: string
  choice: ItemChoice
  quantity: number
}

/** The page and the shop, as the tools use them. */
export interface ToolSurroundings {
  shop: Shop
  ask: AskListing
  /** Adds a product like the press of a buy button, with the same events, which are dispatched from `source`. */
  buy(purchase: AgentPurchase): Promise<unknown>
  source(): Promise<unknown>
  /** Shows the visitor what has changed, with a button to undo it. */
  tell(telling: Telling): Promise<void>
  /** Milliseconds, comparable with `Event.timeStamp`. */
  now(): number
  /** Plain text of a product's description; empty when there is none. */
  describe(product: string): Promise<string>
}

export interface Tool {
  name: string
  description: string
  input: InputSchema
  /** The tool changes nothing, not even on the screen. */
  readOnly?: true
  /** Rejects with errors that `errorAnswer` converts. */
  run(input: Input, surroundings: ToolSurroundings): Promise<object>
}
