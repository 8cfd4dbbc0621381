/** The gallery of a product, which follows the current choice. */

import type { ProductView } from '../../../store/base/views'
import { type ItemChoice, matchVariant, pickedValue } from '../../../store/catalog/choose/choose-variant'
import type { MediaView } from '../../../store/catalog/product-details'
import { Gallery } from './Gallery'
import type { PicturesProps } from './Pictures'

/** The product's media, or its picture until they are loaded. */
const mediaOf = ({ picture }: ProductView, media: readonly MediaView[] = []): readonly MediaView[] =>
  media.length || !picture ? media : [{ kind: 'image', title: '', id: picture.id, picture }]

/** Ids of the media of the choice: the variant's own picture, or else those linked to a picked option. */
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
