/** A price, and the price before a discount. Hidden texts tell screen readers which is which, so `<s>` need not say “deletion” too. */

import type { ButtonMessages } from '../i18n/catalogue'
import type { Amount } from '../store/base/amount'

export interface PriceProps {
  price: Amount
  comparePrice?: Amount
}

/** Pure: without hooks, so that it can be drawn before React is there. */
export function PriceView({ price, comparePrice, messages }: PriceProps & { messages: ButtonMessages }) {
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
