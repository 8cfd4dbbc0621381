/** Mistakes that the compiler finds: each line below must be an error, or the build fails. */
import { BuyButton, CartletProvider, Product } from 'cartlet/react'

export const mistakes = [
  // @ts-expect-error: the layouts are card and full
  <Product key="1" product="blue-mug" layout="ful" />,
  // @ts-expect-error: a button sells a product
  <BuyButton key="2" />,
  // @ts-expect-error: a shop has a client id
  <CartletProvider key="3" />,
  // @ts-expect-error: an add can open the drawer, show a toast, lead to the checkout, or none of these
  <BuyButton key="4" product="blue-mug" onAdd="dialog" />,
]
