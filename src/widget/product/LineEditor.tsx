/** Edits a cart line in place: variant, modifiers, custom text and subscription can be changed, and one swap replaces the line. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CartLineView, ProductView } from '../../store/base/views'
import { type ItemChoice, matchVariant } from '../../store/catalog/choose/choose-variant'
import { objectOr, textOf, wordsOf } from '../../store/catalog/untrusted'
import { useShop, useSurroundings } from '../shop-context'
import { useShown } from '../use-shown'
import { productCss } from './card/product.css'
import { useProductMessages } from './card/product-messages'
import { Modifiers } from './choose/Modifiers'
import { OptionPicker } from './choose/OptionPicker'
import { PlanPicker } from './choose/PlanPicker'
import { StockNote } from './choose/StockNote'
import { forCart, useSelection } from './choose/use-selection'
import { productFullCss } from './product-full.css'

export interface LineEditorMessages {
  loading: string
  title: (name: string) => string
  save: string
  saving: string
  cancel: string
  tryAgain: string
  /** The product cannot be loaded, or is no longer sold. */
  unavailable: string
  failed: string
  tooFew: string
}

export interface LineEditorProps {
  line: CartLineView
  messages: LineEditorMessages
  /** @param saved the line was replaced */
  onEnd(saved: boolean): void
}

/** Nested, so that the product's rules apply to the editor only and not to the cart around it. */
const editorCss = `.editor{${productCss}${productFullCss}}`
const MISSING = '[data-missing] :is(input:not(:disabled),select,textarea)'
const FIRST = ':is(input:not(:disabled),select,textarea)'

/** The strings of a dictionary from the platform; undefined if there is none. */
function stringsOf(value: object | null | undefined): Record<string, string> | undefined {
  const own = objectOr(value)
  const entries = Object.entries(own).flatMap(([name, text]) => (wordsOf(text) ? [[name, textOf(text)]] : []))
  return own === value ? Object.fromEntries(entries) : undefined
}

/** The choice that a line was added with. The platform keeps options and modifiers in one dictionary. */
export function choiceOf({ item }: CartLineView): ItemChoice {
  const { variantId, options: chosen, customTextFields, subscriptionOptionId } = objectOr(item?.options)
  const options = stringsOf(chosen)
  return {
    variant: wordsOf(variantId),
    options,
    modifiers: options,
    customText: stringsOf(customTextFields),
    ...(typeof subscriptionOptionId === 'string' && { subscription: subscriptionOptionId }),
  }
}

export function LineEditor({ line, messages: editorMessages, onEnd }: LineEditorProps) {
  const { shop, adoptStyles } = useSurroundings()
  adoptStyles(editorCss)
  const { productId } = line
  const entry = useShop(({ products }) => products[productId])
  useEffect(() => {
    shop.loadProduct(productId).catch(() => {}) // the state holds the failure
  }, [shop, productId])
  const isOut = entry?.status === 'missing' || entry?.status === 'failed'
  if (entry?.status === 'ready') return <Choices line={line} product={entry.product} messages={editorMessages} onEnd={onEnd} />
  return (
    <div className="editor" aria-busy={!isOut}>
      <p className={isOut ? 'wrong' : 'hint'} role={isOut ? 'alert' : undefined}>
        {isOut ? editorMessages.unavailable : editorMessages.loading}
      </p>
      <div className="editor-actions">
        {isOut && (
          <button type="button" className="text-button" onClick={() => shop.loadProduct(productId).catch(() => {})}>
            {editorMessages.tryAgain}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => onEnd(false)}>
          {editorMessages.cancel}
        </button>
      </div>
    </div>
  )
}

function Choices({ line, product, messages: editorMessages, onEnd }: LineEditorProps & { product: ProductView }) {
  const { shop } = useSurroundings()
  const messages = useProductMessages()
  const selection = useSelection(product, choiceOf(line))
  const shown = useShown(product)
  const { choice, asked, first: firstAsked } = selection
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const [presses, setPresses] = useState(0)

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(presses ? MISSING : FIRST)
    const picked = first?.closest('fieldset')?.querySelector<HTMLElement>('input:checked') ?? first
    picked?.focus()
  }, [presses])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!selection.check()) return setPresses((count) => count + 1)
    setBusy(true)
    setWrong('')
    try {
      await shop.cart.swap(line.key, { product, ...forCart(choice) })
      onEnd(true)
    } catch (thrown) {
      setBusy(false)
      setWrong((thrown as { code?: string }).code === 'MAX_IN_CART' ? editorMessages.tooFew : editorMessages.failed)
    }
  }

  return (
    <form className="editor" ref={form} aria-label={editorMessages.title(line.name)} aria-busy={busy} onSubmit={save} noValidate>
      <OptionPicker
        product={product}
        choice={choice}
        missing={asked.options}
        first={firstAsked}
        onChoose={selection.pickOption}
      />
      <Modifiers
        product={shown}
        choice={choice}
        missing={asked.modifiers}
        first={firstAsked}
        onPick={selection.pickModifier}
        onWrite={selection.write}
      />
      <PlanPicker
        product={shown}
        variant={matchVariant(shown, choice)}
        picked={choice.subscription}
        problem={asked.subscription ? messages.chooseFirst(messages.purchase) : undefined}
        isAlert={firstAsked === undefined}
        onPick={selection.subscribe}
      />
      <StockNote product={product} choice={choice} />
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="editor-actions">
        <button type="submit" className="button" aria-busy={busy || undefined}>
          {busy ? editorMessages.saving : editorMessages.save}
        </button>
        <button type="button" className="text-button" onClick={() => onEnd(false)}>
          {editorMessages.cancel}
        </button>
      </div>
    </form>
  )
}
