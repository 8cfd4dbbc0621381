/** What a visitor has picked of a product so far, beginning with what the author asked for, and what is still missing. */
import { useState } from 'react'
import type { ItemChoice } from '../../../store/cart/choose-variant'
import { firstMissing } from '../../../store/cart/first-missing'
import type { ProductView } from '../../../store/views'
import { tooShort } from './Modifiers'

export interface Asked {
  /** Option by name, modifier by key. */
  option?: string
  modifier?: string
  subscription?: boolean
}

export interface Selection {
  choice: ItemChoice
  /** What a press asked for. */
  asked: Asked
  quantity: number
  isComplete: boolean
  pickOption(name: string, value: string): void
  pickModifier(key: string, value: string): void
  write(key: string, text: string): void
  subscribe(id: string | undefined): void
  setQuantity(quantity: number): void
  /** Asks for what is missing; true when nothing is. */
  check(): boolean
}

/** A variant that the author named is where the visitor begins, not where they have to stay. */
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

/** The choice as a cart takes it: nothing in it that was left open. */
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
