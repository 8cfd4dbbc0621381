/** The totals of the estimate; all prices come from the platform. */
import type { ReactNode } from 'react'
import type { Amount } from '../../../store/base/amount'
import type { EstimateView } from '../../../store/base/estimate-model'
import { type ShopState, selectCart } from '../../../store/base/state'
import type { DiscountView } from '../../../store/base/totals-model'
import { useCartMessages } from '../cart-messages'
import { useExtrasMessages } from '../extras/extras-messages'
import { discountName } from '../extras/LineNotices'

interface RowProps {
  name: string
  amount: Amount
  className?: string
  off?: boolean
  /** Follows the name. */
  children?: ReactNode
}

const Row = ({ name, amount: { formatted }, className, off, children }: RowProps) => (
  <>
    <dt className={className} part="total">
      <bdi>{name}</bdi>
      {children}
    </dt>
    <dd className={className} part="total" key={formatted}>
      {off && '−'}
      <bdi>{formatted}</bdi>
    </dd>
  </>
)

/** What discounts took off, where the sums are after them (version 2 of the cart): it is told, and not taken off again. */
const includedIn = ({ discount, discounts }: EstimateView): DiscountView[] =>
  discount ? [] : discounts.filter(({ reach, amount }) => reach !== 'shipping' && amount)

/** One row for each discount with an amount; a single row for all if any of them has none. */
function DiscountRows(view: EstimateView) {
  const { discounts, discount } = view
  const messages = useExtrasMessages()
  if (!discount)
    return includedIn(view).map((one) => {
      const name = messages.discountIncluded(discountName(one, messages))
      return <Row className="saved" key={name} name={name} amount={one.amount as Amount} />
    })
  const named = discounts.filter(({ reach }) => reach !== 'shipping')
  const isComplete = named.length > 0 && named.every(({ amount }) => amount)
  if (!isComplete) return <Row className="saved" name={messages.discount} amount={discount} off />
  return (
    <>
      {named.map((one) => (
        <Row
          className="saved"
          key={discountName(one, messages)}
          name={discountName(one, messages)}
          amount={one.amount as Amount}
          off
        />
      ))}
    </>
  )
}

export interface EstimateTotalsProps {
  state: ShopState
  /** Folds the rows above the sum away on small screens. */
  fold: ReactNode
  /** The plain totals, shown while there is no estimate. */
  children: ReactNode
}

export function EstimateTotals({ state, fold, children }: EstimateTotalsProps) {
  const messages = useExtrasMessages()
  const { totalUnknown } = useCartMessages()
  const view = state.estimate?.view
  if (!view) return children
  const waiting = state.estimating || state.pending > 0
  const { destination, tax, couponProblem } = view
  const plain = !view.discount && !includedIn(view).length && !view.shipping && !(tax && destination) && !view.fees.length
  const cart = selectCart(state)
  const isOld = cart?.totals?.isOld
  const cards = cart?.giftCards ?? []
  const note = isOld ? totalUnknown : destination ? tax?.note && messages.taxNotes[tax.note] : messages.atCheckout
  return (
    <>
      <dl className={isOld ? 'totals old' : 'totals'} part="totals" aria-busy={waiting} translate="no">
        {!plain && <Row name={messages.subtotal} amount={view.subtotal} />}
        <DiscountRows {...view} />
        {view.shipping && <Row name={messages.shipping} amount={view.shipping} />}
        {view.fees.map(({ key, name, price }) => (
          <Row key={key} name={name} amount={price} />
        ))}
        {tax && destination && <Row name={tax.included ? messages.taxIncluded : messages.tax} amount={tax.amount} />}
        <Row className="sum" name={plain ? messages.subtotal : messages.total} amount={view.total}>
          {!plain && fold}
        </Row>
        {view.giftCards?.map(({ id, amount }) => (
          <Row
            key={id}
            className="saved"
            name={messages.giftCardPays(cards.find((card) => card.id === id)?.code ?? '')}
            amount={amount}
            off
          />
        ))}
        {view.payNow && <Row name={messages.payNow} amount={view.payNow} />}
        {view.payLater && <Row name={messages.payLater} amount={view.payLater} />}
        {view.payAfterTrial && <Row name={messages.payAfterTrial} amount={view.payAfterTrial} />}
      </dl>
      {couponProblem !== undefined && <p className="wrong">{couponProblem || messages.couponNoEffect}</p>}
      {note && <p className="note">{note}</p>}
    </>
  )
}
