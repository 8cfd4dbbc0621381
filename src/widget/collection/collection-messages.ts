/** Texts of the grid. */
import type { CollectionMessages } from '../../i18n/catalogue'
import { enCollection } from '../../i18n/compiled/english/en-collection'
import { useMessages } from '../shop-context'

export const useCollectionMessages = (): CollectionMessages => useMessages('collection', enCollection)
