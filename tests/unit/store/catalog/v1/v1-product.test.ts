import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../../../src/i18n/format'
import type { ProductV1 } from '../../../../../src/platform/catalog/v1/v1-model'
import { toProductViewV1 } from '../../../../../src/store/catalog/v1/v1-product'
import { aWireProduct } from '../../../../support/fixtures/wire-bodies'

/** As a page in English writes money. */
const format = (value: number, currency: string) => formatMoney(value, currency, 'en')
const view = (more: object = {}) => toProductViewV1({ ...aWireProduct(), ...more } as ProductV1, format)
const prices = (currency: string, price: number, discountedPrice: number) => ({ currency, price, discountedPrice })

describe('toProductViewV1', () => {
  it('maps id, slug, name and stock of a product without options', () => {
    expect(view()).toMatchObject({ id: 'mug-id', slug: 'blue-mug', name: 'Blue Mug', inStock: true, options: [], variants: [] })
  })

  it('uses the platform’s formatted price, or formats the price when there is none', () => {
    expect(view().price).toEqual({ value: 18, currency: 'EUR', formatted: '€18.00' })
    expect(view({ priceData: prices('EUR', 18, 18) }).price.formatted).toBe('€18.00')
  })

  it('finds the second image of a product, and sets null when there is none', () => {
    const [first, second] = ['a', 'b'].map((id) => ({ id, title: id, image: { url: `https://p.example/${id}.jpg` } }))
    expect(view({ media: { mainMedia: first, items: [first, second] } }).secondPicture).toMatchObject({ id: 'b', alt: 'b' })
    expect(view({ media: { mainMedia: second, items: [first, second] } }).secondPicture).toMatchObject({ id: 'a' })
    expect(view({ media: { mainMedia: first, items: [first] } }).secondPicture).toBeNull()
  })

  it('prefers converted prices when the platform sent them', () => {
    expect(view({ convertedPriceData: prices('USD', 21, 21) }).price).toMatchObject({ value: 21, currency: 'USD' })
  })

  it('shows the price before a discount as the compare price', () => {
    const { price, comparePrice } = view({ priceData: prices('EUR', 16, 12) })
    expect([price.value, comparePrice?.value]).toEqual([12, 16])
  })

  it('shows no compare price without a discount', () => {
    expect(view({ priceData: prices('EUR', 16, 16) }).comparePrice).toBeUndefined()
    expect(view({ priceData: { currency: 'EUR', price: 16 } }).price.value).toBe(16)
  })

  const perUnit = (pricePerUnit?: number | null) => ({
    ...prices('EUR', 18, 18),
    pricePerUnit,
    formatted: { pricePerUnit: '€7.20' },
  })
  const unitPrice = { value: 7.2, currency: 'EUR', formatted: '€7.20' }
  const weight = { baseQuantity: 100, baseMeasurementUnit: 'G' }
  it.each<[string, object, unknown]>([
    ['with its unit', { priceData: perUnit(7.2), pricePerUnitData: weight }, { quantity: 100, unit: 'G' }],
    [
      'of a unit that is not known',
      { priceData: perUnit(7.2), pricePerUnitData: { ...weight, baseMeasurementUnit: ' ' } },
      undefined,
    ],
    ['of a quantity that is not known', { priceData: perUnit(7.2), pricePerUnitData: { ...weight, baseQuantity: 0 } }, undefined],
    ['that stands beside the converted prices', { convertedPriceData: prices('EUR', 18, 18), price: perUnit(7.2) }, undefined],
  ])('shows a price per unit %s', (_, product, per) => expect(view(product).unitPrice).toEqual({ price: unitPrice, per }))

  it.each([0, null, undefined])('a price per unit of %s is none', (value) =>
    expect(view({ priceData: perUnit(value), pricePerUnitData: weight }).unitPrice).toBeUndefined())

  it.each([
    ['JPY', 1200],
    ['KWD', 1.25],
  ])('a price in %s keeps its decimals', (currency, value) => {
    expect(view({ priceData: prices(currency, value, value) }).price).toEqual({
      value,
      currency,
      formatted: format(value, currency),
    })
  })

  it.each([
    ['IN_STOCK', true, true],
    ['PARTIALLY_OUT_OF_STOCK', true, true],
    ['SOMETHING_NEW', true, true],
    ['OUT_OF_STOCK', true, false],
    ['IN_STOCK', false, false],
    [undefined, undefined, true],
  ])('a product with the stock status %s (inStock: %s) counts as in stock: %s', (inventoryStatus, inStock, expected) => {
    expect(view({ stock: { inventoryStatus, inStock } }).inStock).toBe(expected)
  })

  it('shows the available quantity only when the shop tracks it without variants', () => {
    const stock = { trackInventory: true, quantity: 3, inStock: true }
    expect(view({ stock }).quantityAvailable).toBe(3)
    expect(view({ stock: { ...stock, trackInventory: false } }).quantityAvailable).toBeUndefined()
    expect(view({ stock, manageVariants: true }).quantityAvailable).toBeUndefined()
  })

  it.each([
    [{ base: 'https://shop.example/', path: '/product-page/blue-mug' }, 'https://shop.example/product-page/blue-mug'],
    [{ base: 'https://shop.example', path: '/product-page/blue-mug' }, 'https://shop.example/product-page/blue-mug'],
    [{ path: '/product-page/blue-mug' }, undefined],
    [undefined, undefined],
  ])('a product page URL of %j is mapped to %s', (productPageUrl, url) => expect(view({ productPageUrl }).url).toBe(url))

  it('maps custom text fields to text modifiers', () => {
    const customTextFields = [{ title: 'Engraving', maxLength: 24, mandatory: true }, {}]
    expect(view({ customTextFields }).modifiers).toEqual([
      { kind: 'text', key: 'Engraving', title: 'Engraving', maxLength: 24, required: true },
      { kind: 'text', key: '', title: '', maxLength: undefined, required: false },
    ])
  })
})

