import type { ReactElement } from 'react'
import { CART } from '../../embed/start/element-kinds'
import { View, type ViewProps } from './View'

export type CartProps = ViewProps

const NONE = {}

/** The cart as a part of the page. Products added anywhere appear in it instead of in a drawer. */
export const Cart = (props: CartProps): ReactElement => <View component="Cart" kind={CART} attributes={NONE} {...props} />
