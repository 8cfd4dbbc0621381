/**
 * − n +, with a field to type in. The number changes at once; it is committed when typing pauses, on Enter and on blur.
 * What is no quantity is taken back, with a sentence that stands until a number is committed.
 * The field has no type `number`: its number would change when the visitor scrolls, and it takes no digits of other scripts. It has no
 * `autocomplete="off"` either: WebKit empties such fields of a page that comes back.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CartMessages } from '../i18n/catalogue'
import { entryOf } from '../store/catalog/untrusted'
import { plainNumber } from './digits'
import { MinusIcon, PlusIcon } from './icons'

export type QuantityMessages = Pick<CartMessages, 'quantityOf' | 'decrease' | 'increase' | 'wholeNumber'>

export interface QuantityStepperProps {
  messages: QuantityMessages
  name: string
  quantity: number
  /** Stock of the shop; absent if it is not tracked. */
  max?: number
  /** @param asked as typed; above `quantity` when the stock allows no more, which the owner then says */
  onQuantity(quantity: number, asked: number): void
  /** Called instead of `onQuantity` when 0 is typed. The buttons stop at one: the owner has a button that removes. */
  onRemove?(): void
}

const TYPING_PAUSE_MS = 500

/** What a key does to a number, as in any spin button; `max` may be infinite. */
const KEYS: Record<string, (number: number, max: number) => number> = {
  ArrowUp: (number) => number + 1,
  ArrowDown: (number) => number - 1,
  PageUp: (number) => number + 10,
  PageDown: (number) => number - 10,
  Home: () => 1,
  End: (_, max) => max,
}

export function QuantityStepper({
  messages,
  name,
  quantity,
  max = Number.POSITIVE_INFINITY,
  onQuantity,
  onRemove,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  /** How often in a row something else than a quantity was typed. */
  const [refused, setRefused] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(text: string | null) {
    clearTimeout(timer.current)
    setDraft(null)
    if (!text) return
    const typed = Number(text)
    const isQuantity = Number.isInteger(typed) && typed >= (onRemove ? 0 : 1)
    setRefused(isQuantity ? 0 : refused + 1)
    if (!isQuantity || typed === quantity) return
    if (typed === 0) onRemove?.()
    else onQuantity(Math.min(typed, max), typed)
  }

  function type(text: string) {
    const number = plainNumber(text)
    setDraft(text)
    clearTimeout(timer.current)
    if (Number(number) > 0) timer.current = setTimeout(() => commit(number), TYPING_PAUSE_MS)
  }

  const typed = draft === null ? null : plainNumber(draft)
  const shown = Number(typed) || quantity
  const step = (by: number) => commit(String(shown + by))

  function press(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (key === 'Enter') commit(typed)
    const next = entryOf(KEYS, key)?.(shown, max)
    if (next === undefined || !Number.isFinite(next) || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    type(String(Math.max(1, Math.min(next, max))))
  }
  const full = quantity >= max
  return (
    <>
      {/* No group: each of the three names the product already, and a group would be announced on the way in and out. */}
      <div className="stepper" part="quantity">
        <button
          type="button"
          className="icon-button"
          aria-label={messages.decrease(name)}
          aria-disabled={quantity <= 1 || undefined}
          onClick={() => {
            if (quantity > 1) step(-1)
          }}
        >
          <MinusIcon />
        </button>
        <input
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={shown}
          aria-valuemin={1}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-label={messages.quantityOf(name)}
          translate="no"
          value={draft ?? String(quantity)}
          // Not `onChange`: React does not call it when the number that stands is typed again.
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={() => commit(typed)}
          onKeyDown={press}
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
      {refused > 0 && (
        <p className="wrong" role="alert" key={refused}>
          {messages.wholeNumber}
        </p>
      )}
    </>
  )
}
