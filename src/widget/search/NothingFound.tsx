/** What a visitor reads when a search found nothing, or its results could not be shown. */
import { LiveRegion } from '../LiveRegion'
import { useSearchMessages } from './search-messages'

export interface NothingFoundProps {
  text: string
  /** The shop's catalog can only be searched by name. */
  namesOnly?: boolean
}

export function NothingFound({ text, namesOnly }: NothingFoundProps) {
  const messages = useSearchMessages()
  return (
    <div className="state">
      <LiveRegion className="" sentence={`${messages.nothing(text)} ${namesOnly ? messages.tryNames : messages.tryWords}`} />
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
