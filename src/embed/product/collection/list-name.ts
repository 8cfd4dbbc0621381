/** What a list is called, for screen readers and analytics, unless it shows a collection. */
import type { CollectionMessages } from '../../../i18n/catalogue'
import type { GridState } from '../../../store/collections/grid-state'
import type { SubjectOptions } from '../../../store/collections/grid-subject'

const NAMES = {
  collection: 'products',
  search: 'products',
  recent: 'recent',
  related: 'related',
  'bought-together': 'boughtTogether',
  bestsellers: 'bestsellers',
} as const satisfies Record<SubjectOptions['source'], keyof CollectionMessages>

/** Products of the same collections are never called what the shop did not recommend. */
export const listName = (
  messages: CollectionMessages,
  source: SubjectOptions['source'],
  { instead }: Pick<GridState, 'instead'>,
): string => (instead ? messages.sameCollections : messages[NAMES[source]])
