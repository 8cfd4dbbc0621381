/** − n +, typable. The number changes at once; the shop is asked when the typing pauses, on Enter and on leaving the field. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CartMessages } from '../i18n/messages'
import { BinIcon, MinusIcon, PlusIcon } from './icons'

/** What is said about a quantity, in a cart or before it gets there. */
export type QuantityMessages = Pick<CartMessages, 'quantityOf' | 'decrease' | 'increase'> &
  Partial<Pick<CartMessages, 'removeName'>>

export interface QuantityStepperProps {
  messages: QuantityMessages
  name: string
  quantity: number
  /** The most the shop has; absent when it does not count. */
  max?: number
  onQuantity(quantity: number): void
  /** One less than one; without it there is nothing less. */
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a legend, a border and a minimum width too many.
    <div className="stepper" part="quantity" role="group" aria-label={messages.quantityOf(name)}>
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
