/** What the visitor has picked, starting with the author's choice, and what is still missing. */
import { useState } from 'react'
import type { ProductView } from '../../../store/base/views'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { firstMissing } from '../../../store/catalog/choose/first-missing'
import { tooShort } from './Modifiers'

export interface Asked {
  /** Name of an option. */
  option?: string
  /** Key of a modifier. */
  modifier?: string
  subscription?: boolean
}

export interface Selection {
  choice: ItemChoice
  /** What was missing at the last press. */
  asked: Asked
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

export function useSelection(product: ProductView, start: ItemChoice, startQuantity = 1): Selection {
  const [picked, setPicked] = useState<ItemChoice>({})
  const [asked, setAsked] = useState<Asked>({})
  const [quantity, setQuantity] = useState(startQuantity)
  const begin = startOf(product, start)
  const choice: ItemChoice = {
    options: { ...begin.options, ...picked.options },
    modifiers: { ...begin.modifiers, ...picked.modifiers },
    customText: { ...begin.customText, ...picked.customText },
    subscription: 'subscription' in picked ? picked.subscription : begin.subscription,
  }
  const change = (next: ItemChoice) => {
    setAsked({})
    setPicked((before) => ({ ...before, ...next }))
  }
  const missing = () => firstMissing(product, choice) ?? tooShort(product, choice)
  return {
    choice,
    asked,
    quantity,
    isComplete: !missing(),
    pickOption: (name, value) => change({ options: { ...picked.options, [name]: value } }),
    pickModifier: (key, value) => change({ modifiers: { ...picked.modifiers, [key]: value } }),
    write: (key, text) => change({ customText: { ...picked.customText, [key]: text } }),
    subscribe: (subscription) => change({ subscription }),
    setQuantity,
    check() {
      const what = missing()
      if (what === 'subscription') setAsked({ subscription: true })
      else if (what) setAsked('name' in what ? { option: what.name } : { modifier: what.key })
      return !what
    },
  }
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
