/** `cartlet-cart`: the cart as a part of the page. */
import { InlineCart } from '../../widget/cart/InlineCart'
import { reactPart } from '../boot/react-part'
import type { ExtrasPage } from './cart-extras.chunk'
import { loadExtras } from './load-cart-parts'

const loaders = new WeakMap<ExtrasPage, () => ReturnType<typeof loadExtras>>()

/** The same function for the same page: a new one would make the component load again. */
function loaderFor(page: ExtrasPage) {
  const loader = loaders.get(page) ?? (() => loadExtras(page, true))
  loaders.set(page, loader)
  return loader
}

export const inlineCart = reactPart({
  render: ({ page, read }) => <InlineCart boxed={Boolean(read('theme'))} loadExtras={loaderFor(page)} />,
})
