/** What is measured: a page of N product slots with one embed. */
import type { ApiAnswer } from '../servers/api'
import type { Files } from '../servers/files'
import type { PlatformApi } from '../servers/platform'

/**
 * A place in the page, found step by step: each selector is searched in the shadow root, the frame's document or the element
 * that the step before has found. Plain data, because it is evaluated in the page.
 */
export interface Place {
  path: string[]
  /** Source of a regular expression that the text matches. */
  text?: string
}

export interface Places {
  /** In the first slot; shown once a press works. */
  button: Place
  price: Place
  /** Visible when the cart is open. */
  drawer: Place
  line: Place
  toggle: Place
  /** Closes the open cart, where Escape does not. */
  close?: Place
}

export interface SlotProduct {
  slug: string
  name: string
}

export interface PageParts {
  head: string
  /** Above the products. */
  top?: string
  slot(product: SlotProduct, index: number): string
  /** Before `</body>`. */
  foot?: string
}

export interface Surroundings {
  platform: PlatformApi
  products: readonly SlotProduct[]
  /** Adds files to the CDN. */
  addFiles(files: Files): void
  /** Adds files to the site that the pages are on. */
  addSiteFiles(files: Files): void
}

export interface Subject {
  name: string
  ours?: boolean
  /** Neither ours nor a peer: the page without any embed. */
  bare?: boolean
  /** Names of the scenarios that it takes part in; all when absent. */
  scenarios?: readonly string[]
  /** Why it cannot be measured here. */
  missing?(): string | undefined
  /** The APIs that it calls, by host name, beside the platform's. */
  apis?(surroundings: Pick<Surroundings, 'products'>): Record<string, ApiAnswer>
  prepare?(surroundings: Surroundings): Promise<void>
  parts(surroundings: Surroundings, count: number): PageParts
  /** Processes the finished page, for subjects that derive something from it. */
  finish?(html: string, surroundings: Surroundings, count: number): Promise<string>
  places?: Places
  /** Its buttons stand before anything answers them, so that a press is repeated until one is. */
  standsFirst?: true
}

export const CDN = 'https://cdn.example'
/** Amounts as every subject shows them: €2.00, 2,00 €. */
export const AMOUNT = '\\d[.,]\\d\\d'
