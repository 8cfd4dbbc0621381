import { expect, it } from 'vitest'
import { selectButtonState } from '../../../../../src/store/button/button-state'
import { watchOrderAhead } from '../../../../../src/store/visit/order-ahead'
import { aFakeShop, json, settled } from '../../../../support/fakes/fake-shop'
import { aTee, aVariant } from '../../../../support/fixtures/views'
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

const openStock = () =>
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
  })

/** A page with elements that name these variants. */
async function aPage(...named: string[]) {
  const fake = aFakeShop({ products: [tee] })
  fake.answer(STOCK, openStock)
  const stop = watchOrderAhead(fake.shop, () => named)
  await fake.settle(fake.shop.loadProduct('linen-tee'))
  await settled()
  const says = (id: string) => selectButtonState(fake.state(), fake.state().products['linen-tee'], id)
  return { ...fake, says, stop }
}

it('a button for a sold-out variant becomes a pre-order button after one stock request', async () => {
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

it('a button for a variant without pre-order stays sold out and causes one stock request', async () => {
  const { says, calls, shop } = await aPage('L')
  expect(says('L')).toBe('sold-out')
  shop.store.setState({ rememberedCount: 1 })
  await settled()
  expect(calls(STOCK)).toHaveLength(1)
})

it('a button becomes a pre-order button beside products that the shop does not have', async () => {
  const fake = aFakeShop({ products: [tee] })
  fake.answer(STOCK, openStock)
  watchOrderAhead(fake.shop, () => ['M'])
  await fake.settle(Promise.allSettled(['no-such', 'linen-tee'].map((slug) => fake.shop.loadProduct(slug))))
  await settled()
  expect(fake.state().products['no-such']).toEqual({ status: 'missing' })
  expect(selectButtonState(fake.state(), fake.state().products['linen-tee'], 'M')).toBe('pre-order')
})

it('the stock is asked for once the platform has confirmed a product of the last visit', async () => {
  const first = await aPage()
  const fake = aFakeShop({ products: [tee], storage: first.storage })
  fake.answer(STOCK, openStock)
  watchOrderAhead(fake.shop, () => ['M'])
  await settled()
  expect(fake.state().products['linen-tee']).toMatchObject({ status: 'ready', stale: true })
  expect(fake.calls(STOCK)).toEqual([])
  await fake.settle(fake.shop.loadProduct('linen-tee'))
  await settled()
  expect(fake.calls(STOCK)).toHaveLength(1)
})

it('a page that is left, and a shop of version 3, ask for no stock', async () => {
  const fake = aFakeShop({ products: [tee] })
  watchOrderAhead(fake.shop, () => ['M'])()
  await fake.settle(fake.shop.loadProduct('linen-tee'))
  await settled()
  expect(fake.calls(STOCK)).toEqual([])
  const other = aFakeShop({ catalog: 'v3' })
  const product = aTee({ variants: [aVariant('M', { inStock: false })] })
  other.shop.store.setState({ products: { 'linen-tee': { status: 'ready', product } } })
  watchOrderAhead(other.shop, () => ['M'])
  await settled()
  expect(other.calls()).toEqual([])
})

it('a page without a button for a sold-out variant sends no stock request', async () => {
  const { calls } = await aPage('S')
  expect(calls(STOCK)).toEqual([])
})

it('a button for a sold-out variant stays sold out when the stock cannot be read', async () => {
  const fake = aFakeShop({ products: [tee] })
  fake.answer(STOCK, () => json({ message: 'no' }, { status: 403 }))
  watchOrderAhead(fake.shop, () => ['M'])
  await fake.settle(fake.shop.loadProduct('linen-tee'))
  await settled()
  expect(selectButtonState(fake.state(), fake.state().products['linen-tee'], 'M')).toBe('sold-out')
})
