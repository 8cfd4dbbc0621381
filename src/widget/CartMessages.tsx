/** What the checkout has to say of the whole cart; what it says of a line stands on the line. */
import { type ShopState, selectCart } from '../store/state'
import { CheckoutMessage } from './LineNotices'

export function CartMessages({ state }: { state: ShopState }) {
  const lines = selectCart(state)?.lines ?? []
  const messages = (state.estimate?.view?.messages ?? []).filter(({ lineId }) => !lines.some(({ id }) => id === lineId))
  return (
    <>
      {messages.map((message) => (
        <CheckoutMessage key={message.key} message={message} />
      ))}
    </>
  )
}
