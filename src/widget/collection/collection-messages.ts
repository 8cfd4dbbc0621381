/** The grid's texts, handed down to everything drawn in it. */
import { createContext, useContext } from 'react'
import type { CollectionMessages } from '../../i18n/collection-messages'
import { enCollection } from '../../i18n/en-collection'

const CollectionMessagesContext = createContext<CollectionMessages>(enCollection)

export const CollectionMessagesProvider = CollectionMessagesContext.Provider
export const useCollectionMessages = (): CollectionMessages => useContext(CollectionMessagesContext)
