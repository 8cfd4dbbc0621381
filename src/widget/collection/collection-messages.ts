/** Texts of the grid. */
import type { CollectionMessages } from '../../i18n/collection-messages'
import { enCollection } from '../../i18n/english/en-collection'
import { useMessages } from '../shop-context'

export const useCollectionMessages = (): CollectionMessages => useMessages('collection', enCollection)
