/** What the receiver must know of one type of event. Each is a plain value of its own, so that bundlers drop those that are not used. */
import type { Conversion } from '../wire/convert'

/** `Event` is what its handlers get. */
export interface EventDefinition<Event = unknown> {
  /** The wire's name, for example `wix.ecom.v1.cart_updated`. */
  readonly type: string
  /** Where the entity of a created, updated or deleted event holds dates, decimals and media. */
  readonly entity?: Conversion
  /** The same for the data of an action or an older event. */
  readonly data?: Conversion
  /** For entities inside the data, by their key. */
  readonly parts?: Readonly<Record<string, Conversion>>
  /** One of the older events, which have no envelope of their own. */
  readonly legacy?: true
  /** Never there: only carries the type. */
  readonly event?: Event
}

/** What is called for one type of event. */
export interface EventHandler {
  readonly definition: EventDefinition
  readonly handle: (event: never) => unknown
}

/** Binds a handler to a type of event. Several may be bound to one; each gets a copy of its own. */
export const when = <Event>(
  definition: EventDefinition<Event>,
  handle: (event: Event) => void | Promise<void>,
): EventHandler => ({ definition, handle })
