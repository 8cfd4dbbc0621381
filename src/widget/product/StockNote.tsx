/** One line on how much there is of what is picked, where that is worth a word. */
import type { ItemChoice } from '../../store/choose-variant'
import type { ProductView } from '../../store/views'
import { stockOf } from './product-facts'
import { useProductMessages } from './product-texts'

export function StockNote({ product, choice }: { product: ProductView; choice: ItemChoice }) {
  const messages = useProductMessages()
  const { status, quantityLeft, preorder } = stockOf(product, choice)
  const words = {
    available: '',
    'not-made': '',
    'low-stock': quantityLeft ? messages.onlyLeft(quantityLeft) : messages.lowStock,
    'sold-out': messages.soldOut,
    'pre-order': [preorder?.message ?? messages.preorder, preorder?.limit && messages.preorderLimit(preorder.limit)]
      .filter(Boolean)
      .join('. '),
  }[status]
  return words ? (
    <p className="stock" data-status={status}>
      <bdi key={words}>{words}</bdi>
    </p>
  ) : null
}
