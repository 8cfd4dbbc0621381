/** Version 3 of the catalog, over the same products as version 1. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectionIdOf, productIdOf, variantIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { codeOf, createMerchant, createShopper, type Merchant, type Shopper, violationOf } from '../support/support'

interface Amount {
  amount: string
  formattedAmount: string
}
interface Choice {
  choiceId: string
  choiceType: string
  key: string
  name: string
  colorCode?: string
  inStock?: boolean
  addedPrice?: string
  linkedMedia: { id: string }[]
}
interface Node {
  type: string
  nodes: Node[]
}
interface ProductBody {
  id: string
  revision: string
  slug: string
  name: string
  productType: string
  url?: { relativePath: string; url: string }
  currency?: string
  plainDescription?: string
  description?: { nodes: Node[] }
  media: { main?: { thumbnail?: unknown }; itemsInfo?: { items: { id: string; mediaType: string; video?: { url: string } }[] } }
  brand?: { id: string; name: string }
  ribbon?: { name: string }
  infoSections?: { title: string; plainDescription?: string; description?: { nodes: Node[] } }[]
  options: { id: string; name: string; optionRenderType: string; choicesSettings: { choices: Choice[] } }[]
  modifiers: {
    name: string
    key: string
    modifierRenderType: string
    mandatory: boolean
    choicesSettings?: { choices: Choice[] }
    freeTextSettings?: { maxCharCount: number; minCharCount: number; key: string }
  }[]
  actualPriceRange: { minValue: Amount; maxValue: Amount }
  compareAtPriceRange?: { minValue: Amount }
  inventory: { availabilityStatus: string; preorderStatus: string; preorderAvailability: string }
  variantSummary: { variantCount: number }
  variantsInfo?: {
    variants: {
      id: string
      choices: { optionChoiceIds: { choiceId: string }; optionChoiceNames?: { choiceName: string } }[]
      price: { actualPrice: Amount; compareAtPrice?: Amount }
      revenueDetails?: { profitMargin: number }
      inventoryStatus: { inStock: boolean; preorderEnabled: boolean }
      subscriptionPricesInfo?: { subscriptionPrices: { price: Amount }[] }
    }[]
  }
  subscriptionDetails?: { allowOneTimePurchases: boolean; subscriptions: { discount: { percentOff: number } }[] }
  allCategoriesInfo?: { categories: { id: string }[] }
  directCategoriesInfo?: { categories: { id: string }[] }
  breadcrumbsInfo?: { breadcrumbs: { categorySlug: string }[] }
}
interface PageBody {
  products: ProductBody[]
  pagingMetadata: { count: number; cursors: { next?: string; prev?: string }; hasNext: boolean }
}

let platform: Platform
let merchant: Merchant
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform({ catalogVersion: 'v3' })
})
beforeEach(async () => {
  platform.reset()
  merchant = createMerchant(platform)
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const ROOT = '/stores/v3/products'
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url')
const get = async (slug: string, ...fields: string[]) => {
  const query = new URLSearchParams(fields.map((field) => ['fields', field]))
  const answer = await shopper.call<{ product: ProductBody }>('GET', `${ROOT}/slug/${slug}?${query}`)
  expect(answer.status).toBe(200)
  return answer.body.product
}
const query = (payload: unknown, fields?: string[]) => shopper.post<PageBody>(`${ROOT}/query`, { query: payload, fields })
const slugs = async (payload: unknown) => (await query(payload)).body.products.map(({ slug }) => slug)

describe('a single product', () => {
  it('returns the product of version 1, by id and by slug', async () => {
    const byId = await shopper.call<{ product: ProductBody }>('GET', `${ROOT}/${productIdOf('linen-tee')}?productId=x`)
    expect(byId.body.product).toEqual(await get('linen-tee'))
    expect(byId.body.product).toMatchObject({ id: productIdOf('linen-tee'), name: 'Linen Tee', productType: 'PHYSICAL' })
    expect(byId.body.product.variantsInfo?.variants.map(({ id }) => id)).toContain(variantIdOf('linen-tee', 'M', 'Sage'))
  })

  it.each(['MIN_VARIANT_PRICE_INFO', 'DIRECT_CATEGORY_IDS'])('accepts the field %s, which clients may request', async (field) => {
    expect((await get('linen-tee', field)).id).toBe(productIdOf('linen-tee'))
  })

  it('leaves out fields that were not requested', async () => {
    const plain = await get('linen-tee')
    for (const name of [
      'url',
      'currency',
      'description',
      'plainDescription',
      'infoSections',
      'breadcrumbsInfo',
      'allCategoriesInfo',
    ])
      expect(plain).not.toHaveProperty(name)
    expect(plain.media).not.toHaveProperty('itemsInfo')
    expect(plain.variantsInfo?.variants[0]?.choices[0]).not.toHaveProperty('optionChoiceNames')
    expect(plain.variantsInfo?.variants[0]).not.toHaveProperty('revenueDetails')
  })

  it('returns the fields that were requested', async () => {
    const full = await get(
      'linen-tee',
      'URL',
      'CURRENCY',
      'PLAIN_DESCRIPTION',
      'DESCRIPTION',
      'MEDIA_ITEMS_INFO',
      'THUMBNAIL',
      'INFO_SECTION_PLAIN_DESCRIPTION',
      'INFO_SECTION_DESCRIPTION',
      'VARIANT_OPTION_CHOICE_NAMES',
      'DIRECT_CATEGORIES_INFO',
      'ALL_CATEGORIES_INFO',
    )
    expect(full.url?.url).toBe(`${platform.url}/product-page/linen-tee`)
    expect(full.currency).toBe('EUR')
    expect(full.plainDescription).toMatch(/^<p>Washed/)
    expect(full.description?.nodes[0]?.type).toBe('PARAGRAPH')
    expect(full.media.itemsInfo?.items).toHaveLength(3)
    expect(full.media.main?.thumbnail).toBeDefined()
    expect(full.infoSections?.map(({ title, description }) => [title, description?.nodes[0]?.type])).toEqual([
      ['Care', 'PARAGRAPH'],
      ['Delivery', 'PARAGRAPH'],
    ])
    expect(full.variantsInfo?.variants[0]?.choices.map((choice) => choice.optionChoiceNames?.choiceName)).toEqual(['S', 'Sage'])
  })

  it('returns options with colours, images and stock', async () => {
    const { options, inventory, variantSummary } = await get('wool-socks')
    expect(options.map(({ name, optionRenderType }) => [name, optionRenderType])).toEqual([
      ['Size', 'TEXT_CHOICES'],
      ['Colour', 'SWATCH_CHOICES'],
    ])
    expect(options[1]?.choicesSettings.choices).toMatchObject([
      { name: 'Oat', choiceType: 'ONE_COLOR', colorCode: '#e6d8bd', inStock: true, linkedMedia: [{ id: 'wool-socks-oat.svg' }] },
      { name: 'Rust', inStock: false },
    ])
    expect([inventory.availabilityStatus, variantSummary.variantCount]).toEqual(['PARTIALLY_OUT_OF_STOCK', 8])
  })

  it('lists a video among the media of a product, playable from any page', async () => {
    const { media } = await get('watering-can', 'MEDIA_ITEMS_INFO')
    const clip = media.itemsInfo?.items.find(({ mediaType }) => mediaType === 'VIDEO')
    expect(clip).toMatchObject({ id: 'watering-can-pour.webm', video: { posters: [{ id: 'watering-can-pour.svg' }] } })
    const response = await fetch(clip?.video?.url ?? '')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/webm'])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  it('returns modifiers of three kinds', async () => {
    const candle = await get('fig-candle')
    expect(candle.modifiers.map(({ name, modifierRenderType }) => [name, modifierRenderType])).toEqual([
      ['Gift wrap', 'TEXT_CHOICES'],
      ['Ribbon', 'SWATCH_CHOICES'],
    ])
    expect(candle.modifiers[0]?.choicesSettings?.choices[1]?.addedPrice).toBe('4.50')
    const box = await get('gift-box')
    expect(box.modifiers[0]).toMatchObject({
      modifierRenderType: 'FREE_TEXT',
      mandatory: true,
      freeTextSettings: { minCharCount: 1, maxCharCount: 280, key: 'what-shall-we-write' },
    })
    // An option without separate variants is a mandatory modifier.
    expect((await get('loose-tea')).modifiers[0]).toMatchObject({ name: 'Blend', mandatory: true })
    expect((await get('loose-tea')).options).toEqual([])
  })

  it('returns prices with and without the discount', async () => {
    expect(await get('field-notebook')).toMatchObject({
      actualPriceRange: { minValue: { amount: '12.00', formattedAmount: '€12.00' } },
      compareAtPriceRange: { minValue: { amount: '16.00' } },
    })
    expect(await get('blue-mug')).not.toHaveProperty('compareAtPriceRange')
    expect((await get('linen-tee')).actualPriceRange).toMatchObject({
      minValue: { amount: '38.00' },
      maxValue: { amount: '40.00' },
    })
  })

  it('returns subscriptions and their prices', async () => {
    const tea = await get('loose-tea', 'SUBSCRIPTION_PRICES_INFO')
    expect(tea.subscriptionDetails).toMatchObject({
      allowOneTimePurchases: true,
      subscriptions: [{ frequency: 'MONTH', discount: { percentOff: 10 } }, { discount: { percentOff: 12.5 } }],
    })
    const prices = tea.variantsInfo?.variants[0]?.subscriptionPricesInfo?.subscriptionPrices
    expect(prices?.map(({ price }) => price.amount)).toEqual(['10.35', '10.06'])
    expect((await get('heather-honey')).subscriptionDetails?.allowOneTimePurchases).toBe(false)
  })

  it('returns the pre-order status of a product', async () => {
    expect((await get('autumn-bulbs')).inventory).toEqual({
      availabilityStatus: 'OUT_OF_STOCK',
      preorderStatus: 'ENABLED',
      preorderAvailability: 'ALL_VARIANTS',
    })
    expect((await get('brass-lamp')).inventory).toMatchObject({ preorderStatus: 'DISABLED', preorderAvailability: 'NO_VARIANTS' })
  })

  it('returns the breadcrumbs of a product from the root category down', async () => {
    const pot = await get('iron-teapot', 'BREADCRUMBS_INFO', 'DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO')
    expect(pot.breadcrumbsInfo?.breadcrumbs.map(({ categorySlug }) => categorySlug)).toEqual(['home', 'kitchen'])
    expect(pot.directCategoriesInfo?.categories.map(({ id }) => id)).not.toContain(collectionIdOf('home'))
    expect(pot.allCategoriesInfo?.categories.map(({ id }) => id)).toContain(collectionIdOf('home'))
  })

  it('uses every type of rich content node in some description', async () => {
    const types = (nodes: Node[]): string[] => nodes.flatMap((node) => [node.type, ...types(node.nodes)])
    const found = new Set<string>()
    for (const slug of ['watering-can', 'iron-teapot', 'seed-packet'])
      for (const type of types((await get(slug, 'DESCRIPTION')).description?.nodes ?? [])) found.add(type)
    expect([...found].sort()).toEqual(
      (
        'APP_EMBED AUDIO BLOCKQUOTE BULLETED_LIST BUTTON CAPTION CODE_BLOCK COLLAPSIBLE_ITEM COLLAPSIBLE_ITEM_BODY ' +
        'COLLAPSIBLE_ITEM_TITLE COLLAPSIBLE_LIST DIVIDER EMBED EXTERNAL FILE GALLERY GIF HEADING HTML IMAGE LINK_PREVIEW ' +
        'LIST_ITEM MAP ORDERED_LIST PARAGRAPH POLL TABLE TABLE_CELL TABLE_ROW TEXT VIDEO'
      ).split(' '),
    )
  })

  it('returns the URL of an image in a description', async () => {
    const nodes = (await get('iron-teapot', 'DESCRIPTION')).description?.nodes ?? []
    const image = nodes.find(({ type }) => type === 'IMAGE') as unknown as { imageData: { image: { src: object } } }
    expect(image.imageData.image.src).toEqual({
      id: 'iron-teapot-set.svg',
      url: `${platform.url}/media/iron-teapot-set.svg`,
    })
  })

  it('converts the HTML of a description to nodes, including entities and emphasis', async () => {
    const nodes = (await get('quotes-print', 'DESCRIPTION')).description?.nodes
    expect(nodes?.[0]?.nodes).toMatchObject([
      { textData: { text: 'A letterpress print that says ', decorations: [] } },
      { textData: { text: 'Bold', decorations: [{ type: 'ITALIC' }] } },
      { textData: { text: ' & "Quotes", for people who set type <by hand>.' } },
    ])
  })

  it('answers 404 for an unknown or hidden product, and refuses an unknown field', async () => {
    for (const path of ['nope', 'slug/nope', productIdOf('prototype-lantern')]) {
      const answer = await shopper.call('GET', `${ROOT}/${path}`)
      expect([answer.status, codeOf(answer)]).toEqual([404, 'PRODUCT_NOT_FOUND'])
    }
    const answer = await shopper.call('GET', `${ROOT}/slug/blue-mug?fields=URL&fields=SECRETS`)
    expect([violationOf(answer)?.field, violationOf(answer)?.violatedRule]).toEqual(['fields[1]', 'INVALID_ENUM_VALUE'])
  })

  it('shows the profit margin of a product only to the merchant', async () => {
    const path = `${ROOT}/slug/blue-mug?fields=MERCHANT_DATA`
    expect((await shopper.call('GET', path)).status).toBe(403)
    const own = await merchant.call<{ product: ProductBody }>('GET', path)
    expect(own.body.product.variantsInfo?.variants[0]?.revenueDetails?.profitMargin).toBe(0.6)
  })
})

describe('the product query', () => {
  it('pages by cursor to the end and back, and needs only the cursor for the next page', async () => {
    const payload = {
      filter: { slug: { $startsWith: 'linen' } },
      sort: [{ fieldName: 'name', order: 'DESC' }],
      cursorPaging: { limit: 1 },
    }
    const first = (await query(payload)).body
    expect(first.products.map(({ slug }) => slug)).toEqual(['linen-tee'])
    expect(first.pagingMetadata).toMatchObject({ count: 1, hasNext: true })
    const second = (await query({ cursorPaging: { cursor: first.pagingMetadata.cursors.next, limit: 1 } })).body
    expect(second.products.map(({ slug }) => slug)).toEqual(['linen-apron'])
    expect(second.pagingMetadata.hasNext).toBe(false)
    expect(second.pagingMetadata.cursors.next).toBeUndefined()
    const back = (await query({ cursorPaging: { cursor: second.pagingMetadata.cursors.prev, limit: 1 } })).body
    expect(back).toEqual(first)
  })

  it('visits every product once when paged by cursor', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = (await query({ cursorPaging: { limit: 10, ...(cursor && { cursor }) } })).body
      seen.push(...page.products.map(({ id }) => id))
      cursor = page.pagingMetadata.cursors.next
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([47, 47])
  })

  it('answers the same by GET with .r as by POST, and leaves variants out', async () => {
    const payload = { query: { filter: { slug: 'linen-tee' } }, fields: ['URL'] }
    const byGet = await shopper.call<PageBody>('GET', `${ROOT}/query?.r=${encode(payload)}`)
    expect(byGet.body).toEqual((await query(payload.query, payload.fields)).body)
    expect(byGet.body.products[0]?.url?.relativePath).toBe('/product-page/linen-tee')
    expect(byGet.body.products[0]).not.toHaveProperty('variantsInfo')
  })

  it.each<[unknown, string[]]>([
    [{ 'actualPriceRange.minValue.amount': { $lt: '6' } }, ['gift-card-print', 'seed-packet', 'washi-tape']],
    [{ 'actualPriceRange.minValue.amount': { $gte: 96, $lt: 120 } }, ['wool-throw']],
    [{ 'inventory.availabilityStatus': 'OUT_OF_STOCK', 'inventory.preorderStatus': 'ENABLED' }, ['autumn-bulbs']],
    [{ 'brand.name': 'Uliveto' }, ['olive-board']],
    [
      {
        'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: [collectionIdOf('stationery')] } }] },
        productType: 'DIGITAL',
      },
      ['shawl-pattern'],
    ],
    [{ productType: 'DIGITAL' }, ['shawl-pattern', 'fern-brushes']],
    [{ 'options.choicesSettings.choices.name': { $hasSome: ['XL'] } }, ['linen-tee']],
    [{ $and: [{ slug: { $in: ['blue-mug', 'wool-throw'] } }, { $not: { name: 'Blue Mug' } }] }, ['wool-throw']],
  ])('filters products by %j', async (filter, expected) => {
    expect(await slugs({ filter })).toEqual(expected)
  })

  it.each<[unknown, string]>([
    [{ filter: { colour: 'red' } }, 'query.filter.colour'],
    [{ cursorPaging: { limit: 101 } }, 'query.cursorPaging.limit'],
    [{ cursorPaging: { cursor: 'nonsense' } }, 'query.cursorPaging.cursor'],
    [{ sort: [{ fieldName: 'colour' }] }, 'query.sort[0].fieldName'],
  ])('refuses the query %j', async (payload, field) => {
    expect(violationOf(await query(payload))?.field).toBe(field)
  })
})

describe('the variant query', () => {
  interface VariantPage {
    variants: {
      variantId: string
      sku: string
      optionChoices: { optionChoiceNames: { choiceName: string } }[]
      productData: { productId: string; name: string }
    }[]
    pagingMetadata: { hasNext: boolean }
  }
  const variants = (payload: unknown, at = 'query') => shopper.post<VariantPage>(`${ROOT}/${at}-variants`, { [at]: payload })

  it('finds variants by their product, with the names of their choices', async () => {
    const { body } = await variants({
      filter: { 'productData.productId': productIdOf('linen-tee') },
      cursorPaging: { limit: 1000 },
    })
    expect(body.variants).toHaveLength(12)
    const one = body.variants.find(({ variantId }) => variantId === variantIdOf('linen-tee', 'L', 'Clay'))
    expect(one).toMatchObject({
      productData: { name: 'Linen Tee' },
      optionChoices: [{ optionChoiceNames: { choiceName: 'L' } }, { optionChoiceNames: { choiceName: 'Clay' } }],
      inventoryStatus: { inStock: false },
    })
  })

  it('searches variants by the name of their product', async () => {
    const { body } = await variants({ search: { expression: 'socks' }, filter: { 'inventoryStatus.inStock': true } }, 'search')
    expect(new Set(body.variants.map(({ productData }) => productData.name))).toEqual(new Set(['Wool Socks']))
    expect(body.variants).toHaveLength(3)
  })
})
