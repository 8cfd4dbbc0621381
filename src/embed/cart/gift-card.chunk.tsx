/** The gift card's form and what it does, for carts that take one. */
import { once } from '../../store/base/load-once'
import { type ShopState, selectCart } from '../../store/base/state'
import { createGiftCard, type GiftCardActions } from '../../store/drawer/gift-card'
import type { Shop } from '../../store/shop/shop'
import { GiftCardForm } from '../../widget/cart/terms/GiftCardForm'
import { useSurroundings } from '../../widget/shop-context'

/** One for each shop: a drawer and a cart in the page share what can be undone. */
const made = new WeakMap<Shop, () => Promise<GiftCardActions>>()

const actionsOf = (shop: Shop): Promise<GiftCardActions> => {
  const load = made.get(shop) ?? once(async () => createGiftCard(await shop.engine()))
  made.set(shop, load)
  return load()
}

export function GiftCard({ state }: { state: ShopState }) {
  const { shop } = useSurroundings()
  const [card] = selectCart(state)?.giftCards ?? []
  return (
    <GiftCardForm
      card={card}
      state={state.giftCard}
      onApply={async (code) => (await actionsOf(shop)).apply(code)}
      onRemove={async (id) => (await actionsOf(shop)).remove(id)}
      onUndo={async () => (await actionsOf(shop)).undo()}
    />
  )
}
