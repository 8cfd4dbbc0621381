/** The cart of `cartlet/react` in both versions of the platform's cart: the component, and the hook for those who draw it themselves. */
import type { Page } from '@playwright/test'
import type { CartName } from '../../../src/store/cart/cart-port'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { stageReact, unexpected } from '../../support/pages/react-stage'
import { sampled } from '../../support/sample'

const APP = `
import { useState } from 'react'
import { Cart, CartletProvider, useCart, useCheckout } from 'cartlet/react'
function Own() {
  const { status, cart, count, isBusy, add, update, remove, applyCoupon, removeCoupon, setNote, estimate, clear } = useCart()
  const { checkout } = useCheckout()
  const [said, setSaid] = useState('')
  const act = (work) => () => work().then((result) => setSaid(result?.total?.formatted ?? 'done'), ({ code }) => setSaid(code))
  const [line] = cart?.lines ?? []
  return <section aria-label="My own" data-status={status} aria-busy={isBusy}>
    <p className="count">{count} pieces</p>
    <ul>{cart?.lines.map(({ id, name, quantity, total }) => <li key={id}>{quantity} {name} {total.formatted}</li>)}</ul>
    <p className="terms">{cart?.coupon?.code ?? 'no code'}, {cart?.note ?? 'no note'}, {cart?.giftCards?.[0]?.code ?? 'no card'}</p>
    <p className="said">{said}</p>
    <button onClick={act(() => add({ product: 'blue-mug' }))}>Add</button>
    <button onClick={act(() => update(line.id, { quantity: 3 }))}>Three</button>
    <button onClick={act(() => applyCoupon('WELCOME10'))}>Code</button>
    <button onClick={act(() => applyCoupon('NOBODY'))}>Wrong code</button>
    <button onClick={act(() => removeCoupon())}>No code</button>
    <button onClick={act(() => setNote('Ring twice'))}>Note</button>
    <button onClick={act(() => estimate({ address: { country: 'IE', postalCode: 'D01 AB12' } }))}>Estimate</button>
    <button onClick={act(() => remove(line.id))}>Remove</button>
    <button onClick={act(() => clear())}>Clear</button>
    <button onClick={act(() => checkout())}>Pay</button>
  </section>
}
export const App = () => <CartletProvider {...globalThis.settings}><Own /><Cart /></CartletProvider>`

const CELLS = [18, 19].flatMap((react) => (['v1', 'v2'] as const).map((cartApi) => ({ react: react as 18 | 19, cartApi })))

const own = (page: Page) => page.getByRole('region', { name: 'My own' })
const drawn = (page: Page) => page.getByRole('region', { name: /^Your cart/ })

async function press(page: Page, name: string, said = 'done'): Promise<void> {
  await own(page).getByRole('button', { name, exact: true }).click()
  await expect(own(page).locator('.said')).toHaveText(said)
}

async function payByGiftCard(page: Page, shop: Shop): Promise<void> {
  const cart = drawn(page)
  await cart.getByText('Add a gift card').click()
  const enter = async (code: string) => {
    await cart.getByLabel('Gift card code').fill(code)
    await cart.getByRole('button', { name: 'Apply' }).last().click()
  }
  shop.expectCode('INVALID_GIFT_CARD_STATUS')
  await enter('EMPTY-GIFT')
  await expect(cart.getByRole('alert')).toHaveText('This gift card has no balance left.')
  await enter('FERN-10-GIFT')
  await expect(cart.getByRole('button', { name: 'Remove gift card ****-GIFT' })).toBeVisible()
  await expect(own(page).locator('.terms')).toContainText('****-GIFT')
  await cart.getByRole('button', { name: 'Remove gift card ****-GIFT' }).click()
  await expect(own(page).locator('.terms')).toContainText('no card')
  await cart.getByRole('button', { name: 'Undo: use the gift card again' }).click()
  await expect(own(page).locator('.terms')).toContainText('****-GIFT')
}

