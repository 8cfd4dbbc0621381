/** Texts of the gallery. */
import { enGallery } from '../../../i18n/english/en-gallery'
import type { GalleryMessages } from '../../../i18n/product-messages'
import { useMessages } from '../../shop-context'

export const useGalleryMessages = (): GalleryMessages => useMessages('gallery', enGallery)
