import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../../../src/i18n/format'
import { toDetailsV3 } from '../../../../../src/store/catalog/v3/v3-details'
import { toProductViewV3 } from '../../../../../src/store/catalog/v3/v3-product'
import type { StockedProductV3 } from '../../../../../src/store/catalog/v3/v3-variant'

/** As a page in English writes money. */
const format = (value: number, currency: string) => formatMoney(value, currency, 'en')
const money = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const image = (id: string) => ({
  id,
  image: { id, url: `https://static.example/${id}`, width: 1500, height: 2000, altText: id },
  mediaType: 'IMAGE',
})

/** A product with all fields that can be requested, as the platform's own SDK receives it. */
const SHIRT = {
  id: 'shirt-id',
  name: 'Linen shirt',
  slug: 'linen-shirt',
  url: { relativePath: '/product-page/linen-shirt', url: 'https://shop.example/product-page/linen-shirt' },
  productType: 'PHYSICAL',
  currency: 'EUR',
  media: {
    main: image('front.jpg'),
    itemsInfo: {
      items: [
        image('front.jpg'),
        {
          id: 'clip',
          mediaType: 'VIDEO',
          video: {
            id: 'clip',
            url: 'https://video.example/1080.mp4',
            posters: [{ id: 'still.jpg', url: 'https://static.example/still.jpg', width: 1920, height: 1080 }],
            resolutions: [
              { url: 'https://video.example/480.mp4', width: 480, height: 360, format: 'mp4' },
              { url: 'https://video.example/1080.mp4', width: 1920, height: 1080, format: 'mp4' },
            ],
          },
        },
      ],
    },
  },
  ribbon: { id: 'r', name: 'New' },
  brand: { id: 'b', name: 'Acme' },
  plainDescription: '<p>Soft</p>',
  description: { nodes: [{ type: 'PARAGRAPH', id: 'p', nodes: [] }] },
  infoSections: [{ id: 'i', title: 'Care', plainDescription: '<p>Wash cold</p>' }],
  options: [
    {
      id: 'opt-colour',
      name: 'Colour',
      optionRenderType: 'SWATCH_CHOICES',
      choicesSettings: {
        choices: [
          { choiceId: 'c-blue', choiceType: 'ONE_COLOR', name: 'Blue', colorCode: '#0000FF', linkedMedia: [image('front.jpg')] },
          { choiceId: 'c-two', choiceType: 'MULTIPLE_COLORS', name: 'Two', colorCode: '#fff,#000', inStock: false },
          { choiceId: 'c-old', choiceType: 'ONE_COLOR', name: 'Old', colorCode: '#333', visible: false },
        ],
      },
    },
    {
      id: 'opt-weave',
      name: 'Weave',
      choicesSettings: {
        choices: [
          {
            choiceId: 'w-plain',
            choiceType: 'IMAGE',
            name: 'Plain',
            image: { id: 'weave.png', url: 'https://static.example/weave.png' },
          },
        ],
      },
    },
  ],
  modifiers: [
    {
      id: 'm1',
      name: 'Gift wrap',
      key: 'wrap',
      modifierRenderType: 'TEXT_CHOICES',
      mandatory: true,
      choicesSettings: { choices: [{ choiceId: 'y', key: 'yes', name: 'Yes', addedPrice: '5.00' }] },
    },
    {
      id: 'm2',
      name: 'Engraving',
      modifierRenderType: 'FREE_TEXT',
      freeTextSettings: { minCharCount: 2, maxCharCount: 20, title: 'Your text', key: 'k', defaultAddedPrice: '3.00' },
    },
  ],
  mainCategoryId: 'cat-1',
  allCategoriesInfo: { categories: [{ id: 'cat-1' }, { id: 'cat-2' }] },
  breadcrumbsInfo: { breadcrumbs: [{ categoryId: 'cat-1', categoryName: 'Wear', categorySlug: 'wear' }] },
  actualPriceRange: { minValue: money('39.90'), maxValue: money('49.90') },
  compareAtPriceRange: { minValue: money('59.90'), maxValue: money('69.90') },
  physicalProperties: {
    shippingWeightRange: { minValue: 0.2, maxValue: 0.4 },
    weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' },
  },
  inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK', preorderStatus: 'ENABLED', preorderAvailability: 'SOME_VARIANTS' },
  variantSummary: {
    variantCount: 2,
    minPriceVariant: { id: 'v-blue', price: { actualPrice: money('39.90'), compareAtPrice: money('59.90') } },
  },
  variantsInfo: {
    variants: [
      {
        id: 'v-blue',
        visible: true,
        sku: 'LS-B',
        choices: [
          { optionChoiceIds: { optionId: 'opt-colour', choiceId: 'c-blue' } },
          { optionChoiceNames: { optionName: 'Weave', choiceName: 'Plain' } },
        ],
        price: { actualPrice: money('39.90'), compareAtPrice: money('59.90') },
        physicalProperties: {
          pricePerUnit: { settings: { quantity: 1, measurementUnit: 'KG' }, value: '80.00', description: '€80.00 / kg' },
        },
        inventoryStatus: { inStock: true, preorderEnabled: true },
        subscriptionPricesInfo: { subscriptionPrices: [{ subscriptionId: 's1', price: money('35.91') }] },
      },
      {
        id: 'v-two',
        price: { actualPrice: money('49.90') },
        inventoryStatus: { inStock: false, preorderEnabled: true },
        choices: [{ optionChoiceIds: { optionId: 'opt-colour', choiceId: 'c-two' } }],
      },
      { id: 'v-old', visible: false, price: { actualPrice: money('1.00') } },
    ],
  },
  subscriptionDetails: {
    allowOneTimePurchases: true,
    subscriptions: [
      {
        id: 's1',
        title: 'Monthly',
        description: 'Until you stop',
        frequency: 'MONTH',
        interval: 1,
        autoRenewal: true,
        visible: true,
        discount: { type: 'PERCENT', percentOff: 10 },
      },
      { id: 's2', title: 'Hidden', visible: false },
    ],
  },
  inventoryItems: [
    { id: 'i1', productId: 'shirt-id', variantId: 'v-blue', trackQuantity: true, quantity: 4, availabilityStatus: 'IN_STOCK' },
    {
      id: 'i2',
      productId: 'shirt-id',
      variantId: 'v-two',
      trackQuantity: true,
      quantity: 0,
      availabilityStatus: 'PREORDER',
      preorderInfo: { enabled: true, message: 'In May', limit: 10, counter: 4 },
    },
  ],
} as unknown as StockedProductV3

