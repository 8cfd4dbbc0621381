import type { ReactElement } from 'react'
import { PRODUCT } from '../../embed/start/element-kinds'
import { cardRoomCss } from '../rooms/card-room.css'
import { screenRoomCss } from '../rooms/screen-room.css'
import { View, type ViewProps } from './View'

export interface ProductProps extends ViewProps {
  /** Id or slug. */
  product: string
  /** Id of the variant that is selected at first. */
  variant?: string
  /** @default card */
  layout?: 'card' | 'full'
  /** Page on which visitors ask for a notification about new stock; empty: only the event `cartlet:notify-request`. */
  notifyUrl?: string
  /** Adds structured data for search engines to the head. */
  seo?: boolean
  /** Your own page of the product, such as `/shop/{slug}`. @default the provider's */
  productLink?: string
  /** What happens after an add. @default the provider's */
  onAdd?: 'drawer' | 'toast' | 'checkout' | 'none'
  /** The same as `onAdd`, before which it counts. */
  afterAdd?: 'drawer' | 'toast' | 'checkout' | 'none'
}

/** A product as a card, or in full with gallery, options and description. Its code is loaded when one is rendered. */
export function Product({
  product,
  variant,
  layout,
  notifyUrl,
  seo,
  productLink,
  onAdd,
  afterAdd = onAdd,
  ...view
}: ProductProps): ReactElement {
  const attributes = {
    product,
    variant,
    layout,
    'notify-url': notifyUrl,
    seo,
    'product-link': productLink,
    ...(afterAdd && { 'after-add': afterAdd }),
  }
  const room = layout === 'full' ? screenRoomCss : cardRoomCss
  return <View component="Product" kind={PRODUCT} attributes={attributes} room={room} {...view} />
}
