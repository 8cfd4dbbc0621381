/** The wish list of a member. */
import { expect, it } from 'vitest'
import { codeOf, createMerchant, reference, send } from '../support/support'
import { page, platform, startAnewForEachTest } from './support/member-platform'

startAnewForEachTest()

const PATH = '/ecom/v1/wishlists'

interface Listed {
  wishlist?: { id?: string; memberId?: string; items: { catalogReference: object; addedDate: string }[] }
}

async function aMember(address = 'wishes@members.example') {
  const { access_token } = await page.memberTokens((await page.register(address)).body.sessionToken)
  const ask = (method: string, path: string, body?: unknown) =>
    send<Listed>(platform.url + PATH + path, method, body, access_token)
  return {
    read: () => ask('GET', '/get-default'),
    change: (what: 'add' | 'remove', catalogReference: object, more: object = {}) =>
      ask('POST', `/${what}-item`, { catalogReference, ...more }),
  }
}

it('a member without a list has an empty one; a visitor is refused', async () => {
  const member = await aMember()
  expect((await member.read()).body).toEqual({ wishlist: { items: [] } })
  const visitor = await page.call('GET', `${PATH}/get-default`)
  expect([visitor.status, codeOf(visitor)]).toEqual([403, 'PERMISSION_DENIED'])
})

it('two choices of a product are two items, the order of options makes none, and repetition is no error', async () => {
  const member = await aMember()
  const tee = (options: object) => reference('linen-tee', { options })
  await member.change('add', tee({ Size: 'L', Colour: 'Clay' }))
  await member.change('add', tee({ Colour: 'Clay', Size: 'L' }))
  const { body } = await member.change('add', tee({ Size: 'M', Colour: 'Clay' }), { returnEntity: true })
  expect(body.wishlist?.items.map(({ catalogReference }) => catalogReference)).toEqual([
    tee({ Size: 'L', Colour: 'Clay' }),
    tee({ Size: 'M', Colour: 'Clay' }),
  ])
  for (const _ of [1, 2]) expect((await member.change('remove', tee({ Size: 'L', Colour: 'Clay' }))).body).toEqual({})
  expect((await member.read()).body.wishlist?.items).toHaveLength(1)
  expect((await (await aMember('other@members.example')).read()).body.wishlist?.items).toEqual([])
})

it('a list takes 100 items, and says so of the next one', async () => {
  const member = await aMember()
  const item = (place: number) => reference('blue-mug', { options: { place: `${place}` } })
  for (let place = 0; place < 100; place++) expect((await member.change('add', item(place))).status).toBe(200)
  const refused = await member.change('add', item(100))
  expect([refused.status, codeOf(refused)]).toEqual([428, 'WISHLIST_ITEMS_LIMIT_EXCEEDED'])
  expect((await member.change('add', item(0))).status).toBe(200)
})

it("the shop's own server reads a list by its id, page by page, and a visitor is refused", async () => {
  const member = await aMember()
  for (const slug of ['blue-mug', 'brass-lamp']) await member.change('add', reference(slug))
  const { id } = (await member.read()).body.wishlist ?? {}
  const path = '/stores/v1/wishlists/get'
  expect((await page.post(path, { id })).status).toBe(403)
  const { body } = await createMerchant(platform).post<Listed & { wishlist: { totalCount: number } }>(path, {
    id,
    limit: 1,
    offset: 1,
  })
  expect(body.wishlist).toMatchObject({ id, totalCount: 2, items: [{ id: platform.productId('brass-lamp'), type: 'product' }] })
})
