/** How a product's details and texts are fetched. */
import type { ComponentType } from 'react'
import type { RichView } from '../../store/catalog/content/rich-tree'
import type { Content, ProductDetails } from '../../store/catalog/product-details'
import type { RichContentProps } from '../rich/RichContent'

/** A description, and the component that renders it. */
export interface DrawnContent {
  view: RichView
  RichContent: ComponentType<RichContentProps>
}

/** Fetches what a product page shows beyond the card. */
export type LoadDetails = (reference: string) => Promise<ProductDetails>

export type LoadContent = (content: Content) => Promise<DrawnContent>
