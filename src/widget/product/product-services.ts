/** Functions that a product needs from its page. */
import type { ComponentType, ReactNode } from 'react'
import type { ProductView } from '../../store/base/views'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import type { BuyOutcome } from '../button/presses'
import type { LoadContent, LoadDetails } from './content-services'
import type { GalleryServices } from './gallery/Pictures'
import type { ProductTextProps } from './ProductText'
import type { StockRequestProps } from './stock/StockRequest'

/** How a visitor asks to be told of new stock. */
export interface StockServices {
  /** Fetches the form. */
  load(): Promise<{ StockRequest: ComponentType<StockRequestProps> }>
  /** The address of the member. */
  knownEmail(): Promise<string | undefined>
  /** Resolves with false if the shop takes no requests. */
  ask(question: { product: ProductView; choice: ItemChoice; email: string }): Promise<boolean>
}

/** What the buttons below the choices do. */
export interface BuyServices {
  /** Adds the choice, or goes to the checkout with it. Rejects with the error that the visitor is shown. */
  buy(choice: ItemChoice, quantity: number, action: 'add' | 'checkout'): Promise<BuyOutcome>
  /** What the author offers when the product is sold out: a link, or an event. */
  notify?: { href?: string; request(choice: ItemChoice): void }
  /** What the shop offers then; absent where it has refused, or the author wants something else. */
  stock?: StockServices
}

export interface ProductServices extends GalleryServices, BuyServices {
  loadDetails: LoadDetails
  loadContent: LoadContent
  /** Draws the button that saves the product; absent where the author has not turned the wish list on. */
  heart?(product: ProductView, choice: ItemChoice, worded?: boolean): ReactNode
  /** Fetches the component for the text below the buttons. */
  loadText(): Promise<{ ProductText: ComponentType<ProductTextProps> }>
}
