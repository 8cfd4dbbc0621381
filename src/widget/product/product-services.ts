/** Functions that a product needs from its page. */
import type { ComponentType } from 'react'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import type { BuyOutcome } from '../button/presses'
import type { LoadContent, LoadDetails } from './content-services'
import type { GalleryServices } from './gallery/Pictures'
import type { ProductTextProps } from './ProductText'

/** What the buttons below the choices do. */
export interface BuyServices {
  /** Adds the choice, or goes to the checkout with it. Rejects with the error that the visitor is shown. */
  buy(choice: ItemChoice, quantity: number, action: 'add' | 'checkout'): Promise<BuyOutcome>
  /** What the author offers when the product is sold out: a link, or an event. */
  notify?: { href?: string; request(choice: ItemChoice): void }
}

export interface ProductServices extends GalleryServices, BuyServices {
  loadDetails: LoadDetails
  loadContent: LoadContent
  /** Fetches the component for the text below the buttons. */
  loadText(): Promise<{ ProductText: ComponentType<ProductTextProps> }>
}
