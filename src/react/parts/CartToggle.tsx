import type { ReactElement } from 'react'
import { CART_TOGGLE } from '../../embed/start/element-kinds'
import { toggleRoomCss } from '../rooms/toggle-room.css'
import { View, type ViewProps } from './View'

export interface CartToggleProps extends ViewProps {
  hideWhenEmpty?: boolean
  /** Shows the member's menu next to it. */
  account?: boolean
  /** Entries of that menu. */
  sections?: string
}

/** A button with the number of items in the cart; a press opens the drawer. */
export function CartToggle({ hideWhenEmpty, account, sections, ...view }: CartToggleProps): ReactElement {
  const attributes = { 'hide-when-empty': hideWhenEmpty, account, sections }
  // Without items there may be nothing to reserve room for.
  const room = hideWhenEmpty ? undefined : toggleRoomCss
  return <View component="CartToggle" kind={CART_TOGGLE} attributes={attributes} room={room} {...view} />
}
