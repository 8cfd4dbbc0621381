/** A product with everything that a product page shows. */

import type { ProductView } from '../../store/base/views'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import { useSurroundings } from '../shop-context'
import { useLoad } from '../use-load'
import { useProductMessages } from './card/product-messages'
import { ProductForm } from './choose/ProductForm'
import { useSelection } from './choose/use-selection'
import { Pictures } from './gallery/Pictures'
import type { HeadingLevel } from './heading-level'
import { ProductHead } from './ProductHead'
import { productFullCss } from './product-full.css'
import type { ProductServices } from './product-services'

export interface ProductFullProps {
  /** Key of the product in the shop's state. */
  reference: string
  product: ProductView
  /** The choice that the author set. */
  start: ItemChoice
  level: HeadingLevel
  services: ProductServices
  /** The description as plain text, which a server writes in place of the text that a page loads. */
  plainText?: string
}

const GALLERY_PX = 640

export function ProductFull({ reference, product, start, level, services, plainText }: ProductFullProps) {
  useSurroundings().adoptStyles(productFullCss)
  const messages = useProductMessages()
  const selection = useSelection(product, start)
  const details = useLoad(() => services.loadDetails(reference), true, reference)
  const text = useLoad(services.loadText)
  const { choice } = selection
  const isPictureless = !product.picture && !details.value?.media.some(({ kind }) => kind === 'image' || kind === 'video')
  return (
    <article className="full" data-pictureless={isPictureless ? '' : undefined}>
      <Pictures product={product} choice={choice} details={details.value} width={GALLERY_PX} services={services} />
      <div className="info">
        <ProductHead product={product} choice={choice} level={level} />
        <ProductForm reference={reference} product={product} selection={selection} services={services} />
        <slot name="product-footer" />
        {text.value ? (
          <text.value.ProductText product={product} details={details} level={level} loadContent={services.loadContent} />
        ) : text.status === 'failed' ? (
          // The product's own page has the text as well.
          product.url && <a href={product.url}>{messages.details}</a>
        ) : plainText ? (
          <div className="text">
            <bdi>{plainText}</bdi>
          </div>
        ) : (
          <div className="lines" aria-hidden="true" />
        )}
      </div>
    </article>
  )
}
