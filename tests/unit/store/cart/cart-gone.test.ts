import { expect, it } from 'vitest'
import { isGone } from '../../../../src/store/cart/cart-gone'

it.each([
  'HTTP_404',
  'UNIMPLEMENTED',
  'CALLING_CART_V1_API',
  'CART_V1_SITE_CALLING_CART_V2_API',
  'CART_V1_GONE',
  'API_REMOVED',
  'METHOD_NOT_FOUND',
  'ENDPOINT_DEPRECATED',
  'ROUTE_V1_NOT_FOUND',
])('the calls of a version that are refused with %s are no more, if they were delivered', (code) => {
  expect([isGone({ code }), isGone({ code, delivered: 'no' })]).toEqual([true, false])
})

it.each([
  'HTTP_4040',
  'NO_HTTP_404',
  'UNIMPLEMENTED_YET',
  'SITE_CALLING_CART_VX_API',
  'CART_VX_GONE',
  'CART_NOT_FOUND',
  'OWNED_CART_NOT_FOUND',
  'LINE_ITEM_NOT_FOUND_IN_CART',
  'METHOD_FOUND',
  'API_GONE_FOR_NOW',
  undefined,
])('a refusal with %s says nothing about the calls of a version', (code) => expect(isGone({ code, status: 404 })).toBe(false))

it.each([410, 501])('the status %i says that a call is no more, whatever its code', (status) => {
  expect(isGone({ code: 'ANY', status })).toBe(true)
})
