/** A product among the suggestions: a link to its page, or an option that opens it in this page. */
import type { ProductView } from '../../store/base/views'
import { pictureAt } from '../../store/catalog/picture-at'
import { Photo } from '../Photo'
import { Price } from '../Price'
import { useShown } from '../use-shown'

const PICTURE_PX = 48

export interface SuggestedProductProps {
  id: string
  product: ProductView
  href?: string
  selected: boolean
  /** @param follows the browser follows the link */
  onPick(follows: boolean): void
}

export function SuggestedProduct({ id, product: given, href, selected, onPick }: SuggestedProductProps) {
  const product = useShown(given)
  const Option = (href ? 'a' : 'div') as 'a'
  return (
    <Option
      className="suggested"
      part="suggestion"
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={selected}
      href={href}
      onClick={() => onPick(Boolean(href))}
    >
      <Photo
        className="suggested-picture"
        {...(product.picture && pictureAt(product.picture, PICTURE_PX, PICTURE_PX))}
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
        decoding="async"
      />
      <bdi className="suggested-name">{product.name}</bdi>
      <Price price={product.price} comparePrice={product.comparePrice} />
    </Option>
  )
}
