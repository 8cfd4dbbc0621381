import { expect, it } from 'vitest'
import { selectButtonState } from '../../../../../src/store/button/button-state'
import { watchOrderAhead } from '../../../../../src/store/catalog/choose/order-ahead'
import { aFakeShop, json, settled } from '../../../../support/fakes/fake-shop'
import { aWireProduct } from '../../../../support/fixtures/wire-bodies'

const STOCK = '/stores-reader/v2/inventoryItems/query'
const variant = (id: string, inStock: boolean) => ({ id, choices: { Size: id }, stock: { inStock } })
const tee = aWireProduct({
  id: 'tee-id',
  slug: 'linen-tee',
  manageVariants: true,
  stock: { inStock: true, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' },
  variants: [variant('S', true), variant('M', false), variant('L', false)],
})

/** A page whose elements name these variants. */
async function aPage(...named: string[]) {
  const fake = aFakeShop({ products: [tee] })
  fake.answer(STOCK, () =>
    json({
      inventoryItems: [
        {
          productId: 'tee-id',
          preorderInfo: { enabled: true, message: 'In May', limit: 3 },
          variants: [
            { variantId: 'S', inStock: true },
            { variantId: 'M', inStock: false, availableForPreorder: true },
            { variantId: 'L', inStock: false, availableForPreorder: false },
          ],
        },
      ],
    }),
  )
  const stop = watchOrderAhead(fake.shop, () => named)
  await fake.settle(fake.shop.loadProduct('linen-tee'))
  await settled()
  const says = (id: string) => selectButtonState(fake.state(), fake.state().products['linen-tee'], id)
  return { ...fake, says, stop }
}

it('a button for a sold-out size that can be ordered ahead takes the order, for one question to the stock', async () => {
  const { says, calls, state } = await aPage('M')
  expect(['S', 'M', 'L'].map(says)).toEqual(['ready', 'pre-order', 'sold-out'])
  expect(calls(STOCK)).toHaveLength(1)
  const entry = state().products['linen-tee']
  expect(entry?.status === 'ready' && entry.product.variants.map(({ preorder }) => preorder)).toEqual([
    undefined,
    { message: 'In May', limit: 3 },
    undefined,
  ])
})

it('a button for a size that nobody can order ahead asks once, and stays sold out', async () => {
  const { says, calls, shop } = await aPage('L')
  expect(says('L')).toBe('sold-out')
  shop.store.setState({ rememberedCount: 1 })
  await settled()
  expect(calls(STOCK)).toHaveLength(1)
})

it('a page without such a button asks nothing', async () => {
  const { calls } = await aPage('S')
  expect(calls(STOCK)).toEqual([])
})

it('a shop that keeps its stock to itself sells out', async () => {
  const fake = aFakeShop({ products: [tee] })
  fake.answer(STOCK, () => json({ message: 'no' }, { status: 403 }))
  watchOrderAhead(fake.shop, () => ['M'])
  await fake.settle(fake.shop.loadProduct('linen-tee'))
  await settled()
  expect(selectButtonState(fake.state(), fake.state().products['linen-tee'], 'M')).toBe('sold-out')
})
