/** Our conversion tables against the recorded ones: every path at which the SDK converts a date, number, image or video is converted. */
import { describe, expect, it } from 'vitest'
import { CART_CONVERSION } from '../../src/platform/cart/api'
import { ESTIMATE_CONVERSION } from '../../src/platform/cart/changes-api'
import { CART_V2_CONVERSION, SUMMARY_V2_CONVERSION } from '../../src/platform/cart/v2/calls'
import { CATEGORY_CONVERSION } from '../../src/platform/category/api'
import { CHECKOUT_CONVERSION } from '../../src/platform/checkout/conversion'
import { below, type Conversion, convert } from '../../src/platform/wire/convert'
import { tableOf } from './adapter/conversions'

/** A value of the wire for each kind that the SDK converts, and the converted value. Addresses and page URLs stay as the wire writes them. */
const KINDS: Record<string, { wire: unknown; becomes: unknown }> = {
  timestamp: { wire: '2026-01-15T12:00:00.000Z', becomes: new Date('2026-01-15T12:00:00.000Z') },
  float: { wire: 'NaN', becomes: Number.NaN },
  image: { wire: { id: 'i' }, becomes: { kind: 'image', id: 'i' } },
  videoV2: { wire: { id: 'i' }, becomes: { kind: 'video', id: 'i' } },
}

const CART = below('cart', CART_CONVERSION)
const CHECKOUT = below('checkout', CHECKOUT_CONVERSION)
const CART_V2 = below('cart', CART_V2_CONVERSION)
const OURS: Record<string, Conversion> = {
  'currentCart.getCurrentCart': CART,
  'currentCart.updateCurrentCart': CART,
  'currentCart.addToCurrentCart': CART,
  'currentCart.removeLineItemsFromCurrentCart': CART,
  'currentCart.updateCurrentCartLineItemQuantity': CART,
  'currentCart.removeCouponFromCurrentCart': CART,
  'currentCart.estimateCurrentCartTotals': [...CART, ...ESTIMATE_CONVERSION],
  'currentCartV2.getCurrentCart': CART_V2,
  'currentCartV2.addLineItemsToCurrentCart': CART_V2,
  'currentCartV2.estimateCurrentCart': [...CART_V2, ...below('summary', SUMMARY_V2_CONVERSION)],
  'cartV2.getCart': CART_V2,
  'cartV2.calculateCart': [...CART_V2, ...below('summary', SUMMARY_V2_CONVERSION)],
  'checkout.getCheckout': CHECKOUT,
  'checkout.createCheckout': CHECKOUT,
  'checkout.updateCheckout': CHECKOUT,
  'checkout.getCheckoutByCartId': CHECKOUT,
  'categories.getCategory': below('category', CATEGORY_CONVERSION),
  'categories.getCategoryBySlug': below('category', CATEGORY_CONVERSION),
  'categories.queryCategories': below('categories', CATEGORY_CONVERSION),
  'categories.bulkUpdateCategories': below('results.category', CATEGORY_CONVERSION),
}

/** An object with `value` at the dotted `path`; `valueAt` reads it back. */
const at = (path: string, value: unknown): unknown => path.split('.').reduceRight((inner, key) => ({ [key]: inner }), value)
const valueAt = (path: string, tree: unknown): unknown =>
  path.split('.').reduce((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree)

describe.each(Object.entries(OURS))('%s', (fn, table) => {
  const { response } = tableOf(fn)
  const recorded = Object.entries({ ...response?.http, ...response?.sdk }).flatMap(([kind, paths]) =>
    kind in KINDS ? paths.map((path) => [kind, path] as const) : [],
  )

  it('more than five conversions are recorded for the function', () => {
    expect(recorded.length).toBeGreaterThan(5)
  })

  it.each(recorded)('converts the %s at %s', (kind, path) => {
    const { wire, becomes } = KINDS[kind] as { wire: unknown; becomes: unknown }
    expect(valueAt(path, convert(at(path, wire), table))).toEqual(becomes)
  })
})
