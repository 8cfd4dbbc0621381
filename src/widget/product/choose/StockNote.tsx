/** A note on low stock or pre-order of the current choice. For sold-out choices the button says it. */

import type { ProductView } from '../../../store/base/views'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { stockOf } from '../card/product-facts'
import { useProductMessages } from '../card/product-messages'

export function StockNote({ product, choice }: { product: ProductView; choice: ItemChoice }) {
  const messages = useProductMessages()
  const { status, quantityLeft, preorder } = stockOf(product, choice)
  const ahead = [preorder?.message ?? messages.preorder, preorder?.limit && messages.preorderLimit(preorder.limit)]
  const few = quantityLeft ? messages.onlyLeft(quantityLeft) : messages.lowStock
  const text = status === 'pre-order' ? ahead.filter(Boolean).join('. ') : status === 'low-stock' && few
  return text ? (
    <p className="stock">
      <bdi key={text}>{text}</bdi>
    </p>
  ) : null
}
