/** What pages are told: that something changed, never how. Pages read the truth from the platform themselves. */

export type SignalKind = 'product' | 'stock' | 'collection'

export interface Signal {
  kind: SignalKind
  /** Of the product or collection; for `stock` of the product. */
  id: string
}

const KINDS: readonly unknown[] = ['product', 'stock', 'collection'] satisfies SignalKind[]
/** The platform's ids are GUIDs; other characters could end a line of the stream. */
const ID = /^[\w-]{1,64}$/

export const isSignal = (value: unknown): value is Signal => {
  const { kind, id } = (value ?? {}) as Partial<Signal>
  return KINDS.includes(kind) && typeof id === 'string' && ID.test(id)
}

/** As brokers keep it. */
export const encodeSignal = ({ kind, id }: Signal): string => `${kind} ${id}`

/** Undefined for what is no signal: others may write to the same broker. */
export function decodeSignal(text: string): Signal | undefined {
  const [kind, id] = text.split(' ')
  const signal = { kind, id }
  return isSignal(signal) ? signal : undefined
}
