import type { ReactElement } from 'react'
import { CART_TOGGLE } from '../../embed/start/element-kinds'
import { View, type ViewProps } from './View'

export interface CartToggleProps extends ViewProps {
  hideWhenEmpty?: boolean
  /** Shows the member's menu next to it. */
  account?: boolean
  /** Entries of that menu. */
  sections?: string
}

/** Those of `cartlet.css` for the element. Without items there may be nothing to reserve room for. */
const ROOM = ':host{display:inline-block;min-width:44px;min-height:44px;vertical-align:middle}'

/** A button with the number of items in the cart; a press opens the drawer. */
export function CartToggle({ hideWhenEmpty, account, sections, ...view }: CartToggleProps): ReactElement {
  const attributes = { 'hide-when-empty': hideWhenEmpty, account, sections }
  return (
    <View component="CartToggle" kind={CART_TOGGLE} attributes={attributes} room={hideWhenEmpty ? undefined : ROOM} {...view} />
  )
}
