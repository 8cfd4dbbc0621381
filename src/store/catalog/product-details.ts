/** What only a product's own page shows, in one shape for both catalog versions. */
import type { RichContent } from '../../platform/catalog/content/rich-content-model'
import type { Picture } from '../base/views'

interface AnyMedia {
  id?: string
  title: string
  /** Small preview picture. */
  thumbnail?: Picture
}

export interface ImageMedia extends AnyMedia {
  kind: 'image'
  picture: Picture
}

export interface VideoSource {
  url: string
  /** For example `mp4`. */
  format?: string
  /** Pixels. */
  width?: number
  height?: number
}

export interface VideoMedia extends AnyMedia {
  kind: 'video'
  /** Best quality first; never empty. */
  sources: VideoSource[]
  poster?: Picture
}

/** Audio is played; documents, archives and 3D models are links. */
export interface FileMedia extends AnyMedia {
  kind: 'audio' | 'document' | 'model'
  url: string
}

export type MediaView = ImageMedia | VideoMedia | FileMedia

/** Text by the shop's owner: unsanitized HTML (version 1) or the platform's rich content (version 3). */
export type Content = { html: string; richContent?: undefined } | { richContent: RichContent; html?: undefined }

export interface InfoSectionView {
  title: string
  /** Absent for a section that is only a title. */
  content?: Content
}

/** File that the buyer of a digital product downloads. */
export interface DigitalFileView {
  name: string
  /** One of the platform's `DigitalFileType`. */
  type?: string
}

export interface ProductDetails {
  id: string
  /** The main picture or video first. */
  media: MediaView[]
  description?: Content
  infoSections: InfoSectionView[]
  digitalFiles: DigitalFileView[]
  /** Shipping weight of the lightest and heaviest variant; `unit` is absent when the shop does not send it. */
  weight?: { min: number; max: number; unit?: 'KG' | 'LB' }
  sku?: string
  /** From the root to the main category. */
  breadcrumbs: { id: string; name: string; slug?: string }[]
  /** Collections (version 1) or categories (version 3) with related products. */
  relatedCategoryIds: string[]
}
