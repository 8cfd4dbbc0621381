/** A whole product page's worth of product. */
import type { ItemChoice } from '../../store/cart/choose-variant'
import type { ProductView } from '../../store/views'
import { useSurroundings } from '../shop-context'
import type { HeadingLevel } from './card/ProductCard'
import { useProductMessages } from './card/product-messages'
import { ProductForm } from './choose/ProductForm'
import { useSelection } from './choose/use-selection'
import { Pictures } from './gallery/Pictures'
import { ProductHead } from './ProductHead'
import { productFullCss } from './product-full.css'
import type { ProductServices } from './product-services'
import { useDetails } from './use-details'
import { usePart } from './use-part'

export interface ProductFullProps {
  /** Under which the shop's state holds the product. */
  reference: string
  product: ProductView
  /** What the author asked for. */
  start: ItemChoice
  level: HeadingLevel
  services: ProductServices
}

const GALLERY_PX = 640

export function ProductFull({ reference, product, start, level, services }: ProductFullProps) {
  useSurroundings().adoptStyles(productFullCss)
  const { details } = useProductMessages()
  const selection = useSelection(product, start)
  const state = useDetails(reference, services)
  const { choice } = selection
  const ProductText = usePart(true, async () => (await services.loadText()).ProductText)
  return (
    <article className="full">
      <Pictures product={product} choice={choice} details={state.details} width={GALLERY_PX} services={services} />
      <div className="info">
        <ProductHead product={product} choice={choice} level={level} />
        <ProductForm reference={reference} product={product} selection={selection} services={services} />
        <slot name="product-footer" />
        {ProductText ? (
          <ProductText product={product} state={state} level={level} services={services} />
        ) : ProductText === null ? (
          // Where else it can be read.
          product.url && <a href={product.url}>{details}</a>
        ) : (
          <div className="lines" aria-hidden="true" />
        )}
      </div>
    </article>
  )
}
