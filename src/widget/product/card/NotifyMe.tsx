/** What the author offers in the place of something sold out: a link of theirs, or an event that their page hears. */
import { onPress } from '../../press'
import { useProductMessages } from './product-messages'

export interface NotifyProps {
  /** The author's own address for it… */
  href?: string
  /** …or, without one, whoever listens. */
  onRequest(): void
}

export function NotifyMe({ href, onRequest }: NotifyProps) {
  const { notify } = useProductMessages()
  return href ? (
    <a className="button quiet" part="button" href={href}>
      {notify}
    </a>
  ) : (
    <button type="button" className="button quiet" part="button" onClick={onPress(onRequest)}>
      {notify}
    </button>
  )
}
