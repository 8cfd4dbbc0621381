/** Definitions of event types for the receiver. Each is a separate constant, so that bundlers drop the unused ones. */
import type { Conversion } from '../../wire/convert'
import type { EventMap, EventType } from './event-map'

export interface EventDefinition<Type extends EventType = EventType> {
  /** The name on the wire, for example `wix.ecom.v1.cart_updated`. */
  readonly type: Type
  /** The dates, decimals and media in the entity of a created, updated or deleted event. */
  readonly entity?: Conversion
  /** The same for the data of an action or a legacy event. */
  readonly data?: Conversion
  /** The same for entities inside the data, by key. */
  readonly parts?: Readonly<Record<string, Conversion>>
  /** Set for legacy events, which have no domain event envelope. */
  readonly legacy?: true
}

/** The second argument of a handler. */
export interface HandlerContext {
  /** Aborted when the handler times out: the delivery has failed then, and the event will be delivered again. */
  readonly signal: AbortSignal
}

/** A handler bound to a type of event, made by `when`. */
export interface EventHandler {
  readonly definition: EventDefinition
  readonly handle: (event: never, context: HandlerContext) => unknown
}

/**
 * Binds a handler to a type of event: `when(cartUpdated, ({ entity }) => …)`. A type may have several handlers; each gets its own
 * copy of the event. A handler that throws or rejects fails the delivery.
 */
export const when = <Type extends EventType>(
  definition: EventDefinition<Type>,
  handle: (event: EventMap[Type], context: HandlerContext) => void | Promise<void>,
): EventHandler => ({ definition, handle })
