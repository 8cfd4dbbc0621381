import type { ReactElement } from 'react'
import { BUY_BUTTON } from '../../embed/start/element-kinds'
import { buttonRoomCss } from '../rooms/button-room.css'
import { View, type ViewProps } from './View'

export interface BuyButtonProps extends ViewProps {
  /** Id or slug. */
  product: string
  /** Id of the variant that it sells. */
  variant?: string
  /** @default 1 */
  quantity?: number
  /** `checkout` goes to the checkout at once, `open` shows the product first. @default add */
  action?: 'add' | 'checkout' | 'open'
  /** @default the text of the children, else a translated one */
  label?: string
  /** What happens after an add. @default the provider's */
  onAdd?: 'drawer' | 'toast' | 'checkout' | 'none'
  /** The same as `onAdd`, before which it counts. */
  afterAdd?: 'drawer' | 'toast' | 'checkout' | 'none'
}

/** A button that sells one product. Requests the product when it comes near the viewport; a press adds it to the cart. */
export function BuyButton({
  product,
  variant,
  quantity,
  action,
  label,
  onAdd,
  afterAdd = onAdd,
  ...view
}: BuyButtonProps): ReactElement {
  const attributes = { product, variant, quantity, action, label, ...(afterAdd && { 'after-add': afterAdd }) }
  return <View component="BuyButton" kind={BUY_BUTTON} attributes={attributes} room={buttonRoomCss} {...view} />
}
