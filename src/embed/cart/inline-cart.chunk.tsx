/** `cartlet-cart`: the cart as a part of the page. */
import { useEffect, useLayoutEffect } from 'react'
import { AuthorContent } from '../../widget/AuthorContent'
import { InlineCart } from '../../widget/cart/InlineCart'
import { useLoad } from '../../widget/use-load'
import type { EmbedView } from '../boot/embed'
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

const loadOwn = async (view: EmbedView) => {
  const [templates, { createOwnLines }] = await Promise.all([
    import('../product/template/beside.chunk'),
    import('./own-lines.chunk'),
    import('../product/template/template.chunk'),
  ])
  return { Lines: createOwnLines(view, templates), css: templates.besideCss, hideFallback: templates.hideFallback }
}

function InlineCartElement({ view }: { view: EmbedView }) {
  const { page, pageShop, host, read } = view
  const hasOwn = host.querySelector('template:not([data-cartlet-slot])') !== null
  const { status, value } = useLoad(() => loadOwn(view), hasOwn)
  const { store } = pageShop.shop
  // In the task that has drawn it: until then it holds presses, which `hasCartInPage` looks for.
  useLayoutEffect(() => {
    const count = (by: number) =>
      store.setState(({ inlineCart }) => {
        const carts = (inlineCart?.carts ?? 0) + by
        return { inlineCart: carts ? { ...inlineCart, carts } : undefined }
      })
    count(1)
    return () => count(-1)
  }, [store])
  useEffect(() => value?.hideFallback(host), [value, host])
  if (hasOwn && status === 'loading') return <AuthorContent />
  return <InlineCart boxed={Boolean(read('theme'))} loadExtras={loaderFor(page, pageShop)} own={value} />
}

export const inlineCart = reactPart({ render: (view) => <InlineCartElement view={view} /> })
