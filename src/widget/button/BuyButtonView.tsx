/** What a buy button shows: idle, loading, added, choose options, sold out, pre-order, max in cart, error (docs/behaviour.md §4). */
import type { MouseEventHandler } from 'react'
import type { ButtonMessages } from '../../i18n/catalogue'
import type { ProductState } from '../../store/base/state'
import { type BuyState, namedVariant } from '../../store/button/button-state'
import { type PriceProps, PriceView } from '../PriceView'
import { addErrorText, unreachableText } from './add-error'
import type { Phase, Presses } from './presses'

/** Two looks with equal members look alike. */
export interface ButtonLook {
  state: BuyState
  phase: Phase
  /** A press does nothing. */
  isBlocked: boolean
  word: string
  price: PriceProps | undefined
  /** Without room for a price, which is shown elsewhere. */
  bare: boolean | undefined
  /** What went wrong, and whether a press led to it. */
  problem: string
  isAlert: boolean
}

export interface LookRequest {
  entry: ProductState | undefined
  state: BuyState
  variant?: string
  /** The author's label. Empty: the translated one. */
  label: string
  opens?: boolean
  bare?: boolean
  /** This element says that the shop cannot be reached. */
  saysUnreachable: boolean
  presses: Presses
}

type FailedProduct = Extract<ProductState, { status: 'failed' }>

export function lookOf(request: LookRequest, messages: ButtonMessages): ButtonLook {
  const { entry, state, variant, label, opens, bare, saysUnreachable, presses } = request
  const { phase, thrown } = presses
  const product = entry?.status === 'ready' ? entry.product : undefined
  const isBlocked = !opens && (state === 'sold-out' || state === 'max-in-cart' || state === 'unavailable')
  const words: Record<BuyState, string> = {
    ready: label || messages.addToCart,
    choose: messages.chooseOptions,
    'sold-out': messages.soldOut,
    'pre-order': messages.preOrder,
    'max-in-cart': messages.maxInCart,
    unavailable: messages.unavailable,
    fallback: '',
  }
  return {
    state,
    phase,
    isBlocked,
    word: (opens && label) || words[state],
    price: product && !isBlocked ? (namedVariant(product, variant) ?? product) : undefined,
    bare,
    problem: thrown
      ? addErrorText(thrown, product?.name ?? '', messages)
      : saysUnreachable
        ? unreachableText((entry as FailedProduct).error, messages)
        : '',
    isAlert: Boolean(thrown),
  }
}

export interface BuyButtonViewProps {
  look: ButtonLook
  /** The first word of the button. It keeps its space when the state changes. */
  first: string
  messages: ButtonMessages
  onClick: MouseEventHandler
}

/** Pure, without hooks: the first buttons of a page are drawn before React is there. */
export function BuyButtonView({ look, first, messages, onClick }: BuyButtonViewProps) {
  const { state, phase, isBlocked, word, price, bare, problem, isAlert } = look
  const told = problem && (
    <p className="problem" role={isAlert ? 'alert' : 'status'}>
      <bdi>{problem}</bdi>
    </p>
  )
  if (state === 'fallback')
    return (
      <>
        <slot />
        {told}
      </>
    )
  const over = (text: string) => <span className={text.length > Math.max(first.length, 10) ? 'over long' : 'over'}>{text}</span>
  return (
    <>
      <button
        type="button"
        className="button"
        part="button"
        data-state={phase === 'idle' ? state : phase}
        aria-disabled={isBlocked || undefined}
        aria-busy={phase === 'loading' || undefined}
        onClick={onClick}
      >
        <span className="label" key="label">
          <span className={phase === 'idle' ? undefined : 'behind'} aria-hidden={phase === 'added' || undefined}>
            <slot name="label">
              {word === first && !isBlocked ? (
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
        {!bare && <span className="room">{price && <PriceView {...price} messages={messages} />}</span>}
      </button>
      {told}
    </>
  )
}
