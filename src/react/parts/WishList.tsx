import type { ReactElement } from 'react'
import { WISH_LIST } from '../../embed/start/element-kinds'
import { View, type ViewProps } from './View'

export interface WishListProps extends ViewProps {
  /** Your own page of each product, such as `/shop/{slug}`. @default the provider's */
  productLink?: string
}

/** What the visitor has saved with the heart of a product (the provider's `wishList="on"`). Its code is loaded when one is rendered. */
export function WishList({ productLink, ...view }: WishListProps): ReactElement {
  return <View component="WishList" kind={WISH_LIST} attributes={{ 'product-link': productLink }} {...view} />
}
