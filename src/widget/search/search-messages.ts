/** Texts of the search. */
import type { SearchMessages } from '../../i18n/catalogue'
import { enSearch } from '../../i18n/compiled/english/en-search'
import { useMessages } from '../shop-context'

export const useSearchMessages = (): SearchMessages => useMessages('search', enSearch)
