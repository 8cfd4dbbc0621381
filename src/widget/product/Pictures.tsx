/** The product's first picture, in the box that the gallery takes once it is here. */
import type { MediaView, ProductDetails } from '../../store/catalog/product-details'
import { type ItemChoice, matchVariant, pickedValue } from '../../store/choose-variant'
import { pictureAt } from '../../store/picture-at'
import type { ProductView } from '../../store/views'
import type { ProductServices } from './product-services'
import { usePart } from './use-part'

export interface PicturesProps {
  product: ProductView
  choice: ItemChoice
  details?: ProductDetails
  /** CSS pixels of the box where it is widest. */
  width: number
  services: Pick<ProductServices, 'loadGallery'>
}

/** The product's media once they are here, its picture until then. */
export const mediaOf = ({ picture }: ProductView, media: readonly MediaView[] = []): readonly MediaView[] =>
  media.length || !picture ? media : [{ kind: 'image', title: '', id: picture.id, picture }]

/** Ids of the pictures of what is picked: the variant's own, else those of the colour. */
export function shownMedia(product: ProductView, choice: ItemChoice): string[] {
  const own = matchVariant(product, choice)?.picture?.id
  const linked = product.options.flatMap((option) => {
    const value = option.choices.length > 1 ? pickedValue(option, choice) : undefined
    return option.choices.find((one) => one.value === value)?.mediaIds ?? []
  })
  return own ? [own] : linked
}

export function Pictures({ product, choice, details, width, services }: PicturesProps) {
  const Gallery = usePart(true, async () => (await services.loadGallery()).Gallery)
  const { picture, name } = product
  if (Gallery)
    return <Gallery name={name} media={mediaOf(product, details?.media)} show={shownMedia(product, choice)} width={width} />
  return (
    <div className="gallery">
      <div className="frame">
        {picture && (
          <img part="image" {...pictureAt(picture, width, width, 'fit')} alt={picture.alt || name} width={width} height={width} />
        )}
      </div>
    </div>
  )
}
