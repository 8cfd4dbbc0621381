/** The items of the visitor's cart are in the member's cart after the login. */
import { expect, it } from 'vitest'
import { type CartAnswer, pay, send } from '../support/support'
import { page, platform, startAnewForEachTest } from './support/member-platform'
import { createMemberShopper } from './support/members'

startAnewForEachTest()

const CART = '/ecom/v1/carts/current'
const cartOf = (token: string) => send<CartAnswer>(platform.url + CART, 'GET', undefined, token)
const linesOf = async (token: string) =>
  (await cartOf(token)).body.cart.lineItems.map((line) => [line.catalogReference.catalogItemId, line.quantity])

it('the visitor’s cart becomes the member’s, including the coupon, and the visitor’s is gone', async () => {
  await page.add('blue-mug', 2)
  await page.patch({ couponCode: 'WELCOME10' })
  const before = (await page.cart()).body.cart
  const { access_token } = await page.memberTokens((await page.register('cart@members.example')).body.sessionToken)
  const after = (await cartOf(access_token)).body.cart
  expect(after.id).toBe(before.id)
  expect([Object.keys(before.buyerInfo), Object.keys(after.buyerInfo)]).toEqual([['visitorId'], ['memberId']])
  expect(after.lineItems).toEqual(before.lineItems)
  expect(after.appliedDiscounts[0]?.coupon.code).toBe('WELCOME10')
  expect((await page.cart()).status).toBe(404)
})

it('merges the visitor’s cart into the member’s without exceeding the stock', async () => {
  const { sessionToken } = (await page.register('two@members.example')).body
  await page.add('blue-mug', 2)
  await page.add('low-stock-vase', 2)
  const { access_token } = await page.memberTokens(sessionToken)
  const elsewhere = await createMemberShopper(platform)
  await elsewhere.add('blue-mug', 1)
  await elsewhere.add('low-stock-vase', 3)
  await elsewhere.add('canvas-tote', 1)
  await elsewhere.memberTokens((await elsewhere.login('two@members.example')).body.sessionToken)
  expect(await linesOf(access_token)).toEqual([
    [platform.productId('blue-mug'), 3],
    [platform.productId('low-stock-vase'), 3],
    [platform.productId('canvas-tote'), 1],
  ])
  expect((await elsewhere.cart()).status).toBe(404)
})

it('a checkout created before the login can be paid after it', async () => {
  await page.add('blue-mug')
  const url = await page.checkout()
  const { access_token } = await page.memberTokens((await page.register('pay@members.example')).body.sessionToken)
  expect((await pay(url)).status).toBe(303)
  expect(platform.orders()).toHaveLength(1)
  expect((await cartOf(access_token)).status).toBe(404)
})

it('the login of one visitor leaves the cart of another alone', async () => {
  const other = await createMemberShopper(platform)
  await page.add('blue-mug')
  await other.add('canvas-tote')
  await page.memberTokens((await page.register('mine@members.example')).body.sessionToken)
  expect((await other.cart()).body.cart.lineItems).toHaveLength(1)
})
