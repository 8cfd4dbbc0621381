/** The badges of a product: stock first, promotion last. */
import type { ProductView } from '../../../store/base/views'
import { badgesOf } from './product-facts'
import { useProductMessages } from './product-messages'

export function Badges({ product }: { product: ProductView }) {
  const { state, promo } = badgesOf(product, useProductMessages())
  return (
    <div className="badges">
      {state && (
        <span className="tag" part="badge" data-kind={state.kind} key={state.kind}>
          {state.text}
        </span>
      )}
      {promo && (
        <span className="tag" part="badge" data-kind="promo">
          <bdi key={promo.text}>{promo.text}</bdi>
        </span>
      )}
    </div>
  )
}
