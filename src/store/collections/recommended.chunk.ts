/** Products that the shop's own algorithms recommend (docs/platform.md §7 "Recommendations"), where it offers them to visitors. */
import { getRecommendation, listRecommendationAlgorithms } from '../../platform/recommendations/api'
import type { AlgorithmReference, RecommendationAlgorithm } from '../../platform/recommendations/model'
import { ifOffered, isRefusal } from '../base/offered'
import { selectCart } from '../base/state'
import type { ShopContext } from '../cart/engine'
import { STORES_APP_ID } from '../cart/plain-reference'
import { objectOr, objectsIn, textOf } from '../catalog/untrusted'

export type Recommended = 'related' | 'bought-together' | 'bestsellers'

/** The platform's limits of a request. */
const MOST_ALGORITHMS = 10
const MOST_ITEMS = 300

type Algorithm = Pick<RecommendationAlgorithm, 'config' | 'appId'>

const related = (algorithmId: string, algorithmType = 'RELATED_ITEMS'): Algorithm => ({
  config: { algorithmType, algorithmId },
  appId: STORES_APP_ID,
})
const TOGETHER = 'd5aac1e1-2e53-4d11-85f7-7172710b4783'
/** The algorithms that public code names for every shop, for one that does not list its own. In the order in which they are asked. */
const WELL_KNOWN: readonly Algorithm[] = [
  related('68ebce04-b96a-4c52-9329-08fc9d8c1253'),
  related('5dd69f67-9ab9-478e-ba7c-10c6c6e7285f'),
  related(TOGETHER),
  related('ba491fd2-b172-4552-9ea6-7202e01d1d3c', 'GLOBAL'),
]

const rankOf = ({ config }: Algorithm): number => {
  const at = WELL_KNOWN.findIndex((one) => one.config.algorithmId === objectOr(config).algorithmId)
  return at < 0 ? WELL_KNOWN.length : at
}

const FITS: Record<Recommended, (config: Partial<Algorithm['config']>) => boolean> = {
  related: ({ algorithmType }) => algorithmType === 'RELATED_ITEMS',
  'bought-together': ({ algorithmType, algorithmId, name }) =>
    algorithmType === 'RELATED_ITEMS' && (algorithmId === TOGETHER || /\bbought\b/i.test(textOf(name))),
  bestsellers: ({ algorithmType }) => algorithmType === 'GLOBAL',
}

/** The algorithms of these kinds, in their order, each once. */
const referencesFor = (kinds: readonly Recommended[], listed: readonly Algorithm[]): AlgorithmReference[] => {
  const ranked = objectsIn(listed).sort((a, b) => rankOf(a) - rankOf(b))
  const fitting = kinds.flatMap((kind) => ranked.filter(({ config }) => FITS[kind](objectOr(config))))
  return [...new Set(fitting)].slice(0, MOST_ALGORITHMS).map(({ config, appId }) => ({ id: config.algorithmId, appId }))
}

const lists = new WeakMap<object, Promise<readonly Algorithm[]>>()

/** Once a page, unless it failed. */
function algorithmsOf(client: ShopContext['client']): Promise<readonly Algorithm[]> {
  const cached = lists.get(client)
  if (cached) return cached
  const listed = listRecommendationAlgorithms(client).catch((thrown: unknown) => {
    if (isRefusal(thrown)) return WELL_KNOWN
    lists.delete(client)
    throw thrown
  })
  lists.set(client, listed)
  return listed
}

/** Recommendations are an extra: nothing on the page waits longer for them. */
const MAX_WAIT_MS = 4000

/**
 * Ids of recommended products, the best first, without those named and those in the cart. Undefined where the shop recommends nothing of
 * these kinds to visitors, or does not answer in time; rejects when the platform fails.
 * @param kinds tried in this order, in one call
 * @param productIds which they go with; none for bestsellers
 */
export async function recommendedIds(
  context: ShopContext,
  kinds: readonly Recommended[],
  productIds: readonly string[],
): Promise<string[] | undefined> {
  const { client, store, sleep } = context
  const ofItems = kinds.some((kind) => kind !== 'bestsellers')
  if (ofItems && !productIds.length) return undefined
  const items = productIds.slice(0, MOST_ITEMS).map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID }))
  const answer = await Promise.race([
    ifOffered(context, 'recommendations', async () => {
      const algorithms = referencesFor(kinds, await algorithmsOf(client))
      if (!algorithms.length) return undefined
      return getRecommendation(client, { algorithms, ...(ofItems && { items }), minimumRecommendedItems: 1 })
    }),
    sleep(MAX_WAIT_MS),
  ])
  const inCart = (selectCart(store.getState())?.lines ?? []).map(({ productId }) => productId)
  const left = new Set([...productIds, ...inCart])
  const found = objectsIn(answer?.items).flatMap(({ catalogItemId }) => textOf(catalogItemId) || [])
  const ids = [...new Set(found)].filter((id) => !left.has(id))
  return ids.length ? ids : undefined
}
