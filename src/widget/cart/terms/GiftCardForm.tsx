/** The gift card, where the shop's cart takes one: its code, why it was refused, and its removal with undo. */
import { useEffect, useState } from 'react'
import type { ExtrasMessages } from '../../../i18n/catalogue'
import type { GiftCardState } from '../../../store/base/state'
import type { GiftCardView } from '../../../store/base/views'
import { entryOf } from '../../../store/catalog/untrusted'
import { onPress } from '../../on-press'
import { useCartSurroundings } from '../cart-context'
import { useExtrasMessages } from '../extras/extras-messages'
import { CodeForm, type CodeFormProps } from './CodeForm'
import { isOfCode, reasonOf } from './reason-of'

export interface GiftCardFormProps {
  card?: GiftCardView
  state?: GiftCardState
  /** Resolves once the platform has taken the card. */
  onApply(code: string): Promise<unknown>
  onRemove(id: string): Promise<unknown>
  /** Uses the removed card again. */
  onUndo(): Promise<unknown>
}

type Reason = Exclude<Extract<keyof ExtrasMessages, `giftCard${string}`>, 'giftCardRemove' | 'giftCardPays' | 'giftCardApplied'>

/** The platform's codes and reasons (docs/platform.md §8). */
const REASONS: Readonly<Record<string, Reason>> = {
  INVALID_GIFT_CARD_CODE: 'giftCardUnknown',
  // Shorter or longer than any code.
  INVALID_ARGUMENT: 'giftCardUnknown',
  EXPIRED: 'giftCardExpired',
  DISABLED: 'giftCardDisabled',
  EMPTY_BALANCE: 'giftCardSpent',
  GIFT_CARD_ALREADY_EXISTS: 'giftCardTaken',
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: 'giftCardOnlyOne',
  GIFT_CARD_LOCKED: 'giftCardLocked',
}

const Chip: CodeFormProps['Chip'] = ({ children }) => (
  <span className="chip" part="gift-card">
    {children}
  </span>
)

const Fold: CodeFormProps['Fold'] = ({ root, open, children }) => (
  <details ref={root} className="coupon" part="gift-card" open={open}>
    {children}
  </details>
)

export function GiftCardForm({ card, state, onApply, onRemove, onUndo }: GiftCardFormProps) {
  const messages = useExtrasMessages()
  const { announce } = useCartSurroundings()
  const ignore = () => {} // the state holds the failure
  const isRemoved = state?.status === 'removed'
  const [wasHere, setHere] = useState(false)
  useEffect(() => {
    if (isRemoved) announce('gift-card', () => messages.giftCardRemoved)
    else if (card && wasHere)
      announce('gift-card', (totals) => {
        const paid = totals?.giftCards?.find(({ id }) => id === card.id)?.amount.formatted
        return messages.giftCardApplied(paid, paid && totals?.payNow?.formatted)
      })
    if (isRemoved || card) setHere(false)
  }, [isRemoved, card, wasHere, announce, messages])
  return (
    <>
      <CodeForm
        Chip={Chip}
        Fold={Fold}
        applied={card?.code}
        state={!state || state.status === 'removed' ? { status: 'idle' } : state}
        words={{
          open: messages.giftCardAdd,
          label: messages.giftCardLabel,
          remove: messages.giftCardRemove,
          empty: messages.giftCardEmpty,
          refused: (error) =>
            messages[
              entryOf(REASONS, reasonOf(error)) ??
                entryOf(REASONS, error.code) ??
                (isOfCode(error) ? 'giftCardUnusable' : 'giftCardFailed')
            ],
        }}
        onApply={(code) => void onApply(code).then(() => setHere(true), ignore)}
        onRemove={() => card && void onRemove(card.id).catch(ignore)}
      />
      {isRemoved && (
        <p className="note">
          {messages.giftCardRemoved}{' '}
          <button type="button" className="text-button" onClick={onPress(() => void onUndo().then(() => setHere(true), ignore))}>
            {messages.giftCardUndo}
          </button>
        </p>
      )}
    </>
  )
}
