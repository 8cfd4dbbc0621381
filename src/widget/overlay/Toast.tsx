/** A message in the corner of the page. Confirmations disappear after a while and are announced by the live region; errors are alerts and stay until dismissed. */
import { useEffect, useState } from 'react'
import { CloseIcon } from '../icons'
import { onPress } from '../on-press'
import { useSurroundings } from '../shop-context'
import { pageCss } from './page.css'
import { usePageMessages } from './page-messages'

export interface ToastProps {
  text: string
  isError?: boolean
  onDismiss(): void
  onViewCart(): void
}

const SHOWN_MS = 5000

export function Toast({ text, isError, onDismiss, onViewCart }: ToastProps) {
  const { adoptStyles } = useSurroundings()
  const messages = usePageMessages()
  adoptStyles(pageCss)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (isError || held) return
    const timer = setTimeout(onDismiss, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isError, held, onDismiss])
  return (
    // A landmark, because it is outside all landmarks of the page.
    <aside
      className="toast"
      part="toast"
      data-error={isError ? '' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role={isError ? 'alert' : undefined}>
        <span key={text}>{text}</span>
      </p>
      {!isError && (
        <button type="button" className="toast-action" onClick={onPress(onViewCart)}>
          {messages.viewCart}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={messages.dismiss} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </aside>
  )
}
