/** Modifiers: texts, add-ons, wrappings. They change the line, not the variant. */

import type { ChoiceModifierView, ModifierView, ProductView } from '../../../store/base/views'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { pickedModifier } from '../../../store/catalog/choose/first-missing'
import { entryOf } from '../../../store/catalog/untrusted'
import { distinct } from '../card/distinct'
import { useProductMessages } from '../card/product-messages'
import { ChoiceGroup, type ShownChoice } from './ChoiceGroup'
import { TextModifier } from './TextModifier'

export interface ModifiersProps {
  product: Pick<ProductView, 'modifiers'>
  choice: ItemChoice
  /** Keys of the modifiers that are missing or too short. */
  missing?: readonly string[]
  /** Key of the one whose problem is announced. */
  first?: string
  /** An empty value removes the modifier. */
  onPick(key: string, value: string): void
  onWrite(key: string, text: string): void
}

/** The text for a modifier as it was typed; stored under its key or its title. */
export const typedText = ({ key, title }: ModifierView, { customText = {} }: ItemChoice): string =>
  `${entryOf(customText, key) ?? entryOf(customText, title) ?? ''}`

/** A text that is not empty and shorter than the platform accepts. */
export function isTooShort(modifier: ModifierView, choice: ItemChoice): boolean {
  const length = typedText(modifier, choice).trim().length
  return modifier.kind === 'text' && length > 0 && length < (modifier.minLength ?? 0)
}

export function Modifiers({ product, choice, missing = [], first, onPick, onWrite }: ModifiersProps) {
  const messages = useProductMessages()
  const shown = ({ choices, required }: ChoiceModifierView): ShownChoice[] => {
    const all = choices.map(({ addedPrice, ...one }): ShownChoice => {
      const soldOut = one.inStock ? '' : messages.soldOutChoice
      const text = [addedPrice?.value && messages.plus(addedPrice.formatted), soldOut].filter(Boolean).join(', ')
      return { ...one, status: one.inStock ? 'available' : 'sold-out', note: text }
    })
    return required ? all : [{ value: '', label: messages.noChoice, status: 'available', note: '' }, ...all]
  }
  return (
    <>
      {distinct(product.modifiers, ({ key }) => key).map((modifier) => {
        const { key, title, required } = modifier
        if (modifier.kind === 'choice')
          return (
            <ChoiceGroup
              key={key}
              title={title}
              look={modifier.look}
              choices={shown(modifier)}
              picked={pickedModifier(modifier, choice) ?? (required ? undefined : '')}
              optional={!required}
              problem={missing.includes(key) ? messages.chooseFirst(title) : undefined}
              isAlert={first === key}
              onPick={(value) => onPick(key, value)}
            />
          )
        const text = typedText(modifier, choice)
        const least = modifier.minLength ?? 0
        const problem = text.trim() && least ? messages.textTooShort(title, least) : messages.textMissing(title)
        return (
          <TextModifier
            key={key}
            modifier={modifier}
            text={text}
            problem={missing.includes(key) ? problem : undefined}
            isAlert={first === key}
            onWrite={(next) => onWrite(key, next)}
          />
        )
      })}
    </>
  )
}
