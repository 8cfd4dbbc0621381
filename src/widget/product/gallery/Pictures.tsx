/** The product's first picture, in the box that the gallery takes once it is here. */

import type { ItemChoice } from '../../../store/cart/choose-variant'
import { pictureAt } from '../../../store/catalog/picture-at'
import type { ProductDetails } from '../../../store/catalog/product-details'
import type { ProductView } from '../../../store/views'
import type { ProductServices } from '../product-services'
import { usePart } from '../use-part'

export interface PicturesProps {
  product: ProductView
  choice: ItemChoice
  details?: ProductDetails
  /** CSS pixels of the box where it is widest. */
  width: number
  services: Pick<ProductServices, 'loadGallery' | 'loadZoom'>
}

export function Pictures(props: PicturesProps) {
  const { product, width, services } = props
  const ProductGallery = usePart(true, async () => (await services.loadGallery()).ProductGallery)
  const { picture, name } = product
  if (ProductGallery) return <ProductGallery {...props} />
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
