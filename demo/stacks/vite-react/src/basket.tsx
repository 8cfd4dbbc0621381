import { useCart, useCheckout } from 'cartlet/react'

/** The part of the cart that the app renders itself. */
export function Basket() {
  const { cart, count, status } = useCart()
  const { checkout } = useCheckout()
  return (
    <p data-status={status}>
      <span className="count">{count} in the basket</span>{' '}
      <span className="names">{cart?.lines.map(({ name }) => name).join()}</span>{' '}
      <button type="button" disabled={!count} onClick={() => checkout()}>
        Pay
      </button>
    </p>
  )
}
