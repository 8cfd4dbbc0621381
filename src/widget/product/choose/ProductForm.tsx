/** Choices, stock, quantity and buttons. A press while a choice is missing moves the focus to it and shows the problem. */
import { useEffect, useRef, useState } from 'react'
import { selectCart } from '../../../store/base/state'
import type { ProductView } from '../../../store/base/views'
import { quantityLeft } from '../../../store/button/button-state'
import { selectBuyState } from '../../../store/button/buy-state'
import { matchVariant } from '../../../store/catalog/choose/choose-variant'
import { BuyButton } from '../../button/BuyButton'
import { LiveRegion } from '../../LiveRegion'
import { QuantityStepper } from '../../QuantityStepper'
import { useShop } from '../../shop-context'
import { useShown } from '../../use-shown'
import { NotifyMe } from '../card/NotifyMe'
import { stockOf } from '../card/product-facts'
import { useProductMessages } from '../card/product-messages'
import type { ProductServices } from '../product-services'
import { Modifiers } from './Modifiers'
import { OptionPicker } from './OptionPicker'
import { PlanPicker } from './PlanPicker'
import { StockNote } from './StockNote'
import { StockOffer } from './StockOffer'
import { forCart, type Selection } from './use-selection'

export interface ProductFormProps {
  /** Key of the product in the shop's state. */
  reference: string
  product: ProductView
  selection: Selection
  services: ProductServices
}

const MISSING = '[data-missing] :is(input:not(:disabled),select,textarea)'

export function ProductForm({ reference, product, selection, services }: ProductFormProps) {
  const messages = useProductMessages()
  const { choice, asked, first, quantity, isComplete } = selection
  const form = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)
  const cart = useShop(selectCart)
  const shown = useShown(product)
  const state = useShop((shop) => selectBuyState(shop, shop.products[reference], choice))
  const variant = matchVariant(product, choice)
  const shownVariant = matchVariant(shown, choice)
  const left = isComplete ? quantityLeft(product, variant, cart) : Number.POSITIVE_INFINITY
  const amount = Math.max(1, Math.min(quantity, left))
  const isGone = state === 'sold-out' || stockOf(product, choice).status === 'sold-out'
  const canBuy = !isGone && state !== 'max-in-cart'
  const { notify, stock } = services
  /** The current choice; `buyable` is the last one that could be bought. */
  const chosen = JSON.stringify(choice)
  const [buyable, setBuyable] = useState('')
  useEffect(() => {
    if (!isGone) setBuyable(chosen)
  }, [isGone, chosen])

  useEffect(() => {
    if (presses) form.current?.querySelector<HTMLElement>(MISSING)?.focus()
  }, [presses])

  /** False if something is missing, which is shown then. */
  const check = () => selection.check() || void setPresses((count) => count + 1)
  const buy = (action: 'add' | 'checkout') => async () =>
    check() ? services.buy(forCart(choice), amount, action) : ('cancelled' as const)
  // While a choice is missing the button keeps its label; a press shows what is missing.
  const asks = !isComplete && !isGone
  return (
    <div className="form" ref={form}>
      <OptionPicker product={product} choice={choice} missing={asked.options} first={first} onChoose={selection.pickOption} />
      <Modifiers
        product={shown}
        choice={choice}
        missing={asked.modifiers}
        first={first}
        onPick={selection.pickModifier}
        onWrite={selection.write}
      />
      <PlanPicker
        product={shown}
        variant={shownVariant}
        picked={choice.subscription}
        problem={asked.subscription ? messages.chooseFirst(messages.purchase) : undefined}
        isAlert={first === undefined}
        onPick={selection.subscribe}
      />
      <StockNote product={product} choice={choice} />
      {canBuy && quantity > left && (
        <p className="wrong" role="alert">
          {messages.onlyLeft(amount)}
        </p>
      )}
      <LiveRegion className="hidden" sentence={isGone && buyable === chosen ? `${product.name}: ${messages.soldOut}` : ''} />
      <div className="buy">
        {canBuy && (
          <QuantityStepper
            messages={messages}
            name={product.name}
            quantity={amount}
            max={Number.isFinite(left) ? Math.max(1, left) : undefined}
            onQuantity={(_, asked) => selection.setQuantity(asked)}
          />
        )}
        <BuyButton reference={reference} state={state} label={messages.addToCart} opens={asks} bare nameless buy={buy('add')} />
      </div>
      {isGone ? (
        notify ? (
          <NotifyMe name={product.name} href={notify.href} onRequest={() => notify.request(forCart(choice))} />
        ) : (
          stock && <StockOffer product={product} choice={choice} stock={stock} onMissing={check} />
        )
      ) : (
        state !== 'max-in-cart' &&
        state !== 'unavailable' && (
          <div className="now">
            <BuyButton reference={reference} state={state} label={messages.buyNow} opens bare nameless buy={buy('checkout')} />
          </div>
        )
      )}
      {services.heart && <div className="heart-row">{services.heart(product, choice, true)}</div>}
    </div>
  )
}
