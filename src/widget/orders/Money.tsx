/** A sum of an order. */
import type { Amount } from '../../store/base/amount'

export const Money = ({ of: { formatted } }: { of: Amount }) => (
  <bdi className="price" part="price">
    {formatted}
  </bdi>
)
