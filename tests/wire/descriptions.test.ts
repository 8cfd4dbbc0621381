/** The descriptions of one product, from the local platform's response to the view: HTML in version 1, rich content in version 3. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { getProductBySlugV3, queryProductsV1 } from '../../src/index'
import { htmlView } from '../../src/store/catalog/content/html-view'
import { richView } from '../../src/store/catalog/content/rich-view'
import { aLocalShop } from '../support/fakes/local-shop'
import { forbiddenIn, markupOf } from '../support/fixtures/content/rich-markup'

let v1: Platform
let v3: Platform
beforeAll(async () => {
  v1 = await startPlatform({ port: 0, databaseFile: ':memory:' })
  v3 = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: 'v3' })
})
afterAll(() => Promise.all([v1.close(), v3.close()]))

it('the HTML descriptions of catalog version 1 are drawn as the expected markup', async () => {
  const { products } = await queryProductsV1(aLocalShop(v1).client(), { filter: { slug: 'iron-teapot' } })
  const [product] = products
  const view = htmlView(product?.description)
  expect(forbiddenIn(view)).toEqual([])
  expect(markupOf(view).replace(/[ \n]+/g, ' ')).toBe(
    '<p data-align="center"><strong>Cast once,</strong> used for a <em>lifetime</em>.</p> ' +
      '<p>Enamelled inside – it won’t rust & holds eight decilitres at 90\u00a0°C for an hour. Cafés like it: see <a href="https://example.com/tea" target="_blank" rel="noopener">the brewing guide</a>.</p> ' +
      '<ul><li>Comes with a strainer </li><li>Lid with a brass knob</li></ul> ' +
      '<div data-rich="table" tabIndex="0"><table><tbody><tr><th>Holds</th><td>0.8\u00a0l</td></tr><tr><th>Weighs</th><td>1.6\u00a0kg</td></tr></tbody></table></div> ',
  )
  expect(markupOf(htmlView(product?.additionalInfoSections?.[0]?.description))).toBe(
    '<h3>Every day</h3><p>Rinse with <strong>hot water</strong> and <em>no soap</em>.</p><ul><li>Dry it at once</li><li>Leave the lid off</li></ul>' +
      '<h3>Every year</h3><ol><li>Oil the handle</li><li>Polish it</li></ol><blockquote>Ours has been here since <u>1974</u>.</blockquote>',
  )
})

it('the rich content of catalog version 3 is drawn as the expected markup', async () => {
  const product = await getProductBySlugV3(aLocalShop(v3).client(), 'iron-teapot', {
    fields: ['DESCRIPTION', 'INFO_SECTION', 'INFO_SECTION_DESCRIPTION'],
  })
  const view = richView(product.description)
  expect(forbiddenIn(view)).toEqual([])
  const markup = markupOf(view).replaceAll(v3.url, 'http://shop')
  for (const part of [
    '<p data-align="center">Cast once, used for a <em>lifetime</em>.</p><h3>Iron, inside and out</h3>',
    '<s>twice</s><span color:#8a5a00><strong> three times</strong></span>',
    '<u>good</u><span size:1.25em> reasons</span>',
    '<a href="https://example.com/foundry" target="_blank" rel="noopener">how it is <strong>cast</strong></a>',
    '<img src="http://shop/media/iron-teapot-set.svg" alt="The teapot with two cups" width="1000" height="1000">',
    '<tr><td><p>Holds</p></td><td><p>0.8 l</p></td></tr>',
    '<details open><summary>Does it rust?</summary>',
    '<a href="https://example.com/tea" rel="noopener" data-rich="button">Brewing guide</a>',
  ])
    expect(markup).toContain(part)
  expect(markupOf(richView(product.infoSections?.[0]?.description))).toContain(
    '<h3>Every year</h3><ol><li><p>Oil the handle</p></li>',
  )
})