for (const { react, cartApi } of sampled(CELLS, 'carts of React'))
  test(`the cart and useCart() of React ${react} change, estimate and sell the same cart in version ${cartApi.slice(1)} of it`, async ({
    page,
    shop,
  }) => {
    shop.platform.setCart({ versions: cartApi satisfies CartName })
    const lines = await stageReact(page, shop, APP, react, { cartApi })
    await press(page, 'Add')
    await expect(own(page).getByRole('listitem')).toHaveText(['1 Blue Mug €18.00'])
    await press(page, 'Three')
    await expect(own(page).getByRole('listitem')).toHaveText(['3 Blue Mug €54.00'])
    await expect(own(page).locator('.count')).toHaveText('3 pieces')
    await expect(drawn(page).getByRole('spinbutton', { name: 'Quantity of Blue Mug' })).toHaveValue('3')
    await drawn(page).getByRole('button', { name: 'Decrease quantity for Blue Mug' }).click()
    await expect(own(page).getByRole('listitem')).toHaveText(['2 Blue Mug €36.00'])

    await press(page, 'Code')
    await expect(own(page).locator('.terms')).toContainText('WELCOME10')
    const refusal = cartApi === 'v2' ? 'INVALID_COUPON_CODE' : 'ERROR_COUPON_DOES_NOT_EXIST'
    shop.expectCode(refusal)
    // Version 2 takes no second code: the first is removed, and comes back.
    if (cartApi === 'v2') shop.expectCode('MAX_COUPONS_PER_CART_EXCEEDED')
    await press(page, 'Wrong code', refusal)
    await expect(own(page).locator('.terms')).toContainText('WELCOME10')
    await press(page, 'No code')
    await press(page, 'Note')
    await expect(own(page).locator('.terms')).toHaveText('no code, Ring twice, no card')

    await own(page).getByRole('button', { name: 'Estimate' }).click()
    await expect(own(page).locator('.said')).toContainText('€')
    if (cartApi === 'v2') await payByGiftCard(page, shop)
    else await expect(drawn(page).getByText('Add a gift card')).toHaveCount(0)

    await press(page, 'Remove')
    await expect(own(page).locator('.count')).toHaveText('0 pieces')
    await expect(drawn(page).getByText('Your cart is empty')).toBeVisible()
    await press(page, 'Add')
    await press(page, 'Clear')
    await expect(own(page).getByRole('listitem')).toHaveCount(0)
    await press(page, 'Add')
    await expect(own(page)).toHaveAttribute('aria-busy', 'false')
    expect(unexpected(lines)).toEqual([])
    await own(page).getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
    const others = shop.cartCalls().filter((call) => !call.includes(`/ecom/${cartApi}/`))
    expect(others, 'calls of the other version').toEqual([])
  })

test('a page with the React cart loses nothing when version 1 of the cart ends: change, code, note, estimate, undo and checkout go on', async ({
  page,
  shop,
}) => {
  const lines = await stageReact(page, shop, APP, 19)
  await press(page, 'Add')
  await press(page, 'Code')
  await press(page, 'Note')
  await expect(own(page).locator('.terms')).toContainText('WELCOME10, Ring twice')
  shop.platform.setCart({ versions: 'v2', goneAs: 'page' })
  await own(page).getByRole('button', { name: 'Estimate' }).click()
  await expect(own(page).locator('.said')).toContainText('€')
  await expect(own(page).locator('.terms')).toContainText('WELCOME10, Ring twice')
  await press(page, 'Three')
  await expect(own(page).locator('.count')).toHaveText('3 pieces')
  await press(page, 'No code')
  await expect(own(page).locator('.terms')).toContainText('no code, Ring twice')
  await drawn(page).getByRole('button', { name: 'Remove Blue Mug' }).click()
  await drawn(page).getByRole('button', { name: 'Undo' }).click()
  await expect(own(page).locator('.count')).toHaveText('3 pieces')
  await expect(drawn(page).getByText('Add a gift card')).toBeVisible()
  await expect(own(page)).toHaveAttribute('aria-busy', 'false')
  expect(unexpected(lines)).toEqual([])
  const refused = shop.cartCalls().filter((call) => call.includes('/ecom/v1/')).length
  await own(page).getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  // Nothing is asked of version 1 once it has said that it is no more.
  expect(shop.cartCalls().filter((call) => call.includes('/ecom/v1/'))).toHaveLength(refused)
})
