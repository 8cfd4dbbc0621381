/** `cartlet-wish-list`: what the visitor has saved. */
import { type ComponentType, useCallback } from 'react'
import type { ProductView } from '../../store/base/views'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import { AuthorContent } from '../../widget/AuthorContent'
import { ProductCard } from '../../widget/product/card/ProductCard'
import { useLoad } from '../../widget/use-load'
import { type OwnSaved, SavedList } from '../../widget/wish-list/SavedList'
import type { EmbedView } from '../boot/embed'
import { reactPart } from '../boot/react-part'
import { productLink } from '../page/product-link'
import { wishListOf } from '../product/heart.chunk'
import { buy } from '../shop/buy'

// Makes Rollup put what they share into their chunks instead of further files.
export * from '../product/heart.chunk'
export * from '../product/product.chunk'

export interface SavedProps {
  view: EmbedView
  drawOwn?(items: readonly OwnSaved[]): void
}

const loadOwn = async (): Promise<ComponentType<{ view: EmbedView; Saved: ComponentType<SavedProps> }>> => {
  const [{ createOwnItems }, parts] = await Promise.all([
    import('./own-items.chunk'),
    import('../product/template/beside.chunk'),
    import('../product/template/template.chunk'),
  ])
  return createOwnItems(parts)
}

function WishListElement({ view }: { view: EmbedView }) {
  const hasOwn = view.host.querySelector('template') !== null
  const { status, value: OwnItems } = useLoad(loadOwn, hasOwn)
  if (!hasOwn || status === 'failed') return <Saved view={view} />
  return OwnItems ? <OwnItems view={view} Saved={Saved} /> : <AuthorContent />
}

function Saved({ view, drawOwn }: SavedProps) {
  const { page, pageShop, host, read } = view
  const { shop } = pageShop
  const load = useCallback((id: string) => void shop.loadProduct(id).catch(() => {}), [shop]) // the state holds the failure
  const card = (product: ProductView, choice: ItemChoice, onMoved: () => void) => {
    const href = productLink(page, read, product)
    const press = (action: 'add' | 'open') =>
      buy(page, pageShop, host, { product: product.id, choice, quantity: null, action, toldBy: 'page' })
    return (
      <ProductCard
        reference={product.id}
        product={product}
        choice={choice}
        href={href ?? product.url}
        buy={async () => {
          const outcome = await press('add')
          if (outcome === 'done') onMoved()
          return outcome
        }}
        loadDetails={shop.loadDetails}
        onOpen={href ? undefined : () => void press('open').catch(() => {})} // reported by the shop
      />
    )
  }
  return <SavedList list={wishListOf(page, pageShop)} load={load} card={card} drawOwn={drawOwn} />
}

export const wishList = reactPart({ render: (view) => <WishListElement view={view} /> })
