/** Messages about the whole cart: what changed since the last visit, and the checkout's messages that belong to no line. */
import { useEffect } from 'react'
import { type ShopState, selectCart } from '../../../store/base/state'
import { useSurroundings } from '../../shop-context'
import { useCartSurroundings } from '../cart-context'
import { extrasCss } from './extras.css'
import { useExtrasMessages } from './extras-messages'
import { CheckoutMessage } from './LineNotices'

export function CartMessages({ state }: { state: ShopState }) {
  const { announce } = useCartSurroundings()
  const extrasMessages = useExtrasMessages()
  const { adoptStyles } = useSurroundings()
  adoptStyles(extrasCss) // for all extras: this one is rendered in every cart, even an empty one
  const lines = selectCart(state)?.lines ?? []
  const messages = (state.estimate?.view?.messages ?? []).filter(({ lineId }) => !lines.some(({ id }) => id === lineId))
  const visit = state.lastVisit && extrasMessages.lastVisit[state.lastVisit]
  const isShown = state.drawerOpen || Boolean(state.inlineCart)
  useEffect(() => {
    if (visit && isShown) announce('visit', () => visit)
  }, [visit, isShown, announce])
  return (
    <>
      {visit && (
        <div className="message" part="notice">
          <p>{visit}</p>
        </div>
      )}
      {messages.map((message) => (
        <CheckoutMessage key={message.key} message={message} />
      ))}
    </>
  )
}
