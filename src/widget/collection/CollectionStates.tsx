/** A grid with nothing to show: on its way, empty, or out of reach. */
import { useCollectionMessages } from './collection-messages'

/** Cards of the true size, so that nothing moves when the products are here. */
export function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else.
    <li className="card-place ghost" key={`ghost-${index}`} aria-hidden="true">
      <span className="ghost-picture" />
      <i />
      <i />
      <i className="ghost-button" />
    </li>
  ))
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
