/** Records of a tab's requests, with which the outcome is compared. */

export interface QuantityRequest {
  quantity: number
  open: boolean
  /** It has been on screen: from here on it may disappear only when it is settled. */
  shown: boolean
}

export interface Books {
  /** The newest request for a line, by the line's key. */
  requests: Map<string, QuantityRequest>
  /** All requested quantities, by the line's key: a newer request may settle an older one. */
  asked: Map<string, number[]>
  /** Errors that were in the state where the visitor sees them. */
  seen: Set<unknown>
  open: Set<Promise<unknown>>
  /** Keys of lines with a requested swap: undoing a removal may bring back either choice. */
  swapped: Set<string>
  /** A note is being sent; a newer one would replace it together with its failure. */
  noting: boolean
  /** Called if the page closes before the request is settled. */
  closing: Set<() => void>
}
