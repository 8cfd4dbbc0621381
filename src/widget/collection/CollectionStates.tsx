/** The grid without products: loading, empty, or failed to load. */
import { useCollectionMessages } from './collection-messages'

/** Placeholders of the cards' size, so that nothing moves when the products arrive. */
export function GhostCards({ from, to }: { from: number; to: number }) {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  return places.map((place) => <li className="ghost" key={place} aria-hidden="true" />)
}

export function EmptyGrid({ onClear }: { /** Absent if no filter is set. */ onClear?: () => void }) {
  const messages = useCollectionMessages()
  return (
    <div className="state">
      <p>{onClear ? messages.emptyNarrowed : messages.empty}</p>
      {onClear && (
        <button type="button" className="button quiet" onClick={onClear}>
          {messages.clearAll}
        </button>
      )}
    </div>
  )
}

/** @param onRetry absent if a retry cannot help */
export function GridFailed({ text, onRetry }: { text: string; onRetry?(): void }) {
  const messages = useCollectionMessages()
  return (
    <div className="state" role="alert">
      <p>{text}</p>
      {onRetry && (
        <button type="button" className="button quiet" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      )}
    </div>
  )
}
