/** `open_cart` and `start_checkout`: steps that are left to the visitor. Neither navigates. */
import { selectCart } from '../../../store/base/state'
import { AgentError } from '../agent-error'
import { cartAnswer, lineAnswer } from '../answers'
import type { Tool } from '../tool'

export const openCart: Tool = {
  name: 'open_cart',
  description: 'Opens the cart on the screen, so that the visitor can look at it.',
  input: { type: 'object', properties: {}, additionalProperties: false },
  async run(_input, { shop }) {
    shop.openDrawer()
    return { opened: true }
  },
}

export const startCheckout: Tool = {
  name: 'start_checkout',
  description: 'Opens the cart for the checkout. Only the visitor can press Checkout; tell them to press it.',
  input: { type: 'object', properties: {}, additionalProperties: false },
  async run(_input, { shop, tell }) {
    const cart = await shop.cart.get()
    if (!cart.lines.length) throw new AgentError('CART_EMPTY', 'The cart is empty. Add something with add_to_cart first.')
    const blocked = cart.lines.filter(({ available }) => !available)
    if (blocked.length)
      throw new AgentError('ITEMS_UNAVAILABLE', 'Some lines are no longer available. Remove them with set_quantity first.', {
        lines: blocked.map(lineAnswer),
      })
    await tell({ by: 'agent', proposes: true })
    shop.openDrawer()
    await shop.cart.estimate().catch(() => {})
    return {
      status: 'waiting_for_visitor',
      message: 'The cart is open. The visitor has to press Checkout: a script cannot do it for them.',
      cart: cartAnswer(selectCart(shop.store.getState()) ?? cart),
    }
  },
}
