/** The cart's gift card, which only version 2 of the platform's cart takes. A code is kept in this page's memory alone, for undo. */
import { CartletError } from '../../platform/http/errors'
import { pastedText } from '../base/pasted-text'
import { type GiftCardState, selectCart } from '../base/state'
import type { CartView } from '../base/views'
import type { GiftCardCalls } from '../cart/cart-port'
import type { Engine } from '../cart/engine'

export interface GiftCardActions {
  /** Rejects with the platform's code, for example `INVALID_GIFT_CARD_STATUS` with the reason in its data. */
  apply(code: string): Promise<CartView>
  remove(id: string): Promise<CartView>
  /** Uses the card again that was removed last. */
  undo(): Promise<CartView>
}

export function createGiftCard({
  context,
  change,
  confirm,
  fail,
  refresh,
}: Pick<Engine, 'context' | 'change' | 'confirm' | 'fail' | 'refresh'>): GiftCardActions {
  const { store, queue, emit } = context
  const codes = new Map<string, string>()
  let removed: string | undefined
  const setGiftCard = (giftCard?: GiftCardState) => store.setState({ giftCard })
  // What one buyer typed is not for the next one at this browser.
  context.client.session.onChange(() => {
    codes.clear()
    removed = undefined
    setGiftCard()
  })
  const cardsNow = (cart = selectCart(store.getState())) => cart?.giftCards ?? []

  /** With the totals, which the card lowers, if they are on screen. */
  const withTotals = (confirmed: CartView) =>
    new Promise<{ cart: CartView }>((resolve) => {
      const check = () => {
        if (store.getState().estimating) return
        stop()
        resolve({ cart: selectCart(store.getState()) ?? confirmed })
      }
      const stop = store.subscribe(check)
      queueMicrotask(check)
    })

  /** Sends a change; when its answer was lost, `took` decides by the cart whether it happened. */
  const send = (call: (cards: GiftCardCalls) => Promise<CartView>, took: (cart: CartView) => boolean) =>
    queue.run(async () => {
      const { cart, lost } = await change(async (port) => {
        const { giftCards } = await port.more()
        if (!giftCards) throw new CartletError('UNSUPPORTED', 'The cart of this shop takes no gift cards')
        return call(giftCards)
      })
      const view = confirm(cart, 'update')
      if (lost && !took(view)) throw lost
      // A cart that differs in its card alone is not told with the lines: nothing of this is loaded with them. Other tabs hear of it, too.
      emit({ type: 'cart-change', action: 'update', cart: view, delta: [], promise: withTotals(view) })
      return view
    })

  async function apply(typed: string): Promise<CartView> {
    const code = pastedText(typed)
    if (!code) throw new CartletError('INVALID_ARGUMENT', 'code must not be empty')
    setGiftCard({ status: 'applying', code: typed })
    const before = new Set(cardsNow().map(({ id }) => id))
    const added = (cart: CartView) => cardsNow(cart).find(({ id }) => !before.has(id))
    try {
      const cart = await send(
        (cards) => cards.add(code),
        (answered) => Boolean(added(answered)),
      )
      const card = added(cart)
      if (card) codes.set(card.id, code)
      setGiftCard()
      return cart
    } catch (thrown) {
      const error = fail(thrown)
      setGiftCard({ status: 'refused', code: typed, error })
      // Another device has applied one, which the visitor has to see in order to remove it.
      if (error.code === 'MAX_GIFT_CARDS_PER_CART_EXCEEDED') void refresh()
      throw error
    }
  }

  return {
    apply,
    async remove(id) {
      const shown = cardsNow().find((card) => card.id === id)
      try {
        const cart = await send(
          (cards) => cards.remove(id),
          (answered) => !cardsNow(answered).some((card) => card.id === id),
        )
        removed = codes.get(id)
        setGiftCard(removed && shown ? { status: 'removed', code: shown.code } : undefined)
        return cart
      } catch (thrown) {
        const error = fail(thrown)
        setGiftCard({ status: 'refused', code: '', error })
        throw error
      }
    },
    async undo() {
      if (!removed) throw new CartletError('NOTHING_TO_UNDO', 'There is no gift card to use again')
      return apply(removed)
    },
  }
}
