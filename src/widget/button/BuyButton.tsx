/** A button that adds one product to the cart, as a component. */
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { type BuyState, isFirstUnreachable, selectButtonState } from '../../store/button/button-state'
import { useFallback, useShop } from '../shop-context'
import { BuyButtonView, lookOf } from './BuyButtonView'
import { useButtonMessages } from './button-messages'
import { type BuyOutcome, trackPresses } from './presses'

export interface BuyButtonProps {
  /** Product id or slug. */
  reference: string
  /** Id of the variant that it sells. */
  variant?: string
  /** The author's label. Empty: the translated one. */
  label: string
  /** The state of a choice that is more than a variant; computed from `variant` when absent. */
  state?: BuyState
  /** A press is possible in every state: it opens the product or shows what is missing. */
  opens?: boolean
  /** Without the price, which is shown elsewhere. */
  bare?: boolean
  /** Without the product's name for screen readers: it stands in the form of the one product. */
  nameless?: boolean
  /** In place of our own words where they do not fit into one line of the card, by state. */
  short?: Partial<Record<BuyState, string>>
  /** Called by a press. Rejects with the error to show to the visitor, which has been reported to the page already. */
  buy(): Promise<BuyOutcome>
}

/** Words with more characters do not fit into one line of a card in a phone's two columns. */
const MOST_NARROW = 12

export function BuyButton({ reference, variant, label, state: given, opens, bare, nameless, short, buy }: BuyButtonProps) {
  const messages = useButtonMessages()
  const [, redraw] = useState({})
  const presses = useMemo(() => trackPresses(() => redraw({})), [])
  useEffect(() => presses.stop, [presses])
  const entry = useShop((state) => state.products[reference])
  const own = useShop((shop) => selectButtonState(shop, shop.products[reference], variant))
  const saysUnreachable = useShop((shop) => isFirstUnreachable(shop, reference))
  const look = lookOf({ entry, state: given ?? own, variant, label, opens, bare, saysUnreachable, presses }, messages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first label keeps its space when the state changes.
  const first = useMemo(() => look.first, [label, messages])
  const shortWord = look.word === label ? undefined : short?.[look.state]
  const drawn = useMemo(
    () =>
      shortWord && look.word.length > MOST_NARROW ? (
        <>
          <span className="long-word">{look.word}</span>
          <span className="short-word">{shortWord}</span>
        </>
      ) : (
        look.word
      ),
    [look.word, shortWord],
  )
  useFallback(look.state === 'fallback')
  const press = (event: MouseEvent) => look.isBlocked || presses.press(event, buy)
  // Called as a function: a server changes what it returns into a link.
  const word = drawn as string
  const product = entry?.status === 'ready' ? entry.product.name : ''
  // The cards of a list often have the same label, the author's or ours.
  const name = nameless ? '' : bare && !look.word.includes(product) ? product : look.name
  return BuyButtonView({
    look: { ...look, word, name, first: look.word === first ? word : first },
    messages,
    onClick: press,
  })
}
