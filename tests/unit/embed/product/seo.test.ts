import { afterEach, expect, it } from 'vitest'
import { writeProductData } from '../../../../src/embed/product/product-data'
import { poisoned } from '../../../support/fakes/poisoned-json'
import { aProduct } from '../../../support/fixtures/views'

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

it('search engines are told of the product and the way to it, without markup', () => {
  const undo = writeProductData(page, aProduct({ name: 'A </script> mug' }), DETAILS)
  expect(told()).toMatchObject([
    { '@type': 'Product', name: 'A </script> mug' },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Home' }, { position: 2 }] },
  ])
  expect(document.querySelector('script')?.textContent).not.toContain('<')
  undo()
  expect(told()).toBeNull()
})

it('search engines are told the same on a page that hung something on its arrays', () => {
  writeProductData(page, aProduct(), DETAILS)
  const plain = told()
  document.head.replaceChildren()
  poisoned(() => writeProductData(page, aProduct(), DETAILS))
  expect(told()).toEqual(plain)
})
