/** What is written down of a tab, to be held against what comes of it. */

export interface QuantityRequest {
  quantity: number
  open: boolean
  /** It has been on screen: from here on nothing but its own end may take it away. */
  shown: boolean
}

export interface Books {
  /** The newest request for a line, by its key. */
  requests: Map<string, QuantityRequest>
  /** Every quantity that was ever asked for, by the line's key: an older request may be answered by a newer one. */
  asked: Map<string, number[]>
  /** Every error that stood where the visitor looks for it. */
  seen: Set<unknown>
  open: Set<Promise<unknown>>
  /** Lines whose choice was to become another one: what is put back of them may be that. */
  swapped: Set<string>
  /** A note is on its way; a newer one would take its place, and its failure with it. */
  noting: boolean
  /** What is to be written down when the page goes away first. */
  closing: Set<() => void>
}
