/** Recommendations: the algorithms that the shop has, and what the first of the asked ones with enough products proposes. */
import { createRouter, jsonBody } from '../api-app'
import { applicationError, refuse } from '../gateway/errors'
import { ALGORITHMS, createRecommender, MOST_ITEMS, toReference } from '../recommendations/recommendations'
import { STORES_APP_ID } from '../storage/ids'
import { integerBetween, isRecord, type Json, optionalList, own, requiredString } from '../untrusted'

const MOST_ASKED = 300
const MOST_ALGORITHMS = 10
const ID_LENGTH = 36

const recordAt = (value: unknown, field: string): Json => (isRecord(value) ? value : refuse(field, 'must be an object', 'FORMAT'))

/** At most this many `{ [key], appId }`. */
const readPairs = (body: Json, list: string, key: string, most: number) =>
  (optionalList(own(body, list), list, most) ?? []).map((entry, index) => {
    const record = recordAt(entry, `${list}[${index}]`)
    return {
      id: requiredString(own(record, key), `${list}[${index}].${key}`, ID_LENGTH),
      appId: requiredString(own(record, 'appId'), `${list}[${index}].appId`, ID_LENGTH),
    }
  })

export const createRecommendationRoutes = () => {
  const app = createRouter()
  app.get('/v1/recommendations/algorithms', (c) =>
    c.json({
      availableAlgorithms: ALGORITHMS.map(({ id, name, type }) => ({
        config: { name, description: `${name} of this shop`, additionalInfo: null, algorithmType: type, algorithmId: id },
        appId: STORES_APP_ID,
        catalogAppIds: [STORES_APP_ID],
      })),
    }),
  )
  app.post('/v1/recommendations/get', (c) => {
    const { catalog, orders } = c.var.shop
    const body = jsonBody(c)
    const algorithms = readPairs(body, 'algorithms', 'id', MOST_ALGORITHMS)
    if (!algorithms.length) refuse('algorithms', 'has size 0, expected 1 or more', 'MIN_SIZE')
    const items = readPairs(body, 'items', 'catalogItemId', MOST_ASKED)
    const least = own(body, 'minimumRecommendedItems')
    const enough = least === undefined ? 1 : integerBetween(least, 'minimumRecommendedItems', 0, MOST_ITEMS)
    if (algorithms.some(({ appId }) => appId !== STORES_APP_ID))
      throw applicationError(404, 'RECOMMENDATIONS_PROVIDER_NOT_FOUND', 'No provider with this app ID')
    const unsupportedAlgorithms = algorithms.filter(({ id }) => ALGORITHMS.every((known) => known.id !== id))
    if (unsupportedAlgorithms.length)
      throw applicationError(400, 'ALGORITHM_NOT_SUPPORTED', 'The algorithm is not supported', { unsupportedAlgorithms })
    const foreign = items.filter(({ appId }) => appId !== STORES_APP_ID)
    if (foreign.length)
      throw applicationError(400, 'ITEM_APP_ID_NOT_SUPPORTED', 'The catalog of an item is not supported', {
        items: foreign.map(({ id, appId }) => ({ catalogItemId: id, appId })),
        algorithms,
      })
    const baskets = orders.list().map(({ lines }) => lines.flatMap(({ productId }) => productId ?? []))
    const recommend = createRecommender(catalog, baskets)
    const ids = items.map(({ id }) => id)
    for (const { id } of algorithms) {
      const algorithm = ALGORITHMS.find((known) => known.id === id)
      if (!algorithm || (algorithm.type === 'RELATED_ITEMS' && !ids.length)) continue
      const found = recommend(algorithm, ids)
      if (found.length >= Math.max(1, enough))
        return c.json({ recommendation: { items: found.map(toReference), algorithm: { id, appId: STORES_APP_ID } } })
    }
    return c.json({ recommendation: { items: [] } })
  })
  return app
}
