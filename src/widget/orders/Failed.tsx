/** What could not be loaded, and the way to try again. */
import { useEffect, useRef } from 'react'
import { onPress } from '../on-press'
import { useOrdersMessages } from './orders-messages'

/** Ends by itself once the browser is connected again. */
export function Failed({ text, again }: { text: string; again(): void }) {
  const messages = useOrdersMessages()
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    const view = box.current?.ownerDocument.defaultView
    const retry = () => latest.current()
    view?.addEventListener('online', retry)
    return () => view?.removeEventListener('online', retry)
  }, [])
  return (
    <div ref={box}>
      <p className="wrong" role="alert">
        {text}
      </p>
      <button type="button" className="button" part="button" onClick={onPress(again)}>
        {messages.tryAgain}
      </button>
    </div>
  )
}
