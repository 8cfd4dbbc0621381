/** What the visitor has picked, starting with the author's choice, and what is still missing. */
import { useState } from 'react'
import type { ProductView } from '../../../store/base/views'
import { type ItemChoice, pickedValue } from '../../../store/catalog/choose/choose-variant'
import { isAnswered } from '../../../store/catalog/choose/first-missing'
import { isTooShort } from './Modifiers'

/** What was missing at the last press and still is, in the order of the form. */
export interface Asked {
  /** Names of options. */
  options: readonly string[]
  /** Keys of modifiers. */
  modifiers: readonly string[]
  subscription: boolean
}

const NOTHING: Asked = { options: [], modifiers: [], subscription: false }

/** Everything that is missing: a visitor who was told of one thing at a time would press again for each. */
function allMissing(product: ProductView, choice: ItemChoice): Asked {
  const { options, modifiers, oneTimePurchase } = product
  return {
    options: choice.variant ? [] : options.filter((one) => pickedValue(one, choice) === undefined).map(({ name }) => name),
    modifiers: modifiers
      .filter((one) => (one.required && !isAnswered(one, choice)) || isTooShort(one, choice))
      .map(({ key }) => key),
    subscription: !oneTimePurchase && !choice.subscription,
  }
}

export interface Selection {
  choice: ItemChoice
  asked: Asked
  /** Name or key of the first that is missing: its problem is announced, and gets the focus. */
  first: string | undefined
  quantity: number
  isComplete: boolean
  pickOption(name: string, value: string): void
  pickModifier(key: string, value: string): void
  write(key: string, text: string): void
  subscribe(id: string | undefined): void
  setQuantity(quantity: number): void
  /** Sets `asked` to what is missing; true if nothing is. */
  check(): boolean
}

/** The author's variant becomes a set of options, so that the visitor can change it. */
function startOf(product: ProductView, { variant, options, ...rest }: ItemChoice): ItemChoice {
  return { ...rest, options: { ...product.variants.find(({ id }) => id === variant)?.choices, ...options } }
}

/** What changes while the visitor chooses. */
export interface Picks {
  picked: ItemChoice
  asked: Asked
  quantity: number
}

export const noPicks = (quantity = 1): Picks => ({ picked: {}, asked: NOTHING, quantity })

/** @param set changes the picks, which are wherever the caller keeps them */
export function selectionOf(
  product: ProductView,
  start: ItemChoice,
  { picked, asked, quantity }: Picks,
  set: (change: (before: Picks) => Picks) => void,
): Selection {
  const begin = startOf(product, start)
  const choice: ItemChoice = {
    options: { ...begin.options, ...picked.options },
    modifiers: { ...begin.modifiers, ...picked.modifiers },
    customText: { ...begin.customText, ...picked.customText },
    subscription: Object.keys(picked).includes('subscription') ? picked.subscription : begin.subscription,
  }
  /**
   * @param next from what is picked now: two changes may come before the first is drawn
   * @param settled name or key of what is no longer missing
   */
  const change = (next: (before: ItemChoice) => ItemChoice, settled?: string) => {
    const others = (names: readonly string[]) => names.filter((name) => name !== settled)
    set((before) => ({
      ...before,
      asked: {
        options: others(before.asked.options),
        modifiers: others(before.asked.modifiers),
        subscription: before.asked.subscription && settled !== undefined,
      },
      picked: { ...before.picked, ...next(before.picked) },
    }))
  }
  const missing = allMissing(product, choice)
  const isComplete = ![...missing.options, ...missing.modifiers].length && !missing.subscription
  return {
    choice,
    asked,
    first: [...asked.options, ...asked.modifiers][0],
    quantity,
    isComplete,
    pickOption: (name, value) => change(({ options }) => ({ options: { ...options, [name]: value } }), name),
    pickModifier: (key, value) => change(({ modifiers }) => ({ modifiers: { ...modifiers, [key]: value } }), key),
    write: (key, text) => change(({ customText }) => ({ customText: { ...customText, [key]: text } }), key),
    subscribe: (subscription) => change(() => ({ subscription })),
    setQuantity: (wanted) => set((before) => ({ ...before, quantity: wanted })),
    check() {
      set((before) => ({ ...before, asked: missing }))
      return isComplete
    },
  }
}

export function useSelection(product: ProductView, start: ItemChoice, startQuantity = 1): Selection {
  const [picks, set] = useState(() => noPicks(startQuantity))
  return selectionOf(product, start, picks, set)
}

/** The choice for the cart, without empty parts. */
export function forCart({ subscription, options, modifiers, customText }: ItemChoice): ItemChoice {
  const filled = (values: Record<string, string> = {}) => {
    const entries = Object.entries(values).filter(([, value]) => value.trim())
    return entries.length ? Object.fromEntries(entries) : undefined
  }
  const choice: ItemChoice = {}
  const parts = { options: filled(options), modifiers: filled(modifiers), customText: filled(customText), subscription }
  for (const [name, part] of Object.entries(parts)) if (part) Object.assign(choice, { [name]: part })
  return choice
}
