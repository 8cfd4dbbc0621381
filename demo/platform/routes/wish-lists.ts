/** The wish list of the member who calls, and any list for the shop's own server. */
import { type ApiContext, createRouter, jsonBody } from '../api-app'
import { applicationError } from '../gateway/errors'
import { idFor } from '../storage/ids'
import {
  integerBetween,
  isRecord,
  type Json,
  optionalList,
  optionalRecord,
  optionalString,
  own,
  requiredRecord,
  requiredString,
} from '../untrusted'
import { MOST_WISHED, type WishedItem } from '../wish-list/wish-lists'
import { requireElevated } from './identity/caller'

const PATH = '/ecom/v1/wishlists'
const ID_LENGTH = 36

const listId = (memberId: string) => idFor(`wish-list/${memberId}`)

/** Only members have a list: a visitor is refused, and so is the shop's own server. */
const memberOf = ({ var: { caller } }: ApiContext, permission: string): string => {
  if (caller.subject?.role === 'MEMBER') return caller.subject.id
  throw applicationError(403, 'PERMISSION_DENIED', `Permission denied: ${permission}`, { permission })
}

const bodyOf = (memberId: string, items: readonly WishedItem[]): Json => {
  const dates = items.map(({ addedDate }) => addedDate)
  return items.length
    ? { id: listId(memberId), memberId, items, createdDate: dates[0], updatedDate: dates[dates.length - 1] }
    : { items }
}

const readReference = (body: Json): Json => {
  const reference = requiredRecord(own(body, 'catalogReference'), 'catalogReference')
  const options = optionalRecord(own(reference, 'options'), 'catalogReference.options')
  return {
    catalogItemId: requiredString(own(reference, 'catalogItemId'), 'catalogReference.catalogItemId', ID_LENGTH),
    appId: requiredString(own(reference, 'appId'), 'catalogReference.appId', ID_LENGTH),
    ...(options && { options }),
  }
}

const kindOf = (value: unknown): string => (isRecord(value) ? `${own(value, 'type')} ${own(value, 'origin')}` : '')

/** What the shop's own server reads of any list. */
const readStored = (c: ApiContext) => {
  requireElevated(c)
  const { wishLists } = c.var.shop
  const body = jsonBody(c)
  const id = requiredString(own(body, 'id'), 'id', ID_LENGTH)
  const ownerId = wishLists.members().find((member) => listId(member) === id)
  if (!ownerId) throw applicationError(404, 'WISHLIST_NOT_FOUND', 'No wish list with this id')
  const [limit, offset] = (['limit', 'offset'] as const).map((name) => {
    const value = own(body, name)
    return value === undefined ? undefined : integerBetween(value, name, 0, MOST_WISHED)
  })
  const kinds = optionalList(own(body, 'kind'), 'kind', MOST_WISHED)?.map(kindOf)
  const items = wishLists
    .itemsOf(ownerId)
    .map(({ catalogReference, addedDate }) => ({
      id: `${catalogReference.catalogItemId}`,
      dateAdded: addedDate,
      type: 'product',
      origin: 'wixstores',
    }))
    .filter((item) => !kinds?.length || kinds.includes(kindOf(item)))
  const start = offset ?? 0
  const page = items.slice(start, start + (limit ?? MOST_WISHED))
  return c.json({ wishlist: { id, ownerId, items: page, totalCount: items.length } })
}

export const createWishListRoutes = () => {
  const app = createRouter()
  app.get(`${PATH}/get-default`, (c) => {
    const memberId = memberOf(c, 'ecom:v1:wishlist:get_default_wishlist')
    const appId = optionalString(c.req.query('appId'), 'appId', ID_LENGTH)
    const items = c.var.shop.wishLists.itemsOf(memberId)
    return c.json({
      wishlist: bodyOf(
        memberId,
        items.filter((item) => !appId || item.catalogReference.appId === appId),
      ),
    })
  })
  const answer = (c: ApiContext, body: Json, memberId: string) =>
    c.json(own(body, 'returnEntity') === true ? { wishlist: bodyOf(memberId, c.var.shop.wishLists.itemsOf(memberId)) } : {})
  app.post(`${PATH}/add-item`, (c) => {
    const memberId = memberOf(c, 'ecom:v1:wishlist:add_item')
    const body = jsonBody(c)
    if (!c.var.shop.wishLists.add(memberId, readReference(body)))
      throw applicationError(428, 'WISHLIST_ITEMS_LIMIT_EXCEEDED', `A wishlist holds up to ${MOST_WISHED} items`, {
        limit: MOST_WISHED,
      })
    return answer(c, body, memberId)
  })
  app.post(`${PATH}/remove-item`, (c) => {
    const memberId = memberOf(c, 'ecom:v1:wishlist:remove_item')
    const body = jsonBody(c)
    c.var.shop.wishLists.remove(memberId, readReference(body))
    return answer(c, body, memberId)
  })
  app.post('/stores/v1/wishlists/get', readStored)
  return app
}
