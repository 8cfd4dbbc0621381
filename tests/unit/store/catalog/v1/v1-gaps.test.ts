/** Products of version 1 that say as little as possible, or the same in another form. */
import { describe, expect, it } from 'vitest'
import { toDetailsV1 } from '../../../../../src/store/catalog/v1/v1-details'
import { type StockedProduct, toPictureV1, toProductViewV1 } from '../../../../../src/store/catalog/v1/v1-product'

const format = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`
const viewOf = (product: object) => toProductViewV1(product as StockedProduct, format)
const nothing = { value: 0, currency: '', formatted: '0.00 ' }

describe('toProductViewV1', () => {
  it('an empty product can be bought for nothing', () => {
    expect(viewOf({})).toStrictEqual({
      id: '',
      slug: '',
      name: '',
      kind: 'physical',
      url: undefined,
      picture: undefined,
      secondPicture: null,
      price: nothing,
      priceRange: undefined,
      unitPrice: undefined,
      ribbon: undefined,
      brand: undefined,
      inStock: true,
      preorder: undefined,
      quantityAvailable: undefined,
      options: [],
      variants: [],
      modifiers: [],
      subscriptions: [],
      oneTimePurchase: true,
      categoryIds: [],
    })
  })

  it('an empty variant can be bought for nothing', () => {
    expect(viewOf({ manageVariants: true, variants: [{ id: 'v' }] }).variants).toStrictEqual([
      {
        id: 'v',
        choices: {},
        price: nothing,
        unitPrice: undefined,
        inStock: true,
        preorder: undefined,
        quantityAvailable: undefined,
        sku: undefined,
      },
    ])
  })

  it.each([
    [{ productType: 'digital' }, { kind: 'digital' }],
    [{ productType: 'physical' }, { kind: 'physical' }],
    [{ ribbon: 'New', ribbons: [{ text: 'Old' }] }, { ribbon: 'New' }],
    [{ ribbon: '', ribbons: [{ text: 'Old' }] }, { ribbon: 'Old' }],
    [{ brand: ' Fern ' }, { brand: 'Fern' }],
    [{ collectionIds: ['a', '', 7, 'b'] }, { categoryIds: ['a', 'b'] }],
    [{ price: { price: 3, currency: 'EUR' } }, { price: { value: 3 } }],
    [{ priceData: { price: 4 }, price: { price: 3 } }, { price: { value: 4 } }],
    [{ stock: { trackInventory: true } }, { quantityAvailable: 0 }],
    [{ stock: { trackInventory: 'yes', quantity: 3 } }, { quantityAvailable: undefined }],
    [{ productPageUrl: { base: 'https://a.example//', path: '/p' } }, { url: 'https://a.example//p' }],
    [{ productPageUrl: { base: 'ftp://a.example', path: '/p' } }, { url: undefined }],
    [{ productPageUrl: { base: 'https://a.example' } }, { url: undefined }],
  ])('of the product %j this is shown: %j', (product, shown) => expect(viewOf(product)).toMatchObject(shown))

  it('the second picture is the first medium where none is the main one, and prices are a range where they differ', () => {
    const items = ['a', 'b'].map((id) => ({ id, image: { url: `https://a.example/${id}.jpg` } }))
    expect(viewOf({ media: { items } }).secondPicture).toMatchObject({ id: 'a' })
    const variants = [3, 5].map((price) => ({ id: `${price}`, variant: { priceData: { price } } }))
    expect(viewOf({ manageVariants: true, variants }).priceRange).toMatchObject({ min: { value: 3 }, max: { value: 5 } })
  })

  it('a choice is called by its description, and knows its media', () => {
    const choices = [
      { value: '#fff', description: 'White', media: { items: [{ id: 'a' }, { id: ' ' }, null] } },
      { value: '#000', media: { items: [{}] } },
    ]
    const optionOf = (optionType: string) => viewOf({ productOptions: [{ name: 'Glaze', optionType, choices }] }).options[0]
    expect(optionOf('color')).toStrictEqual({
      name: 'Glaze',
      kind: 'color',
      choices: [
        { value: 'White', label: 'White', color: '#fff', mediaIds: ['a'], inStock: true },
        { value: '#000', label: '#000', color: '#000', mediaIds: undefined, inStock: true },
      ],
    })
    expect(optionOf('drop_down')?.choices[0]?.color).toBeUndefined()
  })

  it('a variant has its own converted price, number and picked choices', () => {
    const variant = { convertedPriceData: { price: 5, currency: 'USD' }, priceData: { price: 4 }, sku: ' V ' }
    const stock = { trackQuantity: 'yes', quantity: 3 }
    expect(
      viewOf({ manageVariants: true, variants: [{ id: 'v', variant, stock, choices: { Size: 'M', Odd: 7 } }] }).variants,
    ).toMatchObject([
      { price: { value: 5, currency: 'USD' }, sku: 'V', choices: { Size: 'M', Odd: '' }, quantityAvailable: undefined },
    ])
    expect(viewOf({ manageVariants: 'yes', variants: [{ id: 'v' }] }).variants).toEqual([])
  })

  describe('what can be ordered ahead', () => {
    const variants = [
      { variantId: 'v', availableForPreorder: true },
      { variantId: 'w', availableForPreorder: 'yes' },
    ]
    const inventoryItem = { preorderInfo: { enabled: true, message: ' May ', limit: 3 }, variants }
    const preordersOf = (more: object, inStock = false) => {
      const sold = ['v', 'w'].map((id) => ({ id, stock: { inStock } }))
      const view = viewOf({ manageVariants: true, variants: sold, inventoryItem: { ...inventoryItem, ...more } })
      return [view.preorder, ...view.variants.map(({ preorder }) => preorder)]
    }
    const open = { message: 'May', limit: 3 }

    it('the product and each variant that is not in stock can be pre-ordered', () => {
      expect(preordersOf({})).toEqual([open, open, undefined])
      expect(preordersOf({}, true)).toEqual([open, undefined, undefined])
    })

    it.each([
      { preorderInfo: { enabled: 'yes' } },
      { preorderInfo: undefined },
      { variants: [variants[1]] },
      { variants: null },
    ])('there is no pre-order with %j', (more) => expect(preordersOf(more)).toEqual([undefined, undefined, undefined]))
  })
})

