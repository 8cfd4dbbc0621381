/** A whole product page's worth of product. */
import type { MediaView } from '../../store/catalog/product-details'
import { type ItemChoice, matchVariant, pickedValue } from '../../store/choose-variant'
import type { ProductView } from '../../store/views'
import { Gallery } from './Gallery'
import type { HeadingLevel } from './ProductCard'
import { ProductForm } from './ProductForm'
import { ProductHead } from './ProductHead'
import { ProductText } from './ProductText'
import type { ProductServices } from './product-services'
import { useDetails } from './use-details'
import { useSelection } from './use-selection'

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

/** The product's media once they are here, its picture until then. */
export const mediaOf = ({ picture }: ProductView, media: readonly MediaView[] = []): readonly MediaView[] =>
  media.length || !picture ? media : [{ kind: 'image', title: '', id: picture.id, picture }]

/** The pictures of what is picked: the variant's own, else those of the colour. */
export function shownMedia(product: ProductView, choice: ItemChoice): string[] {
  const own = matchVariant(product, choice)?.picture?.id
  const linked = product.options.flatMap((option) => {
    const value = option.choices.length > 1 ? pickedValue(option, choice) : undefined
    return option.choices.find((one) => one.value === value)?.mediaIds ?? []
  })
  return own ? [own] : linked
}

export function ProductFull({ reference, product, start, level, services }: ProductFullProps) {
  const selection = useSelection(product, start)
  const state = useDetails(reference, services)
  const { choice } = selection
  return (
    <article className="full">
      <Gallery
        name={product.name}
        media={mediaOf(product, state.details?.media)}
        show={shownMedia(product, choice)}
        width={GALLERY_PX}
      />
      <div className="info">
        <ProductHead product={product} choice={choice} level={level} />
        <ProductForm reference={reference} product={product} selection={selection} services={services} />
        <slot name="product-footer" />
        <ProductText product={product} state={state} level={level} services={services} />
      </div>
    </article>
  )
}
