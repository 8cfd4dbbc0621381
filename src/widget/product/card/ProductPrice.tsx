/** The price of the choice with its subscription, or the lowest price while the choice is incomplete; with the price per unit of measure. */

import type { ProductView } from '../../../store/base/views'
import { selectPrice } from '../../../store/button/buy-state'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { entryOf } from '../../../store/catalog/untrusted'
import { Price } from '../../Price'
import { useProductMessages } from './product-messages'

/** Units whose symbol is not the platform's name in lower case. */
const SIGNS: Readonly<Record<string, string>> = { CBM: 'm³', SQM: 'm²', SQFT: 'ft²', FLOZ: 'fl oz' }
const signOf = (unit: string) => entryOf(SIGNS, unit) ?? unit.toLowerCase()

export interface ProductPriceProps {
  product: ProductView
  choice?: ItemChoice
}

export function ProductPrice({ product, choice = {} }: ProductPriceProps) {
  const messages = useProductMessages()
  const { price, comparePrice, unitPrice: unit, isFrom } = selectPrice(product, choice)
  const unitText =
    unit?.description ?? (unit?.per && messages.unitPrice(unit.price.formatted, unit.per.quantity, signOf(unit.per.unit)))
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
