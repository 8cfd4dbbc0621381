/** One chip for each filter that is set, with the filters that remain when it is removed. */
import type { CollectionMessages } from '../../i18n/catalogue'
import type { Facets, Filters } from '../../store/collections/list-model'

export interface Chip {
  key: string
  text: string
  /** The remaining filters. */
  without: Filters
}

export function chipsOf(
  filters: Filters,
  facets: Facets | undefined,
  messages: CollectionMessages,
  money: (value: number) => string,
): Chip[] {
  const { text, minPrice, maxPrice, inStock, choices = {} } = filters
  const chips: Chip[] = []
  if (text) chips.push({ key: 'text', text: `“${text}”`, without: { ...filters, text: undefined } })
  if (minPrice !== undefined)
    chips.push({ key: 'from', text: messages.fromPrice(money(minPrice)), without: { ...filters, minPrice: undefined } })
  if (maxPrice !== undefined)
    chips.push({ key: 'to', text: messages.upToPrice(money(maxPrice)), without: { ...filters, maxPrice: undefined } })
  if (inStock) chips.push({ key: 'stock', text: messages.inStock, without: { ...filters, inStock: undefined } })
  for (const [option, ids] of Object.entries(choices)) {
    const named = facets?.options.find(({ name }) => name === option)?.choices
    for (const id of ids) {
      const rest = ids.filter((one) => one !== id)
      const label = named?.find((choice) => choice.id === id)?.label ?? id
      chips.push({
        key: `${option}/${id}`,
        text: `${option}: ${label}`,
        without: { ...filters, choices: { ...choices, [option]: rest } },
      })
    }
  }
  return chips
}
