/** Whole carts of both versions, with everything that the platform may say of a line, and with as little as possible. */
import { expect, it } from 'vitest'
import type { Cart } from '../../../../src/platform/cart/model'
import type { CartV2 } from '../../../../src/platform/cart/v2/model'
import { toCartView } from '../../../../src/store/cart/v1/v1-cart-view'
import { toCartViewV2 } from '../../../../src/store/cart/v2/v2-cart-view'

const format = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`
const euros = (value: number) => ({ value, currency: 'EUR', formatted: format(value, 'EUR') })
const updatedDate = new Date('2026-11-20T10:00:00Z')
const catalogReference = { appId: 'stores', catalogItemId: 'p', options: { variantId: 'v' } }
const image = { url: 'https://a.example/1.jpg', width: 4, height: 3 }
const descriptionLines = [{ name: { original: 'Size' }, plainText: { original: 'M' } }]
const url = { url: 'https://shop.example/p' } as never
const shown = {
  key: 'l',
  place: 0,
  productId: 'p',
  variantId: 'v',
  name: 'Becher',
  url: 'https://shop.example/p',
  picture: { id: undefined, url: image.url, width: 4, height: 3, alt: 'Becher' },
  options: [{ name: 'Size', value: 'M', color: undefined }],
  item: catalogReference,
  quantity: 2,
  uncounted: undefined,
  available: true,
  quantityAvailable: 5,
}
const bare = {
  id: 'line 0',
  key: 'line 0',
  place: 0,
  productId: '',
  variantId: undefined,
  name: '',
  url: undefined,
  picture: undefined,
  options: [],
  item: undefined,
  quantity: 1,
  uncounted: true,
  available: true,
  quantityAvailable: undefined,
  comparePrice: undefined,
}

it('a cart of version 1 is shown with all that the platform says of it', () => {
  const line = {
    id: 'l',
    quantity: 2,
    catalogReference,
    productName: { original: 'Mug', translated: 'Becher' },
    url,
    image,
    descriptionLines,
    price: { amount: '18.00' },
    fullPrice: { amount: '20.00' },
    lineItemPrice: { amount: '36.00' },
    availability: { status: 'AVAILABLE', quantityAvailable: 5 },
  }
  const appliedDiscounts = [{ coupon: { id: 'k', code: 'TEN', name: 'Ten' } }]
  const cart = { id: 'c', currency: 'EUR', lineItems: [line], appliedDiscounts, buyerNote: 'Ring', weightUnit: 'KG', updatedDate }
  expect(toCartView(cart as never as Cart, format)).toStrictEqual({
    id: 'c',
    lines: [{ ...shown, id: 'l', price: euros(18), comparePrice: euros(20), total: euros(36), details: line }],
    count: 2,
    currency: 'EUR',
    coupon: { code: 'TEN', name: 'Ten' },
    note: 'Ring',
    discounts: appliedDiscounts,
    weightUnit: 'KG',
    updatedDate,
  })
})

it('an empty line of version 1 is shown as one piece for nothing', () => {
  expect(toCartView({ currency: 'EUR', lineItems: [{}] } as never as Cart, format)).toStrictEqual({
    id: undefined,
    lines: [{ ...bare, price: euros(0), total: euros(0), details: {} }],
    count: 1,
    currency: 'EUR',
    coupon: undefined,
    note: undefined,
    discounts: [],
    weightUnit: undefined,
    updatedDate: undefined,
  })
  const { lines } = toCartView({ currency: 'EUR', lineItems: [{ price: { amount: '2' } }] } as never as Cart, format)
  expect(lines).toMatchObject([{ price: euros(2), total: euros(2) }])
  const unread = { price: { amount: 'much' }, fullPrice: { amount: '20.00' } }
  const [line] = toCartView({ currency: 'EUR', lineItems: [unread] } as never as Cart, format).lines
  expect([line?.price.formatted, line?.comparePrice]).toEqual(['', undefined])
})

const inEuros = { businessInfo: { currencyCode: 'EUR' } }

it('a cart of version 2 is shown with all that the platform says of it', () => {
  const discount = { name: { original: 'Ten', translated: 'Zehn' }, amountOff: { amount: '3.00' }, source: { couponCode: 'TEN' } }
  const taken = { amount: '3.00', convertedAmount: '3', formattedConvertedAmount: '3.00 EUR' }
  const cart: CartV2 = {
    id: 'c',
    ...inEuros,
    customerInfo: {},
    paymentInfo: { currencyCode: 'USD', giftCards: [{ id: 'g', obfuscatedCode: '****' }] },
    deliveryInfo: { weightUnit: 'KG' },
    note: 'Ring',
    coupons: [
      { id: 'x', code: ' ' },
      { id: 'k', code: 'TEN' },
    ],
    discounts: [{ name: { original: 'Spring' }, amountOff: { amount: '3.00' } }],
    updatedDate,
    lineItems: [
      {
        id: 'l',
        name: { original: 'Mug', translated: 'Becher' },
        quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2, availableQuantity: 5, fixedQuantity: true },
        pricing: {
          unitPrice: { amount: '15.00' },
          totalPrice: { amount: '30.00' },
          breakdown: { salePrice: { amount: '18.00' }, fullPrice: { amount: '20.00' } },
        },
        source: { catalogReference },
        attributes: {
          url,
          image: image as never,
          descriptionLines: descriptionLines as never,
          itemType: { preset: 'PHYSICAL' },
          physicalProperties: { weight: 1 },
          serviceProperties: { numberOfParticipants: 2 },
          subscriptionInfo: { title: { original: 'Monthly' } } as never,
        },
        status: 'IN_STOCK',
        discounts: [discount],
        customLineItem: false,
        paymentConfig: { paymentOption: 'DEPOSIT_ONLINE' },
        modifierGroups: [{ id: 'g', name: { original: 'Wrap' }, modifiers: [{ id: 'm', label: { original: 'Paper' } }] }],
      },
    ],
  }
  const coupon = { code: 'TEN', name: 'Zehn', amount: taken }
  expect(toCartViewV2(cart, format)).toStrictEqual({
    id: 'c',
    lines: [
      {
        ...shown,
        id: 'l',
        cut: undefined,
        price: euros(18),
        comparePrice: euros(20),
        total: euros(30),
        details: {
          itemType: { preset: 'PHYSICAL' },
          physicalProperties: { weight: 1 },
          serviceProperties: { numberOfParticipants: 2 },
          subscriptionOptionInfo: { title: { original: 'Monthly' } },
          catalogReference,
          customLineItem: false,
          fixedQuantity: true,
          paymentOption: 'DEPOSIT_ONLINE',
          modifierGroups: [{ name: { original: 'Wrap' }, modifiers: [{ label: { original: 'Paper' }, price: undefined }] }],
        },
      },
    ],
    count: 2,
    currency: 'EUR',
    chargedIn: 'USD',
    coupon: { id: 'k', code: 'TEN' },
    giftCards: [{ id: 'g', code: '****' }],
    note: 'Ring',
    discounts: [
      { discountType: 'GLOBAL', discountRule: { name: { original: 'Spring' }, amount: taken } },
      { discountType: 'SPECIFIC_ITEMS', lineItemIds: ['l'], coupon },
    ],
    weightUnit: 'KG',
    updatedDate,
  })
})

it('an empty line of version 2 is shown as one piece without a price', () => {
  const none = { value: 0, currency: 'EUR', formatted: '' }
  expect(toCartViewV2({ ...inEuros, lineItems: [{}] } as never as CartV2, format)).toStrictEqual({
    id: undefined,
    lines: [
      {
        ...bare,
        cut: undefined,
        price: none,
        total: none,
        details: {
          itemType: undefined,
          physicalProperties: undefined,
          serviceProperties: undefined,
          subscriptionOptionInfo: undefined,
          catalogReference: undefined,
          customLineItem: undefined,
          fixedQuantity: undefined,
          paymentOption: undefined,
          modifierGroups: [],
        },
      },
    ],
    count: 1,
    currency: 'EUR',
    chargedIn: undefined,
    coupon: undefined,
    giftCards: [],
    note: undefined,
    discounts: [],
    weightUnit: undefined,
    updatedDate: undefined,
  })
})

it('a line of version 2 has a former price only if that is higher, and its sale price only beside discounts', () => {
  const lineOf = (pricing: object, more: object = {}) =>
    toCartViewV2({ ...inEuros, lineItems: [{ pricing, ...more }] } as never as CartV2, format).lines[0]
  const full = (amount: string) => ({
    unitPrice: { amount: '18.00' },
    breakdown: { fullPrice: { amount }, salePrice: { amount: '17.00' } },
  })
  const former = ['20.00', '18.00', '16.00'].map((amount) => lineOf(full(amount))?.comparePrice)
  expect(former).toEqual([euros(20), undefined, undefined])
  expect(lineOf({ breakdown: { fullPrice: { amount: '20.00' } } })?.comparePrice).toBeUndefined()
  expect(lineOf(full('20.00'))?.price).toEqual(euros(18))
  expect(lineOf(full('20.00'), { discounts: [{}] })?.price).toEqual(euros(17))
})
