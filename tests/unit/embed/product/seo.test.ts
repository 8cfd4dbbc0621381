import { afterEach, expect, it } from 'vitest'
import { keepProductData, writeProductData } from '../../../../src/embed/product/seo.chunk'
import type { PageConfig } from '../../../../src/embed/settings/config'
import type { Content } from '../../../../src/store/catalog/product-details'
import type { Shop } from '../../../../src/store/shop/shop'
import { poisoned } from '../../../support/fakes/poisoned-json'
import { aProduct, aState, aVariant } from '../../../support/fixtures/views'

const DETAILS = {
  id: 'mug-id',
  media: [],
  infoSections: [],
  digitalFiles: [],
  breadcrumbs: [{ id: 'home', name: 'Home' }],
  relatedCategoryIds: [],
}
const page = { view: window, document, config: { productLink: '' } as PageConfig }
const told = () => JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')

afterEach(() => document.head.replaceChildren())

it('writes the product and its breadcrumbs as JSON-LD without markup, and removes it again', () => {
  const undo = writeProductData(page, aProduct({ name: 'A </script> mug' }), DETAILS)
  expect(told()).toMatchObject([
    { '@type': 'Product', name: 'A </script> mug' },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Home' }, { position: 2 }] },
  ])
  expect(document.querySelector('script')?.textContent).not.toContain('<')
  undo()
  expect(told()).toBeNull()
})

it.each([
  ['the page’s template', '/shop/{slug}', undefined, '/shop/blue-mug'],
  ['the element’s template', '/shop/{slug}', '/mugs/{id}', '/mugs/mug-id'],
])('the address of the product is filled from %s', (_, productLink, own, path) => {
  const config = { productLink } as PageConfig
  writeProductData({ ...page, config }, aProduct(), DETAILS, undefined, (name) =>
    name === 'product-link' ? (own ?? null) : null,
  )
  const url = new URL(path, document.baseURI).href
  expect(told()[0]).toMatchObject({ url, offers: { url } })
})

it('writes the same structured data on a page that has extended Array.prototype', () => {
  writeProductData(page, aProduct(), DETAILS)
  const plain = told()
  document.head.replaceChildren()
  poisoned(() => writeProductData(page, aProduct(), DETAILS))
  expect(told()).toEqual(plain)
})

it.each([
  ['the product', 'mug-id', 1],
  ['another product', 'vase-id', 2],
])('describes a product once on a page that was pre-rendered with %s', async (_, id, scripts) => {
  const rendered = document.createElement('script')
  rendered.type = 'application/ld+json'
  rendered.setAttribute('data-cartlet-rendered', '')
  rendered.textContent = JSON.stringify({ '@graph': [{ productID: id }] })
  document.head.append(rendered)
  const products = { 'blue-mug': { status: 'ready' as const, product: aProduct() } }
  const shop = { loadDetails: async () => DETAILS, store: { getState: () => aState({ products }) } } as unknown as Shop
  await keepProductData(page, { shop }, 'blue-mug', new AbortController().signal)
  expect(document.querySelectorAll('script')).toHaveLength(scripts)
})

const TEE = aProduct({
  id: 'tee-id',
  name: 'Tee',
  url: 'https://shop.example/product-page/tee',
  options: [
    {
      name: 'Size',
      choices: [
        { value: 'm', label: 'M' },
        { value: 'l', label: 'L' },
      ],
    },
  ],
  variants: ['m', 'l'].map((size) => aVariant(`tee-${size}`, { choices: { Size: size }, sku: `T-${size}` })),
} as Parameters<typeof aProduct>[0])

/** As the widget writes it, with this description. */
async function writtenFor(description: Content | undefined) {
  const products = { tee: { status: 'ready' as const, product: TEE } }
  const shop = { loadDetails: async () => ({ ...DETAILS, description }), store: { getState: () => aState({ products }) } }
  await keepProductData(page, { shop: shop as unknown as Shop }, 'tee', new AbortController().signal)
  return told()[0]
}

it('the structured data has the description as plain text and every variant', async () => {
  expect(await writtenFor({ html: '<p>Soft <b>linen</b></p><p>Made here</p>' })).toMatchObject({
    '@type': 'ProductGroup',
    description: 'Soft linen Made here',
    variesBy: ['Size'],
    hasVariant: [
      { productID: 'tee-m', name: 'Tee, M', sku: 'T-m' },
      { productID: 'tee-l', name: 'Tee, L', sku: 'T-l' },
    ],
  })
})

it.each([
  ['the page’s own, without what came with the visitor', '', '/mugs?id=7'],
  ['the canonical one of the page', 'https://blog.example/tea', 'https://blog.example/tea'],
])('the address in the structured data is %s, not that of the platform', async (_, canonical, expected) => {
  history.replaceState(null, '', '/mugs?id=7&utm_source=mail&gclid=1&coupon=X#top')
  if (canonical) {
    const link = document.head.appendChild(document.createElement('link'))
    link.rel = 'canonical'
    link.href = canonical
  }
  const { url, hasVariant } = await writtenFor(undefined)
  const here = new URL(expected, location.href).href
  expect([url, hasVariant[0].offers.url]).toEqual([here, here])
})