describe('the choices of a product', () => {
  it('maps a colour choice to its name and colour code', () => {
    const productOptions = [{ optionType: 'color', name: 'Colour', choices: [{ value: '#8a9a7b', description: 'Sage' }] }]
    expect(view({ productOptions }).options).toEqual([
      { name: 'Colour', kind: 'color', choices: [{ value: 'Sage', label: 'Sage', color: '#8a9a7b', inStock: true }] },
    ])
  })

  it.each(['drop_down', 'SOMETHING_NEW', undefined])('an option of the type %s is mapped to text choices', (optionType) => {
    const productOptions = [{ optionType, name: 'Size', choices: [{ value: 'M', description: 'M' }] }]
    expect(view({ productOptions }).options[0]).toMatchObject({ kind: 'text', choices: [{ value: 'M', color: undefined }] })
  })

  it('leaves out choices that the shop hides', () => {
    const productOptions = [
      { name: 'Size', choices: [{ value: 'S', visible: false }, { value: 'M' }, { value: 'L', inStock: false }] },
    ]
    expect(view({ productOptions }).options[0]?.choices).toMatchObject([
      { value: 'M', inStock: true },
      { value: 'L', inStock: false },
    ])
  })
})

describe('the variants of a product', () => {
  const variants = [
    {
      id: 'a',
      choices: { Size: 'S' },
      variant: { priceData: prices('EUR', 20, 15) },
      stock: { trackQuantity: true, quantity: 2 },
    },
    { id: 'b', variant: { visible: false } },
    { id: 'c', stock: { inStock: false } },
  ]

  it('maps the price and stock of each variant and leaves out hidden ones', () => {
    expect(view({ manageVariants: true, variants }).variants).toMatchObject([
      {
        id: 'a',
        choices: { Size: 'S' },
        price: { value: 15 },
        comparePrice: { value: 20 },
        discountPercent: 25,
        inStock: true,
        quantityAvailable: 2,
      },
      { id: 'c', choices: {}, inStock: false, quantityAvailable: undefined },
    ])
  })

  it('maps no variants when the shop does not manage them', () =>
    expect(view({ manageVariants: false, variants }).variants).toEqual([]))

  it('a tracked variant without a quantity has 0 available', () => {
    const counted = [{ id: 'a', stock: { trackQuantity: true, quantity: null } }]
    expect(view({ manageVariants: true, variants: counted }).variants[0]?.quantityAvailable).toBe(0)
  })
})

describe('an incomplete product', () => {
  const FIELDS = [
    'name',
    'slug',
    'stock',
    'priceData',
    'convertedPriceData',
    'media',
    'productOptions',
    'variants',
    'customTextFields',
  ]

  it.each([...FIELDS, 'productPageUrl', 'price'])('an incomplete product without %s is mapped', (field) => {
    for (const nothing of [undefined, null]) expect(view({ manageVariants: true, [field]: nothing }).id).toBe('mug-id')
  })

  it.each([
    { productOptions: [null] },
    { productOptions: [{ choices: [null] }] },
    { manageVariants: true, variants: [null] },
    { customTextFields: [null] },
    { priceData: {} },
    { priceData: { price: null, discountedPrice: null, currency: null, formatted: null } },
    { media: { mainMedia: null } },
    { media: { mainMedia: { image: null, thumbnail: null } } },
    { productOptions: [{ choices: null }] },
    { productOptions: [{ name: null, choices: [{}] }] },
    { manageVariants: true, variants: [{ id: 'a', choices: null, variant: null, stock: null }] },
    { customTextFields: [{ title: null, maxLength: null, mandatory: null }] },
    { stock: { trackInventory: true, quantity: null } },
    { productPageUrl: { base: null, path: null } },
  ])('an incomplete product with %j is mapped', (more) => {
    expect(view(more).id).toBe('mug-id')
  })
})
