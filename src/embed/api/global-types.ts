/**
 * What `cartlet/elements` adds to the types of every page. In a file of its own: a program has these names only if it imports that entry, and
 * other entries use the types beside it.
 */
import type { Cartlet, CartletQueue } from './cartlet'
import type { CartletElements } from './element-types'
import type { CartletEventMap } from './event-types'

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
