/** What a visitor reads when a search found nothing, or its results could not be shown. */
import { useSearchMessages } from './search-messages'

export interface NothingFoundProps {
  text: string
  /** The shop's catalog can only be searched by name. */
  namesOnly?: boolean
}

export function NothingFound({ text, namesOnly }: NothingFoundProps) {
  const messages = useSearchMessages()
  return (
    <div className="state" role="status">
      <p>{messages.nothing(text)}</p>
      <p>{namesOnly ? messages.tryNames : messages.tryWords}</p>
    </div>
  )
}

export function ResultsFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const messages = useSearchMessages()
  return (
    <div className="state" role="alert">
      <p>{messages.failed}</p>
      {onRetry && (
        <button type="button" className="button quiet" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      )}
    </div>
  )
}
