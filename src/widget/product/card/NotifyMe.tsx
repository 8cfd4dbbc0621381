/** Replaces the button of a sold-out product: the author's link, or a button that sends an event to the page. */
import { onPress } from '../../on-press'
import { useProductMessages } from './product-messages'

export interface NotifyProps {
  /** The author's address. */
  href?: string
  /** Without an address: sends the event, or opens the request. */
  onRequest(): void
  isBusy?: boolean
}

export function NotifyMe({ name, href, onRequest, isBusy }: NotifyProps & { name: string }) {
  const { notify, notifyOf } = useProductMessages()
  return href ? (
    <a className="button quiet" part="button" href={href} aria-label={notifyOf(name)}>
      {notify}
    </a>
  ) : (
    <button
      type="button"
      className="button quiet"
      part="button"
      aria-label={notifyOf(name)}
      aria-busy={isBusy || undefined}
      onClick={onPress(onRequest)}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {notify}
    </button>
  )
}
