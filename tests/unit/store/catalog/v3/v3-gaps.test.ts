/** Products of version 3 that say as little as possible, or the same in another form. */
import { describe, expect, it } from 'vitest'
import { toDetailsV3 } from '../../../../../src/store/catalog/v3/v3-details'
import { toProductViewV3 } from '../../../../../src/store/catalog/v3/v3-product'
import { canPreorder, preorderOf, type StockedProductV3, toPictureV3 } from '../../../../../src/store/catalog/v3/v3-variant'

const format = (value: number, currency: string) => `${value.toFixed(2)} ${currency}`
const euros = (value: number) => ({ value, currency: 'EUR', formatted: format(value, 'EUR') })
const viewOf = (product: object) => toProductViewV3({ currency: 'EUR', ...product } as StockedProductV3, format)
const detailsOf = (product: object) => toDetailsV3(product as StockedProductV3)
const picture = (name: string) => ({ url: `https://a.example/${name}.jpg` })

describe('toProductViewV3', () => {
  it('an empty product can be bought once, for nothing', () => {
    expect(viewOf({})).toStrictEqual({
      id: '',
      slug: '',
      name: '',
      kind: 'physical',
      url: undefined,
      picture: undefined,
      price: euros(0),
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
    expect(viewOf({ variantsInfo: { variants: [{ id: 'v' }, { id: ' ' }, {}, null] } }).variants).toStrictEqual([
      {
        id: 'v',
        choices: {},
        price: euros(0),
        unitPrice: undefined,
        inStock: true,
        preorder: undefined,
        quantityAvailable: undefined,
        sku: undefined,
        picture: undefined,
        subscriptionPrices: undefined,
      },
    ])
  })

  it.each([
    ['of the cheapest variant', { variantSummary: { minPriceVariant: { price: { actualPrice: { amount: '3' } } } } }, 3],
    ['of the range', { actualPriceRange: { minValue: { amount: '4' }, maxValue: { amount: '4' } } }, 4],
    ['of its first variant', { variantsInfo: { variants: [{ id: 'v', price: { actualPrice: { amount: '5' } } }] } }, 5],
  ])('a product has the price %s', (_, product, value) => {
    const { price, priceRange, comparePrice } = viewOf(product)
    expect([price, priceRange, comparePrice]).toEqual([euros(value), undefined, undefined])
  })

  it('a former price is that of the same variant, or of the same range', () => {
    const actualPriceRange = { minValue: { amount: '4' } }
    const compareAtPriceRange = { minValue: { amount: '8' } }
    expect(viewOf({ actualPriceRange, compareAtPriceRange })).toMatchObject({ comparePrice: euros(8), discountPercent: 50 })
    const variantSummary = { minPriceVariant: { price: { actualPrice: { amount: '4' } } } }
    expect(viewOf({ actualPriceRange, compareAtPriceRange, variantSummary }).comparePrice).toBeUndefined()
  })

  it.each([
    ['DIGITAL', 'digital'],
    ['PHYSICAL', 'physical'],
    ['A_NEW_TYPE', 'physical'],
  ])('a product of the type %s is %s', (productType, kind) => expect(viewOf({ productType }).kind).toBe(kind))

  it.each([
    ['OUT_OF_STOCK', 'NO_VARIANTS', false, undefined],
    ['PARTIALLY_OUT_OF_STOCK', 'SOME_VARIANTS', true, {}],
    ['OUT_OF_STOCK', 'ALL_VARIANTS', false, {}],
    ['IN_STOCK', ' ', true, undefined],
  ])('with %s and %s a product is in stock: %s, and can be ordered ahead: %j', (availabilityStatus, preorderAvailability, inStock, preorder) => {
    const inventory = { availabilityStatus, preorderAvailability }
    expect(viewOf({ inventory })).toMatchObject({ inStock, preorder })
    expect(canPreorder({ inventory } as never)).toBe(preorder !== undefined)
  })

  it('a choice has a colour or a picture by its type, and the ids of its media once', () => {
    const choices = [
      {
        key: 'k',
        choiceType: 'ONE_COLOR',
        colorCode: '#fff',
        linkedMedia: [{ id: 'a' }, { id: ' ' }, null],
        media: { items: [{ mediaId: 'b' }, { mediaId: 'a' }] },
      },
      { name: 'Text', choiceType: 'CHOICE_TEXT', colorCode: '#fff', image: picture('x') },
      { name: 'Drawn', choiceType: 'IMAGE', displayImage: picture('drawn'), inStock: false },
    ]
    const [option] = viewOf({ options: [{ name: 'Look', choicesSettings: { choices } }] }).options
    expect(option).toStrictEqual({
      name: 'Look',
      kind: 'color',
      choices: [
        { value: 'k', label: 'k', color: '#fff', picture: undefined, mediaIds: ['a', 'b'], inStock: true },
        { value: 'Text', label: 'Text', color: undefined, picture: undefined, mediaIds: undefined, inStock: true },
        {
          value: 'Drawn',
          label: 'Drawn',
          color: undefined,
          picture: { id: undefined, ...picture('drawn'), width: undefined, height: undefined, alt: 'Drawn' },
          mediaIds: undefined,
          inStock: false,
        },
      ],
    })
    const kindOf = (...some: object[]) => viewOf({ options: [{ choicesSettings: { choices: some } }] }).options[0]?.kind
    expect([kindOf(choices[1] as object), kindOf(choices[2] as object), kindOf()]).toEqual(['text', 'image', 'text'])
  })

  it('a modifier is a text or a choice, under its own key and title where it has them', () => {
    const modifiers = [
      {
        key: 'k',
        modifierRenderType: 'FREE_TEXT',
        freeTextSettings: { title: 'Words', minCharCount: 0, defaultAddedPrice: '0' },
      },
      {
        name: 'Wrap',
        choicesSettings: { choices: [{ name: 'Paper', addedPrice: '0.50' }, { name: 'Old', visible: false }, { key: 'none' }] },
      },
      { name: 'Name', key: 'own', freeTextSettings: { key: 'free' }, mandatory: 'yes' },
    ]
    const choice = { color: undefined, picture: undefined, mediaIds: undefined, inStock: true }
    expect(viewOf({ modifiers }).modifiers).toStrictEqual([
      {
        key: 'k',
        title: 'Words',
        required: false,
        kind: 'text',
        minLength: undefined,
        maxLength: undefined,
        addedPrice: undefined,
      },
      {
        key: 'Wrap',
        title: 'Wrap',
        required: false,
        kind: 'choice',
        look: 'text',
        choices: [
          { ...choice, value: 'Paper', label: 'Paper', addedPrice: euros(0.5) },
          { ...choice, value: 'none', label: 'none', addedPrice: undefined },
        ],
      },
      { key: 'free', title: 'Name', required: false, kind: 'choice', look: 'text', choices: [] },
    ])
  })

  it('a subscription has what the shop says of it', () => {
    const subscriptions = [
      { id: 's', title: 'Daily', frequency: 'DAY', interval: 0, billingCycles: 0, discount: { percentOff: 0, amountOff: '2' } },
      { id: 't', frequency: 'FORTNIGHT', interval: 2, description: ' ', billingCycles: 3, discount: { percentOff: '15' } },
      { frequency: 'WEEK', interval: 2 },
      { frequency: 'MONTH' },
      { frequency: 'YEAR' },
    ]
    const variants = [
      {
        id: 'v',
        subscriptionPricesInfo: {
          subscriptionPrices: [{ subscriptionId: 's', price: { amount: '9' } }, { price: { amount: '1' } }],
        },
      },
    ]
    const product = { subscriptionDetails: { subscriptions }, variantsInfo: { variants } }
    const [daily, other, ...rest] = viewOf(product).subscriptions
    expect(daily).toStrictEqual({
      id: 's',
      title: 'Daily',
      description: undefined,
      frequency: { unit: 'day', interval: 1 },
      cycles: undefined,
      discountPercent: undefined,
      discountAmount: euros(2),
      price: euros(9),
    })
    expect(other).toMatchObject({ title: '', description: undefined, frequency: undefined, cycles: 3, discountPercent: 15 })
    expect([other?.discountAmount, other?.price]).toEqual([undefined, undefined])
    expect(rest.map(({ frequency }) => frequency)).toEqual([
      { unit: 'week', interval: 2 },
      { unit: 'month', interval: 1 },
      { unit: 'year', interval: 1 },
    ])
    expect(viewOf(product).variants[0]?.subscriptionPrices).toEqual({ s: euros(9) })
    // Which of several variants would have this price?
    const two = { ...product, variantsInfo: { variants: [...variants, { id: 'w' }] } }
    expect(viewOf(two).subscriptions[0]?.price).toBeUndefined()
    const only = { subscriptionDetails: { subscriptions: [{ id: 's' }], allowOneTimePurchases: false } }
    expect([
      viewOf(only).oneTimePurchase,
      viewOf({ subscriptionDetails: { allowOneTimePurchases: false } }).oneTimePurchase,
    ]).toEqual([false, true])
  })

  it('a choice of a variant is named by its ids, or by its names where the product does not know them', () => {
    const options = [
      {
        id: 'o',
        name: 'Size',
        choicesSettings: {
          choices: [
            { choiceId: 'c', name: 'M' },
            { choiceId: 'd', name: 'L' },
          ],
        },
      },
    ]
    const names = { optionName: 'Said', choiceName: 'So' }
    const choicesOf = (variant: object) =>
      viewOf({ options, variantsInfo: { variants: [{ id: 'v', ...variant }] } }).variants[0]?.choices
    const named = (optionChoiceIds: object) => choicesOf({ choices: [{ optionChoiceIds, optionChoiceNames: names }] })
    expect(named({ optionId: 'o', choiceId: 'd' })).toEqual({ Size: 'L' })
    expect(named({ optionId: 'x', choiceId: 'd' })).toEqual({ Said: 'So' })
    expect(named({ optionId: 'o', choiceId: 'x' })).toEqual({ Said: 'So' })
    expect(choicesOf({ optionChoices: [{ optionChoiceNames: names }], choices: [] })).toEqual({ Said: 'So' })
    expect(choicesOf({})).toEqual({ Size: 'M' })
  })

  it('a quantity is told of a variant whose stock is tracked, and of the product if there is no other', () => {
    const item = (more: object) => ({ variantId: 'v', trackQuantity: true, ...more })
    const quantity = (...inventoryItems: object[]) => {
      const { quantityAvailable, variants } = viewOf({ inventoryItems, variantsInfo: { variants: [{ id: 'v' }] } })
      return [quantityAvailable, variants[0]?.quantityAvailable]
    }
    expect(quantity(item({ quantity: 3 }))).toEqual([3, 3])
    expect(quantity(item({ quantity: null }))).toEqual([0, 0])
    expect(quantity(item({ quantity: 3, trackQuantity: false }))).toEqual([undefined, undefined])
    expect(quantity(item({ quantity: 3, variantId: 'w' }))).toEqual([undefined, undefined])
    const two = { variantsInfo: { variants: [{ id: 'v' }, { id: 'w' }] }, inventoryItems: [item({ quantity: 3 })] }
    expect(viewOf(two).quantityAvailable).toBeUndefined()
  })
})

describe('preorderOf', () => {
  const open = { availabilityStatus: 'PREORDER' }
  it.each([
    [[], undefined],
    [[{ availabilityStatus: 'OUT_OF_STOCK', preorderInfo: { limit: 3 } }], undefined],
    [[{ ...open }], { message: undefined, limit: undefined }],
    [[{ ...open, preorderInfo: { limit: 3 } }], { message: undefined, limit: 3 }],
    [[{ ...open, preorderInfo: { limit: 3, counter: 5, message: ' May ' } }], { message: 'May', limit: 0 }],
  ])('the pre-order of %j is %j', (items, preorder) => expect(preorderOf(items as never)).toEqual(preorder))
})

it('a medium is shown as its picture, else as its thumbnail, else as the first frame of its video', () => {
  const video = { posters: [picture('poster')] }
  const urlOf = (item: object) => toPictureV3(item as never, 'A mug')?.url
  expect(urlOf({ image: picture('image'), thumbnail: picture('thumbnail'), video })).toContain('image')
  expect(urlOf({ thumbnail: picture('thumbnail'), video })).toContain('thumbnail')
  expect(urlOf({ video })).toContain('poster')
  expect(toPictureV3({ id: 'm', altText: 'Seen', image: picture('image') } as never, 'A mug')).toMatchObject({
    id: 'm',
    alt: 'Seen',
  })
  expect(toPictureV3({ image: picture('image') } as never, 'A mug')?.alt).toBe('A mug')
})

describe('toDetailsV3', () => {
  it('an empty product has nothing more', () => {
    expect(detailsOf({})).toStrictEqual({
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

  it.each([
    [
      { shippingWeightRange: { minValue: 1, maxValue: 3 }, weightMeasurementUnit: 'LB' },
      { min: 1, max: 3, unit: 'LB' },
    ],
    [
      { shippingWeightRange: { minValue: 1 }, weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' } },
      { min: 1, max: 1, unit: 'KG' },
    ],
    [
      { shippingWeightRange: { maxValue: 3 }, weightMeasurementUnit: 'STONE' },
      { min: 3, max: 3, unit: undefined },
    ],
    [{ shippingWeightRange: { minValue: 0, maxValue: 3 } }, { min: 0, max: 3, unit: undefined }],
    [{ shippingWeightRange: { minValue: 0, maxValue: 0 } }, undefined],
    [{}, undefined],
  ])('the weight of %j is %j', (physicalProperties, weight) => expect(detailsOf({ physicalProperties }).weight).toEqual(weight))

  it('a medium is called by its text, its name, or that of the product', () => {
    const titles = (...items: object[]) =>
      detailsOf({
        name: 'Mug',
        media: { itemsInfo: { items: items.map((item, id) => ({ id: `${id}`, image: picture('x'), ...item })) } },
      }).media.map(({ title }) => title)
    expect(titles({ altText: 'Blue', displayName: 'x.jpg' }, { displayName: 'x.jpg' }, {})).toEqual(['Blue', 'x.jpg', 'Mug'])
  })

  it('a video has each file once, the largest first, and a picture of its own or the thumbnail', () => {
    const file = (name: string, height?: number) => ({ url: `https://a.example/${name}`, height })
    const mediaOf = (video: object, more: object = {}) => detailsOf({ media: { main: { video, ...more } } }).media
    const resolutions = [file('unknown'), file('low', 240), file('high', 1080), file('low', 240)]
    expect(
      mediaOf({ url: 'https://a.example/high', resolutions, posters: [picture('poster')] }, { thumbnail: picture('t') }),
    ).toMatchObject([{ kind: 'video', sources: [{ height: 1080 }, { height: 240 }, {}], poster: picture('poster') }])
    expect(mediaOf({ url: 'https://a.example/only' })).toMatchObject([{ sources: [{ url: 'https://a.example/only' }] }])
    expect(mediaOf({ resolutions: [file('low')] }, { thumbnail: picture('t') })).toMatchObject([{ poster: picture('t') }])
  })

  it('a file without an address is left out, or shown as its picture', () => {
    const mediaOf = (item: object) => detailsOf({ media: { main: item } }).media.map(({ kind }) => kind)
    expect([mediaOf({ mediaType: 'AUDIO' }), mediaOf({ mediaType: 'AUDIO', image: picture('x') })]).toEqual([[], ['image']])
    expect(mediaOf({ mediaType: 'ANY', url: 'https://a.example/x' })).toEqual([])
  })

  it('sections, files, breadcrumbs and categories are told where they say something', () => {
    const nodes = [{ type: 'PARAGRAPH' }]
    const variants = [{ sku: 'S', digitalProperties: { digitalFile: { fileName: 'a.pdf' } } }]
    const more = detailsOf({
      infoSections: [{ title: 'Care', description: { nodes } }, {}],
      variantsInfo: { variants },
      breadcrumbsInfo: { breadcrumbs: [{ categoryName: 'Wear' }, { categoryId: 'c' }] },
      mainCategoryId: 'a',
      directCategoriesInfo: { categories: [{ id: 'b' }, { id: 'a' }] },
      allCategoriesInfo: { categories: [{ id: 'c' }, { id: 7 }] },
    })
    expect(more).toMatchObject({
      infoSections: [
        { title: 'Care', content: { richContent: { nodes } } },
        { title: '', content: undefined },
      ],
      digitalFiles: [{ name: 'a.pdf', type: undefined }],
      sku: 'S',
      breadcrumbs: [{ id: '', name: 'Wear', slug: undefined }],
      relatedCategoryIds: ['a', 'b', 'c'],
    })
    const other = { sku: 'T', digitalProperties: { digitalFile: { fileName: 'b.pdf' } } }
    const both = detailsOf({ variantsInfo: { variants: [...variants, other] } })
    expect([both.sku, both.digitalFiles.map(({ name }) => name)]).toEqual([undefined, ['a.pdf', 'b.pdf']])
  })
})
