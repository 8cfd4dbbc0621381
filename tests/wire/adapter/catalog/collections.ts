/** Rules for `collections`. */
import { getCollection, getCollectionBySlug, queryCollections } from '../../../../src/platform/catalog/v1/collection-api'
import { positional } from '../positional'
import { offsetQuery } from '../query'
import type { Rules } from '../rule'

export const collectionsRules: Rules = {
  'collections.getCollection': positional(
    'collections.getCollection',
    { fields: ['id'] },
    async (caller, { id }: { id: string }) => ({ collection: await getCollection(caller, id) }),
  ),
  'collections.getCollectionBySlug': positional(
    'collections.getCollectionBySlug',
    { fields: ['slug'] },
    async (caller, { slug }: { slug: string }) => ({ collection: await getCollectionBySlug(caller, slug) }),
  ),
  'collections.queryCollections': offsetQuery('collections.queryCollections', 'collections', queryCollections),
}