const view = (more: object = {}) => toProductViewV3({ ...SHIRT, ...more } as StockedProductV3, format)

describe('toProductViewV3', () => {
  it('maps names, URL, image, prices, stock and categories of a product', () => {
    expect(view()).toMatchObject({
      id: 'shirt-id',
      slug: 'linen-shirt',
      name: 'Linen shirt',
      kind: 'physical',
      url: 'https://shop.example/product-page/linen-shirt',
      picture: { id: 'front.jpg', url: 'https://static.example/front.jpg', width: 1500, height: 2000, alt: 'front.jpg' },
      price: { value: 39.9, currency: 'EUR', formatted: '€39.90' },
      comparePrice: { value: 59.9 },
      discountPercent: 33,
      priceRange: { min: { value: 39.9 }, max: { value: 49.9 } },
      ribbon: 'New',
      brand: 'Acme',
      inStock: true,
      preorder: { message: 'In May', limit: 6 },
      categoryIds: ['cat-1'],
      oneTimePurchase: true,
    })
  })

  it('maps choices with colours, swatches and media, and leaves out hidden ones', () => {
    expect(view().options).toMatchObject([
      {
        name: 'Colour',
        kind: 'color',
        choices: [
          { value: 'Blue', label: 'Blue', color: '#0000FF', mediaIds: ['front.jpg'], inStock: true },
          { value: 'Two', color: undefined, inStock: false },
        ],
      },
      {
        name: 'Weave',
        kind: 'image',
        choices: [{ value: 'Plain', picture: { url: 'https://static.example/weave.png', alt: 'Plain' } }],
      },
    ])
    expect(view().options[0]?.choices).toHaveLength(2)
  })

  it('maps visible variants with the names of their choices, prices and stock', () => {
    expect(view().variants).toMatchObject([
      {
        id: 'v-blue',
        choices: { Colour: 'Blue', Weave: 'Plain' },
        price: { value: 39.9 },
        comparePrice: { value: 59.9 },
        discountPercent: 33,
        unitPrice: { price: { value: 80 }, description: '€80.00 / kg' },
        inStock: true,
        preorder: undefined,
        quantityAvailable: 4,
        sku: 'LS-B',
        subscriptionPrices: { s1: { value: 35.91 } },
      },
      {
        id: 'v-two',
        choices: { Colour: 'Two' },
        inStock: false,
        preorder: { message: 'In May', limit: 6 },
        quantityAvailable: 0,
      },
    ])
    expect(view().variants).toHaveLength(2)
  })

  it('maps modifiers and free texts with their keys', () => {
    expect(view().modifiers).toMatchObject([
      {
        kind: 'choice',
        key: 'wrap',
        title: 'Gift wrap',
        required: true,
        look: 'text',
        choices: [{ value: 'yes', label: 'Yes', addedPrice: { value: 5 } }],
      },
      { kind: 'text', key: 'k', title: 'Your text', required: false, minLength: 2, maxLength: 20, addedPrice: { value: 3 } },
    ])
  })

  it('maps visible subscriptions', () => {
    expect(view().subscriptions).toEqual([
      {
        id: 's1',
        title: 'Monthly',
        description: 'Until you stop',
        frequency: { unit: 'month', interval: 1 },
        cycles: undefined,
        discountPercent: 10,
        discountAmount: undefined,
        price: undefined,
      },
    ])
  })

  it('what is sold by subscription alone costs what its plans cost', () => {
    const variant = (id: string, ...prices: string[]) => ({
      id,
      price: { actualPrice: money('39.90'), compareAtPrice: money('59.90') },
      subscriptionPricesInfo: {
        subscriptionPrices: prices.map((price, at) => ({ subscriptionId: `s${at}`, price: money(price) })),
      },
    })
    const sold = (allowOneTimePurchases: boolean, ...variants: object[]) =>
      view({
        options: [],
        variantsInfo: { variants },
        subscriptionDetails: {
          allowOneTimePurchases,
          subscriptions: [
            { id: 's0', title: 'Monthly' },
            { id: 's1', title: 'Weekly' },
          ],
        },
      })
    expect(sold(false, variant('one', '35.91', '31.92'), variant('two', '40.00'))).toMatchObject({
      oneTimePurchase: false,
      price: { value: 31.92 },
      comparePrice: undefined,
      discountPercent: undefined,
      unitPrice: undefined,
      priceRange: { min: { value: 31.92 }, max: { value: 40 } },
      variants: [{ price: { value: 31.92 }, comparePrice: undefined }, { price: { value: 40 } }],
    })
    expect(sold(false, variant('one', '35.91'), variant('two', '35.91'))).toMatchObject({
      price: { value: 35.91 },
      priceRange: undefined,
    })
    expect(sold(false, variant('one', '35.91', '31.92')).variants[0]).not.toHaveProperty('priceRange')
    expect(sold(true, variant('one', '35.91')).variants).toMatchObject([{ price: { value: 39.9 } }])
    // A list has no prices of plans.
    expect(sold(false, variant('one')).variants).toMatchObject([{ price: { value: 39.9 } }])
  })

  it('takes the only variant from the summary when the variants were not requested', () => {
    const variantSummary = { variantCount: 1, minPriceVariant: { id: 'only', price: { actualPrice: money('18.00') } } }
    const product = view({ options: [], variantsInfo: undefined, variantSummary, inventoryItems: undefined })
    expect(product.variants).toMatchObject([{ id: 'only', price: { value: 18 } }])
    expect(product.price.value).toBe(18)
  })

  it('takes the only variant from the summary where the merchant has hidden the other choices', () => {
    const variantSummary = { variantCount: 1, minPriceVariant: { id: 'only', price: { actualPrice: money('18.00') } } }
    const withChoices = (...choices: object[]) =>
      view({
        options: [{ name: 'Size', choicesSettings: { choices } }],
        variantsInfo: undefined,
        variantSummary,
        inventoryItems: undefined,
      })
    const [shown, hidden] = [
      { choiceId: 's', name: 'S' },
      { choiceId: 'l', name: 'L', visible: false },
    ]
    expect(withChoices(shown, hidden).variants).toMatchObject([{ id: 'only' }])
    expect(withChoices(shown, { ...hidden, visible: true }).variants).toEqual([])
  })

  it('allows pre-orders without message and limit when the stock cannot be read', () => {
    const product = view({ inventoryItems: undefined })
    expect(product.preorder).toEqual({})
    expect(product.variants[1]).toMatchObject({ preorder: {}, quantityAvailable: undefined })
  })

  it('allows no pre-order of a variant whose pre-order limit is reached', () => {
    const inventoryItems = [
      { variantId: 'v-two', availabilityStatus: 'OUT_OF_STOCK', preorderInfo: { enabled: true, limit: 4, counter: 4 } },
    ]
    expect(view({ inventoryItems }).variants[1]?.preorder).toBeUndefined()
  })
})