it('a picture is the image or the thumbnail of a medium, called by its title or by the product', () => {
  const [image, thumbnail] = [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }]
  expect(toPictureV1({ id: 'm', title: 'Seen', image, thumbnail } as never, 'Mug')).toMatchObject({
    ...image,
    id: 'm',
    alt: 'Seen',
  })
  expect(toPictureV1({ title: ' ', thumbnail } as never, 'Mug')).toMatchObject({ ...thumbnail, alt: 'Mug' })
  expect(toPictureV1(null, 'Mug')).toBeUndefined()
})

it('an empty product has nothing more than that', () => {
  expect(toDetailsV1({} as StockedProduct)).toStrictEqual({
    id: '',
    media: [],
    description: undefined,
    infoSections: [],
    digitalFiles: [],
    weight: undefined,
    sku: undefined,
    breadcrumbs: [],
    relatedCategoryIds: [],
  })
})

it('sections, number and collections are told where they say something', () => {
  const additionalInfoSections = [{ title: 'Care', description: '<p>Dry</p>' }, { description: ' ' }, null]
  expect(toDetailsV1({ additionalInfoSections, sku: ' S ', collectionIds: ['a', 7] } as never)).toMatchObject({
    infoSections: [
      { title: 'Care', content: { html: '<p>Dry</p>' } },
      { title: '', content: undefined },
    ],
    sku: 'S',
    relatedCategoryIds: ['a'],
  })
})
