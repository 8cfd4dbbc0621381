import { describe, expect, it } from 'vitest'
import { addWishListItem, getWishList, getWishListById, removeWishListItem } from '../../../../src/platform/wish-list/api'
import { ask } from '../../../support/pages/ask'

const PATH = '/ecom/v1/wishlists'
const catalogReference = { catalogItemId: 'p1', appId: 'a1', options: { variantId: 'v1' } }
const wishlist = { id: 'w1', memberId: 'm1', items: [{ catalogReference, addedDate: '2026-01-12T08:15:30.123Z' }] }
const read = { ...wishlist, items: [{ catalogReference, addedDate: new Date('2026-01-12T08:15:30.123Z') }] }

describe('the wish list of a member', () => {
  it('the list is read with its dates, for one app if asked, and is empty for a member who has none', async () => {
    expect(await ask((c) => getWishList(c), { wishlist })).toEqual({
      sent: [{ method: 'GET', path: `${PATH}/get-default` }],
      result: read,
    })
    expect((await ask((c) => getWishList(c, 'a1'), { wishlist })).sent[0]?.path).toBe(`${PATH}/get-default?appId=a1`)
    expect((await ask((c) => getWishList(c), { wishlist: {} })).result).toEqual({ items: [] })
  })

  it('takes and gives up an item by its whole reference, and answers with the list only if asked', async () => {
    expect(await ask((c) => addWishListItem(c, catalogReference))).toEqual({
      sent: [{ method: 'POST', path: `${PATH}/add-item`, body: { catalogReference } }],
      result: undefined,
    })
    expect(await ask((c) => removeWishListItem(c, catalogReference, { returnEntity: true }), { wishlist })).toEqual({
      sent: [{ method: 'POST', path: `${PATH}/remove-item`, body: { catalogReference, returnEntity: true } }],
      result: read,
    })
  })

  it("the list is read by its id by the shop's own server", async () => {
    const stored = { id: 'w1', ownerId: 'm1', items: [{ id: 'p1', dateAdded: '2026-01-12T08:15:30.123Z' }], totalCount: 1 }
    expect(await ask((c) => getWishListById(c, { id: 'w1', limit: 10 }), { wishlist: stored })).toEqual({
      sent: [{ method: 'POST', path: '/stores/v1/wishlists/get', body: { id: 'w1', limit: 10 } }],
      result: { ...stored, items: [{ id: 'p1', dateAdded: new Date('2026-01-12T08:15:30.123Z') }] },
    })
  })
})
