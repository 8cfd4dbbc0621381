/** − n +, typable. The number changes at once; the shop is asked when the typing pauses, on Enter and on leaving the field. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useCartMessages } from './cart-messages'
import { BinIcon, MinusIcon, PlusIcon } from './icons'

export interface QuantityStepperProps {
  name: string
  quantity: number
  /** The most the shop has; absent when it does not count. */
  max?: number
  onQuantity(quantity: number): void
  /** One less than one. */
  onRemove(): void
}

const TYPING_PAUSE_MS = 500

export function QuantityStepper({ name, quantity, max = Number.POSITIVE_INFINITY, onQuantity, onRemove }: QuantityStepperProps) {
  const messages = useCartMessages()
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(text: string | null) {
    clearTimeout(timer.current)
    setDraft(null)
    const typed = Number(text)
    if (text === null || text.trim() === '' || !Number.isInteger(typed) || typed < 0 || typed === quantity) return
    if (typed === 0) onRemove()
    else onQuantity(Math.min(typed, max))
  }

  function type(text: string) {
    setDraft(text)
    clearTimeout(timer.current)
    if (Number(text) > 0) timer.current = setTimeout(() => commit(text), TYPING_PAUSE_MS)
  }

  const step = (by: number) => commit(String((draft === null ? quantity : Number(draft) || quantity) + by))
  const full = quantity >= max
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a legend, a border and a minimum width too many.
    <div className="stepper" part="quantity" role="group" aria-label={messages.quantityOf(name)}>
      <button
        type="button"
        className="icon-button"
        aria-label={quantity > 1 ? messages.decrease(name) : messages.removeName(name)}
        onClick={() => (quantity > 1 ? step(-1) : onRemove())}
      >
        {quantity > 1 ? <MinusIcon /> : <BinIcon />}
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
