/** Our tables against the recorded ones: every place the SDK converts, we convert. */
import { describe, expect, it } from 'vitest'
import { CART_CONVERSION, ESTIMATE_CONVERSION } from '../../src/platform/cart/api'
import { below, type Conversion, type Converter } from '../../src/platform/wire/convert'
import { toImage, toVideo } from '../../src/platform/wire/media'
import { toDate, toNumber } from '../../src/platform/wire/scalars'
import { tableOf } from './adapter/conversions'

/** The converter that answers for a recorded kind. Addresses and page URLs stay as the wire writes them. */
const CONVERTER_OF: Record<string, Converter> = { timestamp: toDate, float: toNumber, image: toImage, videoV2: toVideo }

const CART = below('cart', CART_CONVERSION)
const OURS: Record<string, Conversion> = {
  'currentCart.getCurrentCart': CART,
  'currentCart.updateCurrentCart': CART,
  'currentCart.addToCurrentCart': CART,
  'currentCart.removeLineItemsFromCurrentCart': CART,
  'currentCart.updateCurrentCartLineItemQuantity': CART,
  'currentCart.removeCouponFromCurrentCart': CART,
  'currentCart.estimateCurrentCartTotals': [...CART, ...ESTIMATE_CONVERSION],
}

const covers = (table: Conversion, converter: Converter, path: string): boolean =>
  table.some(([own, ...paths]) => own === converter && paths.some((pattern) => isAt(pattern, path)))

const isAt = (pattern: string, path: string): boolean => {
  const steps = path.split('.')
  const wanted = pattern.split('.')
  return wanted.length === steps.length && wanted.every((step, i) => step === '*' || step === steps[i])
}

describe.each(Object.entries(OURS))('%s', (fn, table) => {
  const { response } = tableOf(fn)
  const recorded = Object.entries({ ...response?.http, ...response?.sdk }).flatMap(([kind, paths]) => {
    const converter = CONVERTER_OF[kind]
    return converter ? paths.map((path) => [kind, path, converter] as const) : []
  })

  it('has something recorded', () => {
    expect(recorded.length).toBeGreaterThan(5)
  })

  it.each(recorded)('converts the %s at %s', (_, path, converter) => {
    expect(covers(table, converter, path)).toBe(true)
  })
})
