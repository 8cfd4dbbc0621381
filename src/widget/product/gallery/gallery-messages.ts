/** Texts of the gallery. */

import type { GalleryMessages } from '../../../i18n/catalogue'
import { enGallery } from '../../../i18n/compiled/english/en-gallery'
import { useMessages } from '../../shop-context'

export const useGalleryMessages = (): GalleryMessages => useMessages('gallery', enGallery)
