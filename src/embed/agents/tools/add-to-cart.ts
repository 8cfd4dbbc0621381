/**
 * `add_to_cart`: does the same as the press of a buy button, with the same limits. The visitor is shown the add and can undo it.
 */

import { quantityOf, selectCart } from '../../../store/base/state'
import { EMPTY_CART, type ProductView, type VariantView } from '../../../store/base/views'
import { gatherAdds } from '../../../store/told/gather-adds'
import { isPress } from '../../../widget/press'
import { AgentError } from '../agent-error'
import { lineAnswer, shortCart } from '../answers'
import type { Tool, ToolSurroundings } from '../tool'
import { type AskedChoice, readChoice } from './choice'
import { PRODUCT_FIELD } from './get-product'

export const MOST_PIECES = 999
const MOST_REMEMBERED = 200

/** One object per item, in the role of a button: the same item within half a second counts as a repeated press. */
const controls = new WeakMap<object, Map<string, object>>()

function guardPress({ shop, now }: ToolSurroundings, item: string): void {
  const tools = controls.get(shop) ?? new Map<string, object>()
  controls.set(shop, tools)
  if (tools.size > MOST_REMEMBERED) tools.clear()
  const control = tools.get(item) ?? {}
  tools.set(item, control)
  if (!isPress({ timeStamp: now(), currentTarget: control as EventTarget, detail: 1 }))
    throw new AgentError(
      'REPEATED',
      'The same call came less than half a second ago, and counts once. To add more, give a quantity or call set_quantity.',
    )
}

function refuseSurplus({ shop }: ToolSurroundings, product: ProductView, variant: VariantView | undefined, quantity: number) {
  const available = (variant ?? product).quantityAvailable
  const lines = selectCart(shop.store.getState())?.lines ?? []
  const held = quantityOf(lines.filter((line) => line.productId === product.id && (!variant || line.variantId === variant.id)))
  if (available === undefined || !(variant ?? product).inStock || held + quantity <= available) return
  throw new AgentError(
    'QUANTITY_LIMIT',
    available > held
      ? `The shop has ${available} of ${product.name}, and ${held} are in the cart: ${available - held} more can be added.`
      : `All ${available} of ${product.name} in stock are in the cart already.`,
    { field: 'quantity', available, in_cart: held },
  )
}

/** Buys, and shows the visitor what the platform has confirmed. */
async function buyAndTell(surroundings: ToolSurroundings, product: ProductView, purchase: () => Promise<unknown>) {
  const { shop } = surroundings
  const { changes, stop } = gatherAdds(shop, await surroundings.source())
  try {
    if ((await purchase()) === 'cancelled')
      throw new AgentError('PREVENTED', 'This page prevented the add. Ask the visitor to add it themselves.')
    return changes.filter(({ line }) => line.productId === product.id)
  } finally {
    stop()
    // The agent gets the error as an answer and the visitor sees the notice: no alert in the cart is needed.
    shop.dismissAddProblem()
    if (changes.length) await surroundings.tell({ by: 'agent', changes })
  }
}

export const addToCart: Tool = {
  name: 'add_to_cart',
  description:
    'Adds a product to the cart. Give options by name, as get_product lists them. The visitor sees it and can undo it. It does not place an order.',
  input: {
    type: 'object',
    properties: {
      product: PRODUCT_FIELD,
      quantity: { type: 'integer', description: 'quantity to add (default 1)', minimum: 1, maximum: MOST_PIECES },
      options: {
        type: 'object',
        description: 'choice for each option, such as {"Color": "Blue", "Size": "M"}',
        additionalProperties: { type: 'string', maxLength: 200 },
        maxProperties: 20,
      },
      variant_id: { type: 'string', description: 'instead of options: id of a variant', minLength: 1, maxLength: 100 },
      custom_text: {
        type: 'object',
        description: "texts that the product asks for, in the visitor's own words",
        additionalProperties: { type: 'string', maxLength: 2000 },
        maxProperties: 20,
      },
      subscription: { type: 'string', description: 'id of a subscription', minLength: 1, maxLength: 100 },
    },
    required: ['product'],
    additionalProperties: false,
  },
  async run(input, surroundings) {
    const {
      product: reference,
      quantity = 1,
      ...asked
    } = input as unknown as {
      product: string
      quantity?: number
    } & AskedChoice
    const { shop } = surroundings
    const product = await shop.loadProduct(reference.trim())
    const { choice, variant } = readChoice(product, asked)
    refuseSurplus(surroundings, product, variant, quantity)
    guardPress(surroundings, JSON.stringify([product.id, choice]))
    const purchase = { product: product.id, choice, quantity }
    const changes = await buyAndTell(surroundings, product, () => surroundings.buy(purchase))
    const added = quantityOf(changes.map(({ before, after }) => ({ quantity: after - before })))
    const cart = selectCart(shop.store.getState()) ?? EMPTY_CART
    return {
      added,
      ...(added < quantity && { asked_for: quantity, note: 'The shop has fewer in stock than asked for.' }),
      line: changes[0] && lineAnswer(changes[0].line),
      cart: shortCart(cart),
      told: 'The visitor has been shown this, with a button to undo it.',
    }
  },
}
