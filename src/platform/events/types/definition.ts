/** What the receiver must know of one type of event. Each is a plain value of its own, so that bundlers drop those that are not used. */
import type { Conversion } from '../../wire/convert'
import type { EventMap, EventType } from './event-map'

export interface EventDefinition<Type extends EventType = EventType> {
  /** The wire's name, for example `wix.ecom.v1.cart_updated`. */
  readonly type: Type
  /** Where the entity of a created, updated or deleted event holds dates, decimals and media. */
  readonly entity?: Conversion
  /** The same for the data of an action or an older event. */
  readonly data?: Conversion
  /** For entities inside the data, by their key. */
  readonly parts?: Readonly<Record<string, Conversion>>
  /** One of the older events, which have no envelope of their own. */
  readonly legacy?: true
}

/** What a handler gets beside its event. */
export interface HandlerContext {
  /** Aborted when the handler's time is over: the delivery has failed then, and the event will come again. */
  readonly signal: AbortSignal
}

/** What is called for one type of event. */
export interface EventHandler {
  readonly definition: EventDefinition
  readonly handle: (event: never, context: HandlerContext) => unknown
}

/**
 * Binds a handler to a type of event: `when(cartUpdated, ({ entity }) => …)`. Several may be bound to one; each gets a copy of its own.
 * What it throws, or rejects with, fails the delivery.
 */
export const when = <Type extends EventType>(
  definition: EventDefinition<Type>,
  handle: (event: EventMap[Type], context: HandlerContext) => void | Promise<void>,
): EventHandler => ({ definition, handle })
