/** Our grid with cards of the page's own React, which stay in its tree, with its contexts and its styles. */
import { type ReactElement, type ReactNode, useState, useSyncExternalStore } from 'react'
import type { EmbedKind } from '../../embed/boot/embed'
import { loadShopParts } from '../../embed/start/chunks'
import { COLLECTION } from '../../embed/start/element-kinds'
import type { ProductView } from '../../store/base/views'
import { entryOf } from '../../store/catalog/untrusted'
import { cardSlot } from '../../widget/collection/own-cards'
import { useShopState } from '../hooks/use-shop-state'
import { useProvided } from '../provider/CartletProvider'
import type { ShopHandle } from '../provider/shop-handle'
import type { OpenProduct, ShowCards } from './own-grid.chunk'
import { View, type ViewHostProps } from './View'

export interface CardPlace {
  /** Position in the grid, from 0. */
  index: number
  /** Opens the product in the page, as a card of ours does. */
  open(): void
}

export type DrawCard = (product: ProductView, place: CardPlace) => ReactNode

/** What the grid shows, and how its products are opened. */
function createCards(rendered: readonly ProductView[]) {
  const listeners = new Set<() => void>()
  let shown = rendered
  let start: OpenProduct | undefined
  let pressed: Parameters<OpenProduct> | undefined
  const show: ShowCards = (products, open) => {
    start = open
    shown = products
    for (const listener of listeners) listener()
    if (pressed) open(...pressed)
    pressed = undefined
  }
  const kind: EmbedKind = {
    ...COLLECTION,
    async loadPart() {
      await loadShopParts()
      return (await import('./own-grid.chunk')).ownGrid(show)
    },
  }
  return {
    kind,
    shown: () => shown,
    /** A press before the grid is there opens the product then. */
    open: ((...product) => {
      if (start) start(...product)
      else pressed = product
    }) satisfies OpenProduct,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The product as it was last read, which may be after the list was read. */
function OwnCard({ handle, product, index, open, card }: CardProps): ReactElement {
  const entry = useShopState(handle, ({ products }) => entryOf(products, product.id))
  const newest = entry?.status === 'ready' && !entry.stale ? entry.product : product
  return <div slot={cardSlot(product.id)}>{card(newest, { index, open: () => open(newest, index) })}</div>
}

interface CardProps {
  handle: ShopHandle
  product: ProductView
  index: number
  open: OpenProduct
  card: DrawCard
}

/** Where nothing is drawn yet, cards have no place and are not shown; the author's children are. */
const NO_PLACES = ':host{display:block}'

export function OwnCards({ card, rendered, room = NO_PLACES, children, ...view }: OwnCardsProps): ReactElement {
  const { handle } = useProvided('<Collection>')
  const [{ kind, shown, open, subscribe }] = useState(() => createCards(rendered(handle)))
  const products = useSyncExternalStore(subscribe, shown, shown)
  const cards = products.map((product, index) => (
    <OwnCard key={product.id} handle={handle} product={product} index={index} open={open} card={card} />
  ))
  return (
    <View {...view} kind={kind} room={room} ownCards>
      {children}
      {cards}
    </View>
  )
}

export interface OwnCardsProps extends Omit<ViewHostProps, 'kind' | 'ownCards'> {
  card: DrawCard
  /** Products that a server draws. */
  rendered(handle: ShopHandle): readonly ProductView[]
}
