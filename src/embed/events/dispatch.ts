/** Dispatches the events of `event-types.ts`. Details are plain data, never live objects. */
import type { CartletError } from '../../platform/http/errors'
import type { ShopEvent } from '../../store/base/shop-events'
import type { CartletEventName, CartletEvents } from './event-types'

/** Dispatches an event from `target`; returns false when a listener prevented it. */
export function dispatch<K extends CartletEventName>(target: EventTarget, name: K, detail: CartletEvents[K]): boolean {
  const cancelable = name.startsWith('cartlet:before-')
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}

export const errorDetail = ({ code, message, retryable, cause }: CartletError): CartletEvents['cartlet:error'] => ({
  code,
  message,
  retryable,
  cause,
})

/** Dispatches a store event to the page. */
export function dispatchShopEvent(target: EventTarget, event: ShopEvent): void {
  if (event.type === 'error') {
    dispatch(target, 'cartlet:error', errorDetail(event.error))
    return
  }
  const { type, source: _source, promise, ...detail } = event as ShopEvent & { promise?: unknown }
  dispatch(target, `cartlet:${type}`, Object.defineProperty(detail, 'promise', { value: promise }) as never)
}
