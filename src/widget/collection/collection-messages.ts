/** The texts of everything drawn in a grid. */
import type { CollectionMessages } from '../../i18n/collection-messages'
import { enCollection } from '../../i18n/english/en-collection'
import { useTexts } from '../shop-context'

export const useCollectionMessages = (): CollectionMessages => useTexts('collection', enCollection)
