/** The totals and the checkout button. */
import { useCallback, useState } from 'react'
import { type ShopState, selectCart } from '../../store/base/state'
import { selectBlockedLines } from '../../store/drawer/blocked-lines'
import { catchFocus } from '../dialog/focus'
import { LockIcon } from '../icons'
import { endPress, isPress } from '../press'
import { useSurroundings } from '../shop-context'
import { useCartSurroundings } from './cart-context'
import { useCartMessages } from './cart-messages'

export interface CartFooterProps {
  state: ShopState
  /** Moves the visitor to what can be done about the line with this key. */
  onBlocked(key: string): void
}

export function CartFooter({ state, onBlocked }: CartFooterProps) {
  const { checkout } = useSurroundings()
  const messages = useCartMessages()
  const { extras } = useCartSurroundings()
  const cart = selectCart(state)
  /** The link replaces the button that was pressed and had the focus. */
  const takeFocus = useCallback((element: HTMLElement | null) => catchFocus(element), [])
  const [isOpen, setOpen] = useState(false)
  if (!cart?.count && !state.adds.length) return null
  const totals = cart?.totals
  const waiting = state.estimating || state.pending > 0
  const [blocked] = selectBlockedLines(state)
  const busy = state.checkout.status === 'busy'
  const link = state.checkout.status === 'ready' && state.checkout.url
  /** The estimate has errors. Pressing stays possible: the next estimate may have none. */
  const refused = state.estimate?.view?.messages.some(({ severity }) => severity === 'error')
  const why = blocked ? messages.checkoutBlocked : refused && messages.checkoutRefused
  const label = busy ? messages.checkoutBusy : why || messages.checkout
  /** Small screens show the sum alone until this is pressed. */
  const fold = (
    <button
      type="button"
      className="icon-button fold"
      aria-label={messages.breakdown}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    />
  )
  const sums = (
    <>
      <dl className={totals?.isOld ? 'totals old' : 'totals'} part="totals" aria-busy={waiting} translate="no">
        {totals?.discount && (
          <>
            <dt part="total">{messages.subtotal}</dt>
            <dd part="total" key={totals.subtotal.formatted}>
              {totals.subtotal.formatted}
            </dd>
            <dt className="saved" part="total">
              {messages.discount}
            </dt>
            <dd className="saved" part="total" key={`-${totals.discount.formatted}`}>
              −<bdi>{totals.discount.formatted}</bdi>
            </dd>
          </>
        )}
        <dt className="sum" part="total">
          {totals?.discount ? messages.total : messages.subtotal}
          {totals?.discount && fold}
        </dt>
        <dd className="sum" part="total" key={totals?.total.formatted}>
          {totals?.total.formatted ?? (waiting ? messages.totalPending : messages.totalUnknown)}
        </dd>
      </dl>
      <p className="note">{totals?.isOld ? messages.totalUnknown : messages.shippingAndTaxes}</p>
    </>
  )
  return (
    <div className="footer" part="footer" data-open={isOpen || undefined}>
      <slot name="cart-footer" />
      {extras && <extras.Progress state={state} />}
      {extras ? (
        <extras.Totals state={state} fold={fold}>
          {sums}
        </extras.Totals>
      ) : (
        sums
      )}
      {link && (
        <p className="note" id="checkout-ready">
          {messages.checkoutReady}
        </p>
      )}
      {state.checkout.status === 'failed' && (
        <p className="wrong" role="alert">
          {why || messages.checkoutFailed}
        </p>
      )}
      <slot name="cart-before-checkout" />
      {link ? (
        <a
          ref={takeFocus}
          className="button checkout"
          part="checkout"
          href={link}
          target="_blank"
          rel="noopener"
          aria-describedby="checkout-ready"
        >
          <LockIcon />
          {messages.checkout}
        </a>
      ) : (
        <button
          type="button"
          className={blocked ? 'button quiet checkout' : 'button checkout'}
          part="checkout"
          aria-busy={busy || undefined}
          onClick={(event) => {
            const control = event.currentTarget
            // No press in the sense of `isPress`: the checkout must open at once for a visitor who has quickly dealt with the line.
            if (blocked) onBlocked(blocked.key)
            else if (!busy && isPress(event)) checkout()?.then(() => endPress(control))
          }}
        >
          {busy ? <span className="spinner" aria-hidden="true" /> : !blocked && <LockIcon />}
          {label}
        </button>
      )}
    </div>
  )
}
