/** Products with values of any kind: the mapping returns a view, does not throw, and lets no executable content through. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductV1 } from '../../../../src/platform/catalog/v1/v1-model'
import { toDetailsV1 } from '../../../../src/store/catalog/v1/v1-details'
import { toProductViewV1 } from '../../../../src/store/catalog/v1/v1-product'
import { toDetailsV3 } from '../../../../src/store/catalog/v3/v3-details'
import { toProductViewV3 } from '../../../../src/store/catalog/v3/v3-product'
import type { StockedProductV3 } from '../../../../src/store/catalog/v3/v3-variant'

const format = (value: number, currency: string) => `${value} ${currency}`
const EVIL_URLS = [
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://x',
  '//evil.example/x',
  'https:///x',
  'vbscript:x',
  'wix:image://v1/x',
  7,
  {},
  null,
]
const EVIL_COLOURS = [
  'red;background:url(//x)',
  'url(javascript:1)',
  'expression(1)',
  'var(--x)',
  '#12345',
  'rgb(1,2,3);',
  'x'.repeat(5000),
  1,
  null,
]
const GOOD_COLOURS = ['#abc', '#aabbcc', '#aabbcc80', 'rebeccapurple', 'rgb(1, 2, 3)', 'rgba(1 2 3 / 50%)', 'hsl(120, 50%, 50%)']

const views = {
  v1: (product: object) => [toProductViewV1(product as ProductV1, format), toDetailsV1(product as ProductV1)] as const,
  v3: (product: object) =>
    [toProductViewV3(product as StockedProductV3, format), toDetailsV3(product as StockedProductV3)] as const,
}

const colourOf = {
  v1: (value: unknown) => ({ id: 'a', productOptions: [{ optionType: 'color', choices: [{ value, description: 'x' }] }] }),
  v3: (colorCode: unknown) => ({
    id: 'a',
    options: [{ choicesSettings: { choices: [{ choiceType: 'ONE_COLOR', name: 'x', colorCode }] } }],
  }),
}

const urlsOf = {
  v1: (url: unknown) => ({
    id: 'a',
    productPageUrl: { base: url, path: 'x' },
    media: {
      mainMedia: { image: { url }, thumbnail: { url } },
      items: [
        { mediaType: 'video', video: { files: [{ url }] } },
        { mediaType: 'document', image: { url } },
      ],
    },
  }),
  v3: (url: unknown) => ({
    id: 'a',
    url: { url },
    media: {
      main: { image: { url } },
      itemsInfo: { items: [{ video: { url, resolutions: [{ url }], posters: [{ url }] } }, { mediaType: 'DOCUMENT', url }] },
    },
  }),
}

/** Virtual DOM nodes of the rendering library, and forgeries of them. */
const NODES: [string, unknown][] = [
  ['a text', { type: 'img', props: { src: 'x', onerror: 'alert(1)' }, constructor: undefined, ref: null, key: null }],
  ['a text, as JSON has them', JSON.parse('{"type":"img","props":{"src":"x","onerror":"alert(1)"},"constructor":null,"__v":1}')],
  ['a text, in a list', [{ type: 'script', props: { children: 'alert(1)' } }]],
]

/** Paths of all objects that could be rendered as an element: anything with `type` and `props`. */
function nodesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'props' in value && 'type' in value ? [path] : []
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => nodesIn(inner, `${path}.${key}`))]
}

