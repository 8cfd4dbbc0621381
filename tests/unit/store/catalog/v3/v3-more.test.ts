/** What a product's own page and the page's API ask of catalog version 3. */
import { expect, it } from 'vitest'
import { moreOfV3 } from '../../../../../src/store/catalog/v3/v3-more.chunk'
import { aDevice, json, type Seen } from '../../../platform/fake-platform'

const queryIn = ({ search, body }: Seen): unknown => {
  const encoded = search.get('.r')
  return encoded ? JSON.parse(Buffer.from(encoded, 'base64url').toString()) : body
}

it('a product is read with every field that its page shows, and with its stock', async () => {
  const { tab, settle, answerAt, calls } = aDevice()
  answerAt('/products/tee-id', () => json({ product: { id: 'tee-id' } }))
  answerAt('/inventory-items/query', () => json({ inventoryItems: [{ variantId: 'v', productId: 'tee-id' }] }))
  expect(await settle(moreOfV3.read(tab(), 'tee-id'))).toMatchObject({ id: 'tee-id', inventoryItems: [{ variantId: 'v' }] })
  const asked = calls().find(({ path }) => path === '/stores/v3/products/tee-id')
  expect(asked?.search.getAll('fields')).toEqual([
    ...['CURRENCY', 'URL', 'MIN_PRICE_VARIANT', 'SUBSCRIPTION_PRICES_INFO', 'VARIANT_OPTION_CHOICE_NAMES'],
    ...['MEDIA_ITEMS_INFO', 'THUMBNAIL', 'DESCRIPTION', 'PLAIN_DESCRIPTION', 'INFO_SECTION', 'INFO_SECTION_DESCRIPTION'],
    ...['BREADCRUMBS_INFO', 'DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO', 'WEIGHT_MEASUREMENT_UNIT_INFO'],
  ])
})

it('the page’s API gets products with their currency and address', async () => {
  const { tab, settle, answerAt, calls } = aDevice()
  answerAt('/products/query', () => json({ products: [] }))
  await settle(moreOfV3.queryProducts(tab(), { filter: { slug: 'tee' } }))
  expect(queryIn(calls()[0] as Seen)).toEqual({ query: { filter: { slug: 'tee' } }, fields: ['CURRENCY', 'URL'] })
})

it('a category is found in the tree of products by its slug, as an author pasted it, or rejects as a page that is not there', async () => {
  const device = aDevice()
  const { tab, settle, answer, calls } = device
  answer(({ path, search, text }) => {
    if (!path.startsWith('/categories')) return undefined
    const asked = `${text} ${Buffer.from(search.get('.r') ?? '', 'base64url')}`
    return json({ categories: asked.includes('"home"') ? [{ id: 'c1', slug: 'home' }] : [] })
  })
  expect(await settle(moreOfV3.getCollection(tab(), '“home”'))).toMatchObject({ id: 'c1' })
  expect(JSON.stringify(queryIn(calls()[0] as Seen))).toContain('"appNamespace":"@wix/stores"')
  expect(await device.failure(moreOfV3.getCollection(tab(), 'attic'))).toMatchObject({
    code: 'HTTP_404',
    status: 404,
    message: 'This shop has no visible category "attic"',
  })
  await settle(moreOfV3.queryCollections(tab(), {}))
  expect(JSON.stringify(queryIn(calls().at(-1) as Seen))).toContain('"appNamespace":"@wix/stores"')
})
