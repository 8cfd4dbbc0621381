/** Controls above a grid: sort order, and a chip for each filter. */
import type { CollectionMessages } from '../../i18n/catalogue'
import { SORTS, type Sort } from '../../store/collections/list-model'
import { CloseIcon } from '../icons'
import { onPress } from '../on-press'
import { useCollectionMessages } from './collection-messages'
import type { Chip } from './filter-chips'

const SORT_WORDS: Record<Sort, keyof CollectionMessages> = {
  'price-asc': 'sortPriceAsc',
  'price-desc': 'sortPriceDesc',
  'name-asc': 'sortNameAsc',
  'name-desc': 'sortNameDesc',
  newest: 'sortNewest',
}

export function SortSelect({ sort, onSort }: { sort?: Sort; onSort(sort: Sort | undefined): void }) {
  const messages = useCollectionMessages()
  return (
    <label className="sort" part="sort">
      <span>{messages.sort}</span>
      <select
        part="field"
        value={sort ?? ''}
        onChange={({ currentTarget: { value } }) => onSort(SORTS.find((one) => one === value))}
      >
        <option value="">{messages.sortDefault}</option>
        {SORTS.map((one) => (
          <option value={one} key={one}>
            {messages[SORT_WORDS[one]] as string}
          </option>
        ))}
      </select>
    </label>
  )
}

export interface FilterChipsProps {
  chips: readonly Chip[]
  onRemove(chip: Chip): void
  onClear(): void
}

export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  const messages = useCollectionMessages()
  if (!chips.length) return null
  return (
    <ul className="chips">
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className="chip"
            part="filter"
            aria-label={messages.removeFilter(chip.text)}
            onClick={onPress(() => onRemove(chip))}
          >
            <bdi>{chip.text}</bdi>
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-button" onClick={onClear}>
          {messages.clearAll}
        </button>
      </li>
    </ul>
  )
}
