/** A grid with nothing to show: on its way, empty, or out of reach. */
import { useCollectionMessages } from './collection-messages'

/** Cards of the true size, so that nothing moves when the products are here. Each keeps its place until a card has it. */
export function GhostCards({ from, to }: { from: number; to: number }) {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  return places.map((place) => <li className="ghost" key={place} aria-hidden="true" />)
}

export function EmptyGrid({ onClear }: { /** Absent: nothing was narrowed. */ onClear?: () => void }) {
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

export function GridFailed({ text, onRetry }: { text: string; onRetry(): void }) {
  const messages = useCollectionMessages()
  return (
    <div className="state" role="alert">
      <p>{text}</p>
      <button type="button" className="button quiet" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  )
}
