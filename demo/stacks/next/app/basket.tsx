'use client'

import { useCart, useCheckout, useProduct } from 'cartlet/react'

/** Components that the app renders itself: the cart in the browser, a product on the server as well. */
export function Basket() {
  const { cart, count } = useCart()
  const { product } = useProduct('gift-box')
  const { checkout } = useCheckout()
  return (
    <p>
      <span className="gift">{product && `${product.name} for ${product.price.formatted}`}</span>{' '}
      <span className="count">{count} in the basket</span>{' '}
      <span className="names">{cart?.lines.map(({ name }) => name).join()}</span>{' '}
      <button type="button" disabled={!count} onClick={() => checkout()}>
        Pay
      </button>
    </p>
  )
}
