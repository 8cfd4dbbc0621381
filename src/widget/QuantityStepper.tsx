/** − n +, with a field to type in. The number changes at once; it is committed when typing pauses, on Enter and on blur. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CartMessages } from '../i18n/catalogue'
import { BinIcon, MinusIcon, PlusIcon } from './icons'

export type QuantityMessages = Pick<CartMessages, 'quantityOf' | 'decrease' | 'increase'> &
  Partial<Pick<CartMessages, 'removeName'>>

export interface QuantityStepperProps {
  messages: QuantityMessages
  name: string
  quantity: number
  /** Stock of the shop; absent if it is not tracked. */
  max?: number
  onQuantity(quantity: number): void
  /** Called instead of `onQuantity` below one. Without it one is the minimum. */
  onRemove?(): void
}

const TYPING_PAUSE_MS = 500

export function QuantityStepper({
  messages,
  name,
  quantity,
  max = Number.POSITIVE_INFINITY,
  onQuantity,
  onRemove,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(text: string | null) {
    clearTimeout(timer.current)
    setDraft(null)
    const typed = Number(text)
    if (text === null || text.trim() === '' || !Number.isInteger(typed) || typed < 0 || typed === quantity) return
    if (typed === 0) onRemove?.()
    else onQuantity(Math.min(typed, max))
  }

  function type(text: string) {
    setDraft(text)
    clearTimeout(timer.current)
    if (Number(text) > 0) timer.current = setTimeout(() => commit(text), TYPING_PAUSE_MS)
  }

  const step = (by: number) => commit(String((draft === null ? quantity : Number(draft) || quantity) + by))
  const full = quantity >= max
  const removes = quantity <= 1 && onRemove
  return (
    // No group: each of the three names the product already, and a group would be announced on the way in and out.
    <div className="stepper" part="quantity">
      <button
        type="button"
        className="icon-button"
        aria-label={removes ? messages.removeName?.(name) : messages.decrease(name)}
        aria-disabled={(quantity <= 1 && !onRemove) || undefined}
        onClick={() => (removes ? onRemove() : quantity > 1 && step(-1))}
      >
        {removes ? <BinIcon /> : <MinusIcon />}
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={Number.isFinite(max) ? max : undefined}
        aria-label={messages.quantityOf(name)}
        translate="no"
        value={draft ?? String(quantity)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => commit(draft)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') commit(draft)
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={messages.increase(name)}
        aria-disabled={full || undefined}
        onClick={() => {
          if (!full) step(1)
        }}
      >
        <PlusIcon />
      </button>
    </div>
  )
}
