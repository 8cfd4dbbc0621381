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

  it('a refusal of the page leads its author to the allowed domains, also where the platform has a code for it', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportError(new CartletError('PERMISSION_DENIED', 'No'))
    expect(`${error.mock.lastCall}`).toContain('among the allowed redirect domains')
  })

  it('a message that names the attribute gets no advice about other attributes', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const print = (message: string) => {
      reportError(new CartletError('INVALID_ARGUMENT', message))
      return `${error.mock.lastCall}`
    }
    expect(print('The attribute "columns" must be a whole number from 1 to 8, not "9"')).not.toMatch(/product|quantity/)
    expect(print('quantity must be a whole number from 1, not 0')).toMatch(/product takes an id/)
  })

  it.each([
    'HTTP_404',
    'HTTP_410',
    'HTTP_501',
    'UNIMPLEMENTED',
    'CART_V2_SITE_CALLING_CART_V1_API',
    'CATALOG_V3_SITE_CALLING_CATALOG_V1_API',
  ])('the author who has named a version that the shop does not have reads with %s which settings do that', (code) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportError(new CartletError(code, 'No'))
    expect(`${error.mock.lastCall}`).toMatch(/data-cart-api.*data-catalog/)
  })

  it.each(['GIFT_CARD_REDEEM_ERROR', 'COUPON_NOT_FOUND_IN_CART', 'HTTP_403'])('the author reads of %s', (code) => {
    expect(printed(code)).toBe(1)
  })
})
