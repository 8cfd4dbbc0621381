/** Name, brand, badges, and the price of the current choice. */

import type { ProductView } from '../../store/base/views'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import { Badges } from './card/Badges'
import { ProductPrice } from './card/ProductPrice'
import type { HeadingLevel } from './heading-level'

export interface ProductHeadProps {
  product: ProductView
  choice: ItemChoice
  level: HeadingLevel
  /** Id of the heading that labels a dialog and gets its focus. */
  titleId?: string
}

export function ProductHead({ product, choice, level, titleId }: ProductHeadProps) {
  const Heading = `h${level}` as 'h2'
  return (
    // No <header>: in the quick view, which is outside all sections of the page, it would be the page's banner.
    <div className="head">
      <Badges product={product} choice={choice} />
      {product.brand && (
        <p className="brand">
          <bdi key={product.brand}>{product.brand}</bdi>
        </p>
      )}
      <Heading
        className="name"
        part="title"
        id={titleId}
        tabIndex={titleId ? -1 : undefined}
        data-focus={titleId ? '' : undefined}
      >
        <bdi key={product.name}>{product.name}</bdi>
      </Heading>
      <ProductPrice product={product} choice={choice} />
    </div>
  )
}
