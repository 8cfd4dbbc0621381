/** `get_cart`: the cart as the platform has it now. */
import { selectCart } from '../../../store/base/state'
import { cartAnswer } from '../answers'
import type { Tool } from '../tool'

export const getCart: Tool = {
  name: 'get_cart',
  description: "Reads the visitor's cart: lines with their ids, quantities and prices, and the totals.",
  readOnly: true,
  input: { type: 'object', properties: {}, additionalProperties: false },
  async run(_input, { shop }) {
    const cart = await shop.cart.get()
    // If the totals cannot be calculated, the lines are returned without them.
    if (cart.lines.length) await shop.cart.estimate().catch(() => {})
    return cartAnswer(selectCart(shop.store.getState()) ?? cart)
  },
}
