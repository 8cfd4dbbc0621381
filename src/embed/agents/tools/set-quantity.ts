/** `set_quantity`: sets another quantity of a line, or removes it. The visitor is shown the change and can undo it. */
import { selectCart } from '../../../store/base/state'
import type { CartLineView, CartView } from '../../../store/base/views'
import { AgentError } from '../agent-error'
import { lineAnswer, shortCart } from '../answers'
import type { Tool } from '../tool'
import { MOST_PIECES } from './add-to-cart'

function findLine(cart: CartView, id: string): CartLineView {
  const line = cart.lines.find((one) => one.id === id || one.key === id)
  if (line) return line
  throw new AgentError('LINE_NOT_FOUND', `The cart has no line "${id}". Use the line_id of one of those listed.`, {
    field: 'line_id',
    lines: cart.lines.map(lineAnswer),
  })
}

function refuseSurplus({ name, quantityAvailable: most }: CartLineView, quantity: number): void {
  if (most === undefined || quantity <= most) return
  throw new AgentError('QUANTITY_LIMIT', `The shop has ${most} of ${name}.`, { field: 'quantity', available: most })
}

export const setQuantity: Tool = {
  name: 'set_quantity',
  description: 'Sets the quantity of a line of the cart; 0 removes it. The visitor sees it and can undo it.',
  input: {
    type: 'object',
    properties: {
      line_id: { type: 'string', description: 'from get_cart', minLength: 1, maxLength: 100 },
      quantity: { type: 'integer', description: 'new quantity; 0 removes the line', minimum: 0, maximum: MOST_PIECES },
    },
    required: ['line_id', 'quantity'],
    additionalProperties: false,
  },
  async run(input, { shop, tell }) {
    const { line_id: id, quantity } = input as unknown as { line_id: string; quantity: number }
    const onScreen = selectCart(shop.store.getState())
    const line = findLine(onScreen?.lines.some((one) => one.id === id) ? onScreen : await shop.cart.get(), id)
    if (quantity > line.quantity) refuseSurplus(line, quantity)
    const cart = await shop.cart.setQuantity(line.key, quantity)
    const now = cart.lines.find(({ key }) => key === line.key)
    const after = now?.quantity ?? 0
    if (after !== line.quantity) await tell({ by: 'agent', changes: [{ line: now ?? line, before: line.quantity, after }] })
    return {
      line: now ? lineAnswer(now) : null,
      ...(after !== quantity && { asked_for: quantity, note: 'The shop has fewer in stock than asked for.' }),
      cart: shortCart(cart),
      told: 'The visitor has been shown this, with a button to undo it.',
    }
  },
}
