/** The badge of a product. */
import type { ProductView } from '../../../store/base/views'
import { badgeOf } from './product-facts'
import { useProductMessages } from './product-messages'

export function Badges({ product }: { product: ProductView }) {
  const badge = badgeOf(product, useProductMessages())
  return (
    <div className="badges">
      {badge && (
        <span className="tag" part="badge" data-kind={badge.kind} key={badge.kind}>
          <bdi key={badge.text}>{badge.text}</bdi>
        </span>
      )}
    </div>
  )
}
