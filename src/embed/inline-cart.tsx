/** Download unit: `cartlet-cart`, the cart as a part of the page. */
import { InlineCart } from '../widget/InlineCart'
import { loadExtras } from './drawer-parts'
import type { EmbedPart } from './embed'
import type { Page } from './page'

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