describe.each(['v1', 'v3'] as const)('a product of %s', (version) => {
  // hazard 34
  it.each(EVIL_URLS)('drops the URL %j everywhere in a product', (url) => {
    const [view, details] = views[version](urlsOf[version](url))
    expect([view.url, view.picture, details.media]).toEqual([undefined, undefined, []])
  })

  // hazard 83
  it.each(EVIL_COLOURS)('drops %j as a colour of a choice', (colour) =>
    expect(views[version](colourOf[version](colour))[0].options[0]?.choices[0]?.color).toBeUndefined())

  it.each(GOOD_COLOURS)('keeps %s as the colour of a choice', (colour) =>
    expect(views[version](colourOf[version](colour))[0].options[0]?.choices[0]?.color).toBe(colour))

  it('keeps markup in a product name as plain text', () => {
    const name = '<img src=x onerror=alert(1)>\u202E'
    expect(views[version]({ id: 'a', name })[0].name).toBe(name)
  })

  // hazard 81
  it.each(NODES)('lets no virtual DOM node through that stands in the place of %s', (_, node) => {
    const fields = ['name', 'description', 'plainDescription', 'slug', 'ribbon', 'brand', 'sku', 'preorderInfo', 'url']
    const choice = { name: node, value: node, description: node, key: node }
    const [view, details] = views[version]({
      id: 'a',
      ...Object.fromEntries(fields.map((field) => [field, node])),
      ...{ ribbon: { name: node }, productOptions: [{ name: node, choices: [choice] }] },
      ...{ options: [{ name: node, choicesSettings: { choices: [choice] } }], modifiers: [{ name: node, key: node }] },
      ...{ additionalInfoSections: [{ title: node, description: node }], infoSections: [{ title: node }] },
      ...{ customTextFields: [{ title: node }], price: { formatted: { price: node } }, actualPriceRange: { minValue: node } },
    })
    expect(nodesIn([view, details])).toEqual([])
  })

  // hazard 68
  it('a product with "__proto__" members does not pollute Object.prototype', () => {
    const evil = JSON.parse(
      '{"id":"a","__proto__":{"polluted":1},"options":[{"name":"__proto__"}],"variants":[{"id":"v","choices":{"__proto__":"x"}}],"manageVariants":true}',
    )
    views[version](evil)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  /** Every member that the mappings read. */
  const KEYS = [
    'id',
    'name',
    'slug',
    'stock',
    'price',
    'priceData',
    'convertedPriceData',
    'formatted',
    'media',
    'mainMedia',
    'items',
    'itemsInfo',
    'main',
    'image',
    'thumbnail',
    'video',
    'files',
    'posters',
    'resolutions',
    'url',
    'width',
    'productOptions',
    'options',
    'choices',
    'choicesSettings',
    'linkedMedia',
    'variants',
    'variant',
    'variantsInfo',
    'variantSummary',
    'variantCount',
    'minPriceVariant',
    'actualPrice',
    'actualPriceRange',
    'minValue',
    'maxValue',
    'amount',
    'customTextFields',
    'modifiers',
    'freeTextSettings',
    'subscriptionDetails',
    'subscriptions',
    'discount',
    'inventory',
    'inventoryStatus',
    'inventoryItems',
    'inventoryItem',
    'preorderInfo',
    'physicalProperties',
    'pricePerUnit',
    'optionChoices',
    'optionChoiceIds',
    'optionChoiceNames',
    'description',
    'infoSections',
    'additionalInfoSections',
    'seoData',
    'tags',
    'props',
    'weightRange',
    'shippingWeightRange',
    'breadcrumbsInfo',
    'breadcrumbs',
    'allCategoriesInfo',
    'categories',
    'ribbon',
    'ribbons',
    'brand',
    'collectionIds',
    'productPageUrl',
    'digitalProperties',
    'digitalFile',
    '__proto__',
  ]
  const anything = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(null, undefined, true, 0, -1, 1e9, Number.NaN, '', 'x', 'ONE_COLOR', 'FREE_TEXT', '12.50', 'javascript:1'),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...KEYS), tie('node'), { maxKeys: 8 }),
    ),
  })).node

  // hazard 25
  it('maps a product with arbitrary members to a well-formed view', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...KEYS), anything, { maxKeys: 30 }), (product) => {
        const [view, details] = views[version](product)
        for (const text of [view.id, view.slug, view.name, view.price.formatted]) expect(typeof text).toBe('string')
        expect(Number.isFinite(view.price.value)).toBe(true)
        for (const list of [view.options, view.variants, view.modifiers, view.subscriptions, details.media, details.infoSections])
          expect(Array.isArray(list)).toBe(true)
        expect(JSON.stringify([view, { ...details, description: null, infoSections: [] }])).not.toMatch(
          /"(url|color)":"(?!https?:|#|\w)/,
        )
      }),
      { numRuns: 2000 },
    )
  })
})
