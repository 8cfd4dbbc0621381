/** The line that was just taken out can be put back; the offer waits while somebody points at it or has it in focus. */
import { useEffect, useState } from 'react'
import type { CartLineView } from '../../store/views'
import { onPress } from '../press'
import { useCartMessages } from './cart-messages'

export interface UndoBarProps {
  line: CartLineView
  onUndo(key: string): void
  /** Time is up. */
  onEnd(key: string): void
}

const OFFERED_MS = 8000

export function UndoBar({ line, onUndo, onEnd }: UndoBarProps) {
  const messages = useCartMessages()
  const [pointedAt, setPointedAt] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointedAt || focused
  const { key, name } = line
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onEnd(key), OFFERED_MS)
    return () => clearTimeout(timer)
  }, [held, key, onEnd])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding still under the pointer is no action.
    <div
      className="undo"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span key={name}>{messages.removed(name)}</span>
      <button type="button" className="text-button" onClick={onPress(() => onUndo(key))} aria-label={messages.undoName(name)}>
        {messages.undo}
      </button>
    </div>
  )
}
