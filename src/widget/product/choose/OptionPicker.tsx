/** Picks a variant by its options. Each choice shows its availability in combination with the other picks. */

import type { ProductOptionView, ProductView } from '../../../store/base/views'
import { choiceStates } from '../../../store/catalog/choose/choices'
import { type ItemChoice, pickedValue, variantOf } from '../../../store/catalog/choose/choose-variant'
import type { ChoiceState } from '../../../store/catalog/choose/stock-status'
import { distinct } from '../card/distinct'
import { useProductMessages } from '../card/product-messages'
import { ChoiceGroup } from './ChoiceGroup'

export interface OptionPickerProps {
  product: ProductView
  /** The current choice. A variant in it takes precedence over its options. */
  choice: ItemChoice
  /** Names of the options that are missing. */
  missing?: readonly string[]
  /** Name of the one whose problem is announced. */
  first?: string
  onChoose(option: string, value: string): void
}

/** Labels of the picks of all other options, as a reason: "M, Linen". */
function otherPicks({ options, variants }: ProductView, option: ProductOptionView, choice: ItemChoice): string {
  const picks = choice.variant ? { options: variantOf(variants, choice.variant)?.choices } : choice
  return options
    .filter((other) => other !== option && other.choices.length > 1)
    .flatMap((other) => other.choices.find(({ value }) => value === pickedValue(other, picks))?.label ?? [])
    .join(', ')
}

export function OptionPicker({ product, choice, missing = [], first, onChoose }: OptionPickerProps) {
  const messages = useProductMessages()
  const variant = variantOf(product.variants, choice.variant ?? '')
  const picks: ItemChoice = variant ? { ...choice, options: variant.choices } : choice

  const noteFor = ({ status, quantityLeft = 0 }: ChoiceState, others: string): string => {
    if (status === 'sold-out') return messages.soldOutChoice
    if (status === 'pre-order') return messages.preorderChoice
    if (status === 'low-stock') return messages.lowStockChoice(quantityLeft)
    return status === 'not-made' ? messages.notMade(others) : ''
  }
  return (
    <>
      {distinct(product.options, ({ name }) => name).map((option) => {
        const others = otherPicks(product, option, choice)
        const states = choiceStates(product, option, choice)
        const notMade = states.filter(({ status }) => status === 'not-made').map(({ choice: { label } }) => label)
        return (
          <ChoiceGroup
            key={option.name}
            title={option.name}
            look={option.kind}
            choices={states.map((state) => ({ ...state.choice, status: state.status, note: noteFor(state, others) }))}
            picked={pickedValue(option, picks)}
            hint={notMade.length ? messages.notMadeNames(notMade.join(', '), others) : undefined}
            problem={missing.includes(option.name) ? messages.chooseFirst(option.name) : undefined}
            isAlert={first === option.name}
            onPick={(value) => onChoose(option.name, value)}
          />
        )
      })}
    </>
  )
}
