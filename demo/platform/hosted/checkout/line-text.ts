/** The texts of a line item, for the hosted pages and for the order. */
import type { PricedLine } from '../../cart/pricing'
import type { Picture } from '../../catalog/product'

export const lineName = ({ line, product }: PricedLine): string =>
  line.item.kind === 'custom' ? line.item.name : (product?.name ?? 'No longer sold')

export const describeLine = ({ line: { item } }: PricedLine): string =>
  item.kind === 'custom'
    ? item.descriptionLines.map(({ name, text }) => `${name}: ${text}`).join(', ')
    : [item.choices, item.modifiers ?? {}, item.customTexts]
        .flatMap((chosen) => Object.entries(chosen))
        .map(([name, text]) => `${name}: ${text}`)
        .join(', ')

/** The image of the chosen colour if there is one, else the product's first. */
export const linePicture = ({ line: { item }, product }: PricedLine): Picture | undefined => {
  if (item.kind === 'custom' || !product) return undefined
  const chosen = product.options
    .flatMap((option) => option.choices.filter((choice) => choice.name === item.choices[option.name]))
    .find((choice) => choice.pictures?.length)
  return chosen?.pictures?.[0] ?? product.pictures[0]
}
