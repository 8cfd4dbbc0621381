/** Promotions, groups of products and subscription options of the local platform, and what it tells of its site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choiceIdOf } from '../../catalog/v3/keys'
import { collectionIdOf, productIdOf } from '../../seed'
import { type Platform, startPlatform } from '../../server'
import { idFor } from '../../storage/ids'
import { codeOf, createShopper, type Shopper, violationOf } from '../support/support'

const PROMOTIONS = '/stores/v3/promotions'
const GROUPS = '/stores/v3/product-groups'

const opened = (catalogVersion: 'v1' | 'v3') => {
  const at = {} as { platform: Platform; shopper: Shopper }
  beforeAll(async () => {
    at.platform = await startPlatform({ catalogVersion })
    at.shopper = await createShopper(at.platform)
  })
  afterAll(() => at.platform.close())
  return at
}

describe('promotions', () => {
  const at = opened('v3')
  const resolve = (slug: string) =>
    at.shopper.call<{ promotions: { promotion: { name: string; media: { image: { url: string } } }; position: number }[] }>(
      'GET',
      `${PROMOTIONS}/resolve?categoryId=${collectionIdOf(slug)}`,
    )
  const names = async (slug: string) => (await resolve(slug)).body.promotions.map(({ promotion }) => promotion.name)

  it('a category shows its own and those of its ancestors, but none that is disabled', async () => {
    const { body } = await resolve('home')
    expect(body.promotions).toMatchObject([{ promotion: { name: 'Winter table' }, position: 1 }])
    expect((await fetch(body.promotions[0]?.promotion.media.image.url ?? '')).status).toBe(200)
    expect(await names('kitchen')).toEqual(['Winter table'])
    expect(await names('stationery')).toEqual(['Letters by hand'])
  })

  it('a category that the shop does not have is said by its code', async () => {
    expect(codeOf(await resolve('attic'))).toBe('CATEGORY_NOT_FOUND')
  })

  it('they are found by filter and by words, page by page', async () => {
    const page = await at.shopper.post<{ promotions: object[]; pagingMetadata: { cursors: { next: string } } }>(
      `${PROMOTIONS}/query`,
      { query: { filter: { enabled: true }, cursorPaging: { limit: 1 } } },
    )
    expect(page.body.promotions).toMatchObject([{ name: 'Winter table' }])
    const { next: cursor } = page.body.pagingMetadata.cursors
    const rest = await at.shopper.post(`${PROMOTIONS}/query`, { query: { cursorPaging: { cursor } } })
    expect(rest.body).toMatchObject({ promotions: [{ name: 'Letters by hand' }], pagingMetadata: { hasNext: false } })
    const search = { search: { expression: 'summer', fields: ['name'] }, aggregations: [] }
    expect((await at.shopper.post(`${PROMOTIONS}/search`, { search })).body).toMatchObject({
      promotions: [{ name: 'Last summer', enabled: false }],
      aggregationData: { results: [] },
    })
  })

  it('an id that is none is a violation, and one that names nothing is not found', async () => {
    expect(violationOf(await at.shopper.call('GET', `${PROMOTIONS}/x`))).toMatchObject({ field: 'promotionId' })
    expect((await at.shopper.call('GET', `${PROMOTIONS}/${idFor('nothing')}`)).status).toBe(404)
  })
})

describe('groups of products', () => {
  const at = opened('v3')

  it('the groups of a product name its siblings, by their choices', async () => {
    const search = { filter: { 'members.productId': { $hasSome: [productIdOf('monogram-mug')] } } }
    const { body } = await at.shopper.post(`${GROUPS}/search`, { search })
    const choice = { id: choiceIdOf('PRODUCT_OPTION', 'Glaze', 'Blue'), name: 'Blue', choiceType: 'ONE_COLOR' }
    expect(body).toMatchObject({
      productGroups: [{ handle: 'mug', members: [{ slug: 'blue-mug', choice, status: 'ACTIVE' }, { slug: 'monogram-mug' }] }],
    })
    expect(body).not.toHaveProperty('productGroups.0.groupingCustomization')
  })

  it('what groups them comes on request', async () => {
    const path = `${GROUPS}/${idFor('product-group/Mug')}?fields=GROUPING_CUSTOMIZATION`
    expect((await at.shopper.call('GET', path)).body).toMatchObject({
      productGroup: { groupingCustomization: { name: 'Glaze', customizationRenderType: 'SWATCH_CHOICES' } },
    })
  })

  it('a hidden product leaves its group, and a group of one is none', async () => {
    at.platform.hideProduct('dinner-plate')
    const { body } = await at.shopper.post(`${GROUPS}/query`, { query: {} })
    expect(body).toMatchObject({ productGroups: [{ name: 'Mug' }] })
  })
})

describe('subscription options of version 1', () => {
  const at = opened('v1')
  const PATH = '/_api/subscription-options-reader-server/v1/subscription-options'

  it('a product names the terms of its subscriptions, and whether it sells without one', async () => {
    const { body } = await at.shopper.call<{ subscriptionOptions: { id: string }[] }>(
      'GET',
      `${PATH}/byProduct/${productIdOf('loose-tea')}`,
    )
    expect(body.subscriptionOptions[0]).toMatchObject({ subscriptionSettings: { frequency: 'MONTH' }, hidden: false })
    const one = await at.shopper.call('GET', `${PATH}/${body.subscriptionOptions[0]?.id}`)
    expect(one.body).toMatchObject({ subscriptionOption: { title: 'A tin every month', discount: { type: 'PERCENT' } } })
    const allowed = (slug: string) => at.shopper.call('GET', `${PATH}/product/${productIdOf(slug)}/oneTimePurchasesStatus`)
    expect((await allowed('loose-tea')).body).toEqual({ allowed: true })
  })

  it('an unknown product or option is not found', async () => {
    expect((await at.shopper.call('GET', `${PATH}/byProduct/${idFor('nothing')}`)).status).toBe(404)
    expect((await at.shopper.call('GET', `${PATH}/${idFor('nothing')}`)).status).toBe(404)
  })
})

it('the site tells its currency and languages to visitors, and refuses a call without a token', async () => {
  const platform = await startPlatform({ currency: 'JPY' })
  const shopper = await createShopper(platform)
  const path = '/assets/scripts/v1/site-scripts/essentials'
  expect((await shopper.call('GET', path)).body).toMatchObject({
    properties: { paymentCurrency: 'JPY', multilingual: { supportedLanguages: [{ languageCode: 'en' }] } },
  })
  expect((await fetch(platform.url + path)).status).toBe(401)
  await platform.close()
})
