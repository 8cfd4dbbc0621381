/** Download unit: `cartlet-cart`, the cart as a part of the page. */
import { InlineCart } from '../../widget/cart/InlineCart'
import type { EmbedPart } from '../boot/mount'
import type { Page } from '../page/create-page'
import { loadExtras } from './drawer.chunk'

const loaders = new WeakMap<Page, () => ReturnType<typeof loadExtras>>()

/** The same function for the same page, so that it is called once. */
function loaderFor(page: Page) {
  const loader = loaders.get(page) ?? (() => loadExtras(page, true))
  loaders.set(page, loader)
  return loader
}

export const inlineCart: EmbedPart = {
  render: ({ page, read }) => <InlineCart boxed={Boolean(read('theme'))} loadExtras={loaderFor(page)} />,
}
