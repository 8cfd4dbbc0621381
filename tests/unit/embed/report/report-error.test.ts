import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportError } from '../../../../src/embed/report/report-error.chunk'
import { CartletError } from '../../../../src/platform/http/errors'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('an error of the shop', () => {
  const printed = (code: string) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportError(new CartletError(code, 'No'))
    return error.mock.calls.length
  }

  it.each([
    'ERROR_COUPON_EXPIRED',
    'INVALID_COUPON_CODE',
    'INVALID_COUPON_STATUS',
    'COUPON_ALREADY_EXISTS',
    'INVALID_GIFT_CARD_CODE',
    'INVALID_GIFT_CARD_STATUS',
    'GIFT_CARD_LOCKED',
    'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
  ])('a typed code that is refused with %s is told to the visitor alone', (code) => {
    expect(printed(code)).toBe(0)
  })

  it.each(['GIFT_CARD_REDEEM_ERROR', 'COUPON_NOT_FOUND_IN_CART', 'HTTP_403'])('the author reads of %s', (code) => {
    expect(printed(code)).toBe(1)
  })
})
