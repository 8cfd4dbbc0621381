/** A price, and the price before a discount. Hidden texts tell screen readers which is which, so `<s>` need not say “deletion” too. */
import type { Amount } from '../store/base/amount'
import { useButtonMessages } from './button/button-messages'

export interface PriceProps {
  price: Amount
  comparePrice?: Amount
}

export function Price({ price, comparePrice }: PriceProps) {
  const messages = useButtonMessages()
  return (
    <span className="price" translate="no">
      {comparePrice && (
        <>
          <span className="hidden">{messages.wasPrice} </span>
          <s part="compare-price" role="none">
            <bdi key={comparePrice.formatted}>{comparePrice.formatted}</bdi>
          </s>{' '}
          <span className="hidden">{messages.nowPrice} </span>
        </>
      )}
      <bdi part="price" key={price.formatted}>
        {price.formatted}
      </bdi>
    </span>
  )
}
