/** What the visitor allows. Types only. */

export interface Consent {
  /** The cart and the visitor's identity are kept for the next page, tab and visit. */
  storage: boolean
  /** The checkout is told which campaign, page and element led there. */
  analytics: boolean
}

/** Purposes that are not named keep their value. */
export type ConsentRequest = Partial<Consent>
