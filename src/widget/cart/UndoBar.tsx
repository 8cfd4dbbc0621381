/** Offers to restore a removed line, for a limited time that pauses while the bar has the pointer or the focus. */
import { useEffect, useState } from 'react'
import type { CartLineView } from '../../store/base/views'
import { onPress } from '../on-press'
import { useCartMessages } from './cart-messages'

export interface UndoBarProps {
  line: CartLineView
  onUndo(key: string): void
  /** The time is over. */
  onEnd(key: string): void
}

const OFFERED_MS = 8000

export function UndoBar({ line, onUndo, onEnd }: UndoBarProps) {
  const messages = useCartMessages()
  const [pointedAt, setPointedAt] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointedAt || focused
  const { key, name, item } = line
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onEnd(key), OFFERED_MS)
    return () => clearTimeout(timer)
  }, [held, key, onEnd])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events pause a timer; they are no action of the visitor.
    <div
      className="undo"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span key={name}>{messages.removed(name)}</span>
      {/* What is in no catalog cannot be added again. */}
      {item && (
        <button type="button" className="text-button" onClick={onPress(() => onUndo(key))} aria-label={messages.undoName(name)}>
          {messages.undo}
        </button>
      )}
    </div>
  )
}
