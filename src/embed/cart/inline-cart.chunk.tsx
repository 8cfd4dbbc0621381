/** `cartlet-cart`: the cart as a part of the page. */
import { InlineCart } from '../../widget/cart/InlineCart'
import { reactPart } from '../boot/react-part'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { loadExtras } from './load-cart-parts'

const loaders = new WeakMap<PageShop, () => ReturnType<typeof loadExtras>>()

/** The same function for the same shop: a new one would make the component load again. */
function loaderFor(page: Page, pageShop: PageShop) {
  const loader = loaders.get(pageShop) ?? (() => loadExtras(page, true, pageShop))
  loaders.set(pageShop, loader)
  return loader
}

export const inlineCart = reactPart({
  render: ({ page, pageShop, read }) => <InlineCart boxed={Boolean(read('theme'))} loadExtras={loaderFor(page, pageShop)} />,
})
