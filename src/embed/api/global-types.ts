/**
 * The global types that `cartlet/elements` adds. In a separate file: a program has these names only if it imports that entry,
 * while other entries use the same types without them.
 */

import type { CartletEventMap } from '../events/event-types'
import type { Cartlet, CartletQueue } from './cartlet'
import type { CartletElements } from './element-types'

declare global {
  interface Window {
    /** Absent until a page or the loader sets it. `(window.cartlet ||= []).push(cartlet => …)` works at any time. */
    cartlet?: Cartlet | CartletQueue
  }
  interface WindowEventMap extends CartletEventMap {}
  interface DocumentEventMap extends CartletEventMap {}
  interface HTMLElementEventMap extends CartletEventMap {}
  interface HTMLElementTagNameMap extends CartletElements {}
}
