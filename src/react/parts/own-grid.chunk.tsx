/** Our grid with slots in the places of the cards. */
import { useCallback, useLayoutEffect } from 'react'
import { reactPart } from '../../embed/boot/react-part'
import { readCollectionRequest } from '../../embed/product/collection/collection-request'
import { productsOn } from '../../embed/product/collection/open-grid'
import { type ListedRequest, useListed } from '../../embed/product/collection/use-listed'
import { buy } from '../../embed/shop/buy'
import type { ProductView } from '../../store/base/views'
import { CollectionGrid } from '../../widget/collection/CollectionGrid'
import { cardSlot } from '../../widget/collection/own-cards'
import { ownCardsCss } from '../../widget/collection/own-cards.css'
import { useSurroundings } from '../../widget/shop-context'

export type OpenProduct = (product: ProductView, index: number) => void

/**
 * Called before the browser paints other products.
 * @param open opens the product in the page
 */
export type ShowCards = (products: readonly ProductView[], open: OpenProduct) => void

const slot = ({ id }: ProductView) => <slot name={cardSlot(id)} />

function OwnGrid({ view, request, show }: ListedRequest & { show: ShowCards }) {
  useSurroundings().adoptStyles(ownCardsCss)
  const { list, state, select } = useListed({ view, request })
  const { page, pageShop, host } = view
  const open = useCallback<OpenProduct>(
    (product, index) => {
      const opened = () => select(product, index)
      const asked = { product: product.id, choice: {}, quantity: null, action: 'open', toldBy: 'page', opened } as const
      buy(page, pageShop, host, asked).catch(() => {}) // reported by the shop
    },
    [page, pageShop, host, select],
  )
  const { products } = state
  useLayoutEffect(() => show(products, open), [show, products, open])
  return <CollectionGrid {...list} card={slot} />
}

export const ownGrid = (show: ShowCards) =>
  reactPart({
    render(view) {
      const request = readCollectionRequest(view.read, productsOn(view))
      const { options, rows, mistakes } = request
      return <OwnGrid key={JSON.stringify([options, rows, mistakes])} view={view} request={request} show={show} />
    },
  })
