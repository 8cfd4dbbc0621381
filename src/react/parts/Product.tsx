import type { ReactElement } from 'react'
import { PRODUCT } from '../../embed/boot/element-kinds'
import { View, type ViewProps } from './View'

export interface ProductProps extends ViewProps {
  /** Id or slug. */
  product: string
  /** Id of the variant that is chosen at first. */
  variant?: string
  /** @default card */
  layout?: 'card' | 'full'
  /** Page on which a visitor asks to be told of new stock; empty: the event `cartlet:notify-request` alone. */
  notifyUrl?: string
  /** Writes data for search engines into the head. */
  seo?: boolean
  /** What happens after something was added. @default the provider's */
  onAdd?: 'drawer' | 'toast' | 'checkout' | 'none'
}

/** A product as a card, or whole with gallery, options and description. Its code downloads where one stands. */
export function Product({ product, variant, layout, notifyUrl, seo, onAdd, ...view }: ProductProps): ReactElement {
  const attributes = { product, variant, layout, 'notify-url': notifyUrl, seo, ...(onAdd && { 'on-add': onAdd }) }
  return <View component="Product" kind={PRODUCT} attributes={attributes} {...view} />
}
