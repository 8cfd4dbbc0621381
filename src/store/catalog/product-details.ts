/** What a product's own page shows beyond the card: asked for only there, and of the same shape whatever catalog version answers. */
import type { RichContent } from '../../platform/catalog/content/rich-content-model'
import type { Picture } from '../views'

interface AnyMedia {
  id?: string
  title: string
  /** Small picture of whatever it is. */
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
  /** The best first; never empty. */
  sources: VideoSource[]
  poster?: Picture
}

/** Sound is played; documents, archives and 3D models are links. */
export interface FileMedia extends AnyMedia {
  kind: 'audio' | 'document' | 'model'
  url: string
}

export type MediaView = ImageMedia | VideoMedia | FileMedia

/** What the shop's owner wrote: HTML that nobody has checked (version 1), or rich content as the platform has it (version 3). */
export type Content = { html: string; richContent?: undefined } | { richContent: RichContent; html?: undefined }

export interface InfoSectionView {
  title: string
  /** Absent where the section is a title alone. */
  content?: Content
}

/** What the buyer of a digital product gets to download. */
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
  /** Shipping weight, lightest and heaviest variant. `unit` is absent where the shop does not tell. */
  weight?: { min: number; max: number; unit?: 'KG' | 'LB' }
  sku?: string
  /** From the root to the main category. */
  breadcrumbs: { id: string; name: string; slug?: string }[]
  /** Collections (version 1) or categories (version 3) that hold other products of its kind. */
  relatedCategoryIds: string[]
}
