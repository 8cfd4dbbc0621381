/** `get_product`: one product with everything that can be chosen. */
import { productAnswer } from '../answers'
import type { Tool } from '../tool'

export const PRODUCT_FIELD = {
  type: 'string',
  description: 'slug of the product, from search_catalog, or its id',
  minLength: 1,
  maxLength: 200,
} as const

export const getProduct: Tool = {
  name: 'get_product',
  description:
    'Returns price, stock, description and every choice of one product. Call it before adding a product that has options.',
  readOnly: true,
  input: {
    type: 'object',
    properties: { id: PRODUCT_FIELD },
    required: ['id'],
    additionalProperties: false,
  },
  async run({ id: reference }, { shop, describe }) {
    const product = await shop.loadProduct((reference as string).trim())
    return productAnswer(product, await describe(product.id).catch(() => ''))
  },
}
