/** The first picture of a product, replaced by the gallery once that is loaded. */
import type { ComponentType } from 'react'
import type { ProductView } from '../../../store/base/views'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { pictureAt } from '../../../store/catalog/picture-at'
import type { ProductDetails } from '../../../store/catalog/product-details'
import { Photo } from '../../Photo'
import { useLoad } from '../../use-load'
import type { LoadZoom } from './GalleryZoom'

/** How the gallery's code is fetched. */
export interface GalleryServices {
  /** Fetches the gallery, which takes the place of the first picture. */
  loadGallery(): Promise<{ ProductGallery: ComponentType<PicturesProps> }>
  loadZoom: LoadZoom
}

export interface PicturesProps {
  product: ProductView
  choice: ItemChoice
  details?: ProductDetails
  /** Greatest width of the box in CSS pixels. */
  width: number
  services: GalleryServices
}

export function Pictures(props: PicturesProps) {
  const { product, width, services } = props
  const gallery = useLoad(services.loadGallery)
  const { picture, name } = product
  if (gallery.value) return <gallery.value.ProductGallery {...props} />
  return (
    <div className="gallery">
      <div className="frame" part="frame">
        <Photo
          part="image"
          {...(picture && pictureAt(picture, width, width, 'fit'))}
          alt={picture && (picture.alt || name)}
          width={width}
          height={width}
        />
      </div>
    </div>
  )
}
