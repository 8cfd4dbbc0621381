/** The badge of a product as it is chosen. */
import type { ProductView } from '../../../store/base/views'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { badgeOf } from './product-facts'
import { useProductMessages } from './product-messages'

export function Badges({ product, choice }: { product: ProductView; choice: ItemChoice }) {
  const badge = badgeOf(product, useProductMessages(), choice)
  const text = badge && <bdi key={badge.text}>{badge.text}</bdi>
  return (
    <div className="badges">
      {badge?.kind === 'sold-out' ? (
        <span className="tag" part="badge sold-out" data-kind="sold-out" key="sold-out">
          {text}
        </span>
      ) : (
        badge && (
          <span className="tag" part="badge" data-kind={badge.kind} key={badge.kind}>
            {text}
          </span>
        )
      )}
    </div>
  )
}
