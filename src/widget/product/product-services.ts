/** What a product that is shown needs of the page it stands on. */
import type { ComponentType } from 'react'
import type { ItemChoice } from '../../store/cart/choose-variant'
import type { RichView } from '../../store/catalog/content/rich-tree'
import type { Content, ProductDetails } from '../../store/catalog/product-details'
import type { BuyOutcome } from '../button/BuyButton'
import type { RichContentProps } from '../rich/RichContent'
import type { GalleryZoomProps } from './gallery/GalleryZoom'
import type { PicturesProps } from './gallery/Pictures'
import type { ProductTextProps } from './ProductText'

/** A description that can be drawn, and what draws it. */
export interface DrawnContent {
  view: RichView
  RichContent: ComponentType<RichContentProps>
}

export interface ProductServices {
  /** What its own page shows beyond the card. */
  loadDetails(reference: string): Promise<ProductDetails>
  loadContent(content: Content): Promise<DrawnContent>
  /** What draws the text below the buttons… */
  loadText(): Promise<{ ProductText: ComponentType<ProductTextProps> }>
  /** …and the pictures, once there may be more than one. */
  loadGallery(): Promise<{ ProductGallery: ComponentType<PicturesProps> }>
  /** One picture over the whole screen, once somebody presses it. */
  loadZoom(): Promise<{ GalleryZoom: ComponentType<GalleryZoomProps> }>
  /** Adds the choice, or pays it at once. Rejects with what the visitor is told. */
  buy(choice: ItemChoice, quantity: number, action: 'add' | 'checkout'): Promise<BuyOutcome>
  /** The visitor is about to press. */
  onIntent?(): void
  /** The author offers something for what is sold out: an address of theirs, or an event. */
  notify?: { href?: string; request(choice: ItemChoice): void }
}
