/** A signal tells pages that something has changed, but not how. Pages read the new data from the platform. */

export type SignalKind = 'product' | 'stock' | 'collection'

export interface Signal {
  kind: SignalKind
  /** Id of the product or collection; for `stock`, of the product. */
  id: string
}

const KINDS: readonly unknown[] = ['product', 'stock', 'collection'] satisfies SignalKind[]
/** The platform's ids are GUIDs; other characters could end a line of the stream. */
const ID = /^[\w-]{1,64}$/

export const isSignal = (value: unknown): value is Signal => {
  const { kind, id } = (value ?? {}) as Partial<Signal>
  return KINDS.includes(kind) && typeof id === 'string' && ID.test(id)
}

/** The text that brokers store. */
export const encodeSignal = ({ kind, id }: Signal): string => `${kind} ${id}`

/** Undefined for a text that is no signal: other programs may write to the same broker. */
export function decodeSignal(text: string): Signal | undefined {
  const [kind, id] = text.split(' ')
  const signal = { kind, id }
  return isSignal(signal) ? signal : undefined
}
