/** What the visitor allows. Types only. */

export interface Consent {
  /** The cart and the visitor's identity are kept for the next page, tab and visit. */
  storage: boolean
  /** The checkout receives the campaign, page and element that led to it. */
  analytics: boolean
}

/** Purposes that are not named keep their value. */
export type ConsentRequest = Partial<Consent>
