/** The gallery of a product: all that it has to show, at the place that fits the choice made. */

import { type ItemChoice, matchVariant, pickedValue } from '../../../store/cart/choose-variant'
import type { MediaView } from '../../../store/catalog/product-details'
import type { ProductView } from '../../../store/views'
import { Gallery } from './Gallery'
import type { PicturesProps } from './Pictures'

/** The product's media once they are here, its picture until then. */
const mediaOf = ({ picture }: ProductView, media: readonly MediaView[] = []): readonly MediaView[] =>
  media.length || !picture ? media : [{ kind: 'image', title: '', id: picture.id, picture }]

/** Ids of the pictures of what is picked: the variant's own, else those of the colour. */
function shownMedia(product: ProductView, choice: ItemChoice): string[] {
  const own = matchVariant(product, choice)?.picture?.id
  const linked = product.options.flatMap((option) => {
    const value = option.choices.length > 1 ? pickedValue(option, choice) : undefined
    return option.choices.find((one) => one.value === value)?.mediaIds ?? []
  })
  return own ? [own] : linked
}

export const ProductGallery = ({ product, choice, details, width, services }: PicturesProps) => (
  <Gallery
    name={product.name}
    media={mediaOf(product, details?.media)}
    show={shownMedia(product, choice)}
    width={width}
    loadZoom={services.loadZoom}
  />
)
