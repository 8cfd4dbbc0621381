/** What a buy button shows: idle, loading, added, choose options, sold out, pre-order, max in cart, error (docs/behaviour.md §4). */
import type { MouseEventHandler, ReactElement } from 'react'
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
  /** The product's, for screen readers. Empty where the author's own label or the form of the product says what is bought. */
  name: string
  /** The word whose space the button keeps: the same before and after the product is known, and on a server. */
  first: string
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
  const ready = label || messages.addToCart
  const labels: Partial<Record<BuyState, string>> = {
    ready,
    choose: messages.chooseOptions,
    'sold-out': messages.soldOut,
    'pre-order': messages.preOrder,
    'max-in-cart': messages.maxInCart,
    unavailable: messages.unavailable,
  }
  const word = (opens && label) || labels[state] || ''
  const name = product?.name ?? ''
  return {
    state,
    phase,
    isBlocked,
    word,
    name: label === word ? '' : name,
    // Where the price is shown elsewhere, the product is known before the button is drawn.
    first: bare && state === 'choose' ? word : ready,
    price: product && !isBlocked ? (namedVariant(product, variant) ?? product) : undefined,
    bare,
    problem: thrown
      ? addErrorText(thrown, name, messages)
      : saysUnreachable
        ? unreachableText((entry as FailedProduct).error, messages)
        : '',
    isAlert: Boolean(thrown),
  }
}

export interface BuyButtonViewProps {
  look: ButtonLook
  messages: ButtonMessages
  onClick: MouseEventHandler
}

/** A longer price may be wider than the space that is reserved for it beside the label: it goes below, where the label makes room. */
const MOST_BESIDE = 10

/** Pure, without hooks: the first buttons of a page are drawn before React is there. */
export function BuyButtonView({ look, messages, onClick }: BuyButtonViewProps) {
  const { state, phase, isBlocked, word, name, first, price, bare, problem, isAlert } = look
  const isBelow = !bare && [price?.price, price?.comparePrice].some((amount) => amount?.formatted?.[MOST_BESIDE])
  const note = problem && (
    <p className="problem" role={isAlert ? 'alert' : 'status'}>
      <bdi>{problem}</bdi>
    </p>
  )
  if (state === 'fallback')
    return (
      <>
        <slot />
        {note}
      </>
    )
  const over = (text: string | ReactElement) => (
    <span className={(text as string).length > Math.max(first.length, 10) ? 'over long' : 'over'}>{text}</span>
  )
  return (
    <>
      <button
        type="button"
        className={isBelow ? 'button below' : 'button'}
        part="button"
        data-state={phase === 'idle' ? state : phase}
        aria-disabled={isBlocked || undefined}
        aria-busy={phase === 'loading' || undefined}
        onClick={onClick}
      >
        <span className="label" key="label">
          <span className={phase === 'idle' ? undefined : 'behind'} aria-hidden={phase === 'added' || undefined}>
            <slot name="label">
              {word === first && !isBlocked && !isBelow ? (
                word
              ) : (
                <span className="kept" data-first={first}>
                  {over(word)}
                </span>
              )}
            </slot>
          </span>
          {phase === 'loading' && over(<span className="spinner" aria-hidden="true" />)}
          {phase === 'added' && over(messages.added)}
        </span>
        {name && <span className="hidden">{` ${name}`}</span>}
        {!bare && <span className="room">{price && <PriceView {...price} messages={messages} />}</span>}
      </button>
      {note}
    </>
  )
}
