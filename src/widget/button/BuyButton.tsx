/** A button that adds one product to the cart: idle, loading, added, choose options, sold out, pre-order, max in cart, error (docs/behaviour.md §4). */
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ProductState } from '../../store/base/state'
import { type BuyState, isFirstUnreachable, namedVariant, selectButtonState } from '../../store/button/button-state'
import { Price } from '../Price'
import { endPress, isPress } from '../press'
import { useFallback, useShop } from '../shop-context'
import { addErrorText, unreachableText } from './add-error'
import { useButtonMessages } from './button-messages'

export type BuyOutcome = 'done' | 'cancelled'

export interface BuyButtonProps {
  /** Product id or slug. */
  reference: string
  /** Id of the variant that it sells. */
  variant?: string
  /** The author's label. Empty: the translated one. */
  label: string
  /** The state of a choice that is more than a variant; computed from `variant` when absent. */
  state?: BuyState
  /** A press is possible in every state: it opens the product or shows what is missing. */
  opens?: boolean
  /** Without the price, which is shown elsewhere. */
  bare?: boolean
  /** Called by a press. Rejects with the error to show to the visitor, which has been reported to the page already. */
  buy(): Promise<BuyOutcome>
}

const ADDED_MS = 2000

type FailedProduct = Extract<ProductState, { status: 'failed' }>

export type Phase = 'idle' | 'loading' | 'added'

export function BuyButton({ reference, variant, label, state: given, opens, bare, buy }: BuyButtonProps) {
  const messages = useButtonMessages()
  const [phase, setPhase] = useState<Phase>('idle')
  const [problem, setProblem] = useState('')
  const pressed = useRef(false)
  const entry = useShop((state) => state.products[reference])
  const own = useShop((shop) => selectButtonState(shop, shop.products[reference], variant))
  const state = given ?? own
  const saysUnreachable = useShop((shop) => isFirstUnreachable(shop, reference))
  const product = entry?.status === 'ready' ? entry.product : undefined
  const blocked = !opens && (state === 'sold-out' || state === 'max-in-cart' || state === 'unavailable')

  useEffect(() => {
    if (phase !== 'added') return
    const timer = setTimeout(() => setPhase('idle'), ADDED_MS)
    return () => clearTimeout(timer)
  }, [phase])

  async function press(event: MouseEvent) {
    const control = event.currentTarget
    if (pressed.current || blocked || !isPress(event)) return
    pressed.current = true
    setPhase('loading')
    setProblem('')
    try {
      const isDone = (await buy()) === 'done'
      setPhase(isDone ? 'added' : 'idle')
      if (!isDone) endPress(control)
    } catch (thrown) {
      endPress(control)
      setPhase('idle')
      setProblem(addErrorText(thrown, product?.name ?? '', messages))
    } finally {
      pressed.current = false
    }
  }

  const told = (problem || saysUnreachable) && (
    <p className="problem" role={problem ? 'alert' : 'status'}>
      <bdi>{problem || unreachableText((entry as FailedProduct).error, messages)}</bdi>
    </p>
  )
  const words: Record<BuyState, string> = {
    ready: label || messages.addToCart,
    choose: messages.chooseOptions,
    'sold-out': messages.soldOut,
    'pre-order': messages.preOrder,
    'max-in-cart': messages.maxInCart,
    unavailable: messages.unavailable,
    fallback: '',
  }
  const word = (opens && label) || words[state]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first label keeps its space when the state changes.
  const first = useMemo(() => word, [label, messages])
  const over = (text: string) => <span className={text.length > Math.max(first.length, 10) ? 'over long' : 'over'}>{text}</span>

  const isFallback = state === 'fallback'
  useFallback(isFallback)
  if (isFallback)
    return (
      <>
        <slot />
        {told}
      </>
    )

  return (
    <>
      <button
        type="button"
        className="button"
        part="button"
        data-state={phase === 'idle' ? state : phase}
        aria-disabled={blocked || undefined}
        aria-busy={phase === 'loading' || undefined}
        onClick={press}
      >
        <span className="label" key="label">
          <span className={phase === 'idle' ? undefined : 'behind'} aria-hidden={phase === 'added' || undefined}>
            <slot name="label">
              {word === first && !blocked ? (
                word
              ) : (
                <span className="kept" data-first={first}>
                  {over(word)}
                </span>
              )}
            </slot>
          </span>
          {phase === 'loading' && <span className="spinner" aria-hidden="true" />}
          {phase === 'added' && over(messages.added)}
        </span>
        {!bare && (
          <span className="room">{product && !blocked && <Price {...(namedVariant(product, variant) ?? product)} />}</span>
        )}
      </button>
      {told}
    </>
  )
}
