/** What stands above the sums: the way to free shipping, and in which currency is paid. */
import { type ShopState, selectCart } from '../../../store/base/state'
import { useExtrasMessages } from './extras-messages'
import { FreeShipping } from './FreeShipping'

interface StateProps {
  state: ShopState
}

/** What is paid is not in the currency in which the page shows its prices. Where the platform converts the cart, both are the same. */
function PaysIn({ state }: StateProps) {
  const messages = useExtrasMessages()
  const shown = state.shownIn?.currency
  const { currency } = selectCart(state) ?? {}
  return shown && currency && shown !== currency ? <p className="note">{messages.paysIn(currency, shown)}</p> : null
}

export const BeforeSums = ({ state }: StateProps) => (
  <>
    <FreeShipping state={state} />
    <PaysIn state={state} />
  </>
)
