/** The price of the choice with its subscription, or the lowest price while the choice is incomplete; with the price per unit of measure. */

import type { ProductView } from '../../../store/base/views'
import { selectPrice } from '../../../store/button/buy-state'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { Price } from '../../Price'
import { useShown } from '../../use-shown'
import { useProductMessages } from './product-messages'
import { unitPriceText } from './unit-price'

export interface ProductPriceProps {
  product: ProductView
  choice?: ItemChoice
}

export function ProductPrice({ product, choice = {} }: ProductPriceProps) {
  const messages = useProductMessages()
  const { price, comparePrice, unitPrice, isFrom } = useShown(selectPrice(product, choice))
  const unitText = unitPriceText(unitPrice, messages)
  return (
    <p className="price-row">
      {isFrom ? (
        <span className="price" part="price" translate="no">
          <bdi key={price.formatted}>{messages.from(price.formatted)}</bdi>
        </span>
      ) : (
        <Price price={price} comparePrice={comparePrice} />
      )}
      {unitText && (
        <small className="hint" translate="no">
          <bdi key={unitText}>{unitText}</bdi>
        </small>
      )}
    </p>
  )
}