describe('toDetailsV3', () => {
  const details = (more: object = {}) => toDetailsV3({ ...SHIRT, ...more } as StockedProductV3)

  it('lists the main image first and once, and the video with the best resolution first', () => {
    expect(details().media).toMatchObject([
      { kind: 'image', id: 'front.jpg' },
      {
        kind: 'video',
        id: 'clip',
        sources: [{ url: 'https://video.example/1080.mp4' }, { url: 'https://video.example/480.mp4' }],
        poster: { url: 'https://static.example/still.jpg' },
      },
    ])
    expect(details().media).toHaveLength(2)
  })

  it('maps a sound, a model and a document to links with title and kind', () => {
    const file = (mediaType: string) => ({
      id: mediaType,
      mediaType,
      url: `https://static.example/${mediaType}`,
      displayName: 'Care',
    })
    const items = ['AUDIO', 'MODEL3D', 'DOCUMENT'].map(file)
    expect(details({ media: { itemsInfo: { items } } }).media).toMatchObject([
      { kind: 'audio', title: 'Care', url: 'https://static.example/AUDIO' },
      { kind: 'model', title: 'Care', url: 'https://static.example/MODEL3D' },
      { kind: 'document', title: 'Care', url: 'https://static.example/DOCUMENT' },
    ])
  })

  it('passes rich content on, and falls back to the plain HTML when it is empty', () => {
    expect(details().description).toEqual({ richContent: SHIRT.description })
    expect(details({ description: { nodes: [] } }).description).toEqual({ html: '<p>Soft</p>' })
    expect(details().infoSections).toEqual([{ title: 'Care', content: { html: '<p>Wash cold</p>' } }])
  })

  it('maps weight, breadcrumbs and related category ids', () => {
    expect(details()).toMatchObject({
      weight: { min: 0.2, max: 0.4, unit: 'KG' },
      breadcrumbs: [{ id: 'cat-1', name: 'Wear', slug: 'wear' }],
      relatedCategoryIds: ['cat-1', 'cat-2'],
    })
  })

  it('lists a digital file of several variants once', () => {
    const file = {
      digitalProperties: { digitalFile: { id: 'f', fileName: 'print.pdf', fileType: 'SECURE_DOCUMENT', fileSize: '97.84' } },
    }
    const variantsInfo = {
      variants: [
        { id: 'a', ...file },
        { id: 'b', ...file },
      ],
    }
    expect(details({ variantsInfo }).digitalFiles).toEqual([{ name: 'print.pdf', type: 'SECURE_DOCUMENT' }])
  })
})
