import { afterEach, expect, it } from 'vitest'
import { keepProductData, writeProductData } from '../../../../src/embed/product/seo.chunk'
import type { Shop } from '../../../../src/store/shop/shop'
import { poisoned } from '../../../support/fakes/poisoned-json'
import { aProduct, aState } from '../../../support/fixtures/views'

const DETAILS = {
  id: 'mug-id',
  media: [],
  infoSections: [],
  digitalFiles: [],
  breadcrumbs: [{ id: 'home', name: 'Home' }],
  relatedCategoryIds: [],
}
const page = { view: window, document }
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
