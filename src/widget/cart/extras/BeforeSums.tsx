/** What stands above the sums: the way to free shipping, and in which currency is paid. */
import { NONE, type ShopState, selectCart } from '../../../store/base/state'
import { useExtrasMessages } from './extras-messages'
import { FreeShipping } from './FreeShipping'

interface StateProps {
  state: ShopState
}

/** What is paid is not in the currency of the prices in the cart or in the page. */
function PaysIn({ state }: StateProps) {
  const messages = useExtrasMessages()
  const { currency, chargedIn } = selectCart(state) ?? NONE
  const paid = chargedIn ?? currency
  const others = [...new Set([currency, state.shownIn?.currency])].filter((shown) => shown && shown !== paid)
  return paid && others.length ? <p className="note">{messages.paysIn(paid, others.join(', '))}</p> : null
}

export const BeforeSums = ({ state }: StateProps) => (
  <>
    <FreeShipping state={state} />
    <PaysIn state={state} />
  </>
)
