/** What pieces of our product show. All that are about one product share what is chosen. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { selectCart } from '../../../store/base/state'
import type { ProductView } from '../../../store/base/views'
import { quantityLeft } from '../../../store/button/button-state'
import { selectBuyState } from '../../../store/button/buy-state'
import { type ItemChoice, matchVariant } from '../../../store/catalog/choose/choose-variant'
import { BuyButton } from '../../../widget/button/BuyButton'
import { ProductPrice } from '../../../widget/product/card/ProductPrice'
import { stockOf } from '../../../widget/product/card/product-facts'
import { useProductMessages } from '../../../widget/product/card/product-messages'
import { Modifiers } from '../../../widget/product/choose/Modifiers'
import { OptionPicker } from '../../../widget/product/choose/OptionPicker'
import { PlanPicker } from '../../../widget/product/choose/PlanPicker'
import { StockNote } from '../../../widget/product/choose/StockNote'
import { forCart, noPicks, type Picks, type Selection, selectionOf } from '../../../widget/product/choose/use-selection'
import { Pictures } from '../../../widget/product/gallery/Pictures'
import type { ProductServices } from '../../../widget/product/product-services'
import { QuantityStepper } from '../../../widget/QuantityStepper'
import { useShop } from '../../../widget/shop-context'
import { useLoad } from '../../../widget/use-load'
import { useShown } from '../../../widget/use-shown'
import type { EmbedView } from '../../boot/embed'
import { productServices } from '../product-services'

/** Headings in a description are below the author's own name of the product. */
const LEVEL = 3
const GALLERY_PX = 640
const MISSING = '[data-missing] :is(input:not(:disabled),select,textarea)'

/** What a template's values are of. */
export interface PieceSource {
  /** Key of the product in the shop's state. */
  reference: string
  product: ProductView
  /** That the author named, or the visitor saved. */
  variant: string | undefined
  options?: ItemChoice['options']
}

/** Which product a piece is about. All pieces of one element that are about one product share what is chosen. */
export interface PieceScope extends PieceSource {
  /** Of the element whose template it is. */
  view: EmbedView
  readonly listeners: Set<() => void>
}

/** What the pieces of one product share. */
interface Session {
  picks: Picks
  /** Presses while something is missing: each moves the focus to it. */
  presses: number
  /** How many pieces show the choices: without one, a press opens them. */
  pickers: number
  changes: number
  readonly services: ProductServices
}

const sessions = new WeakMap<PieceScope, Session>()

function sessionOf(scope: PieceScope): Session {
  const cached = sessions.get(scope)
  if (cached) return cached
  const { page, pageShop, host, read } = scope.view
  const services = productServices(page, pageShop, host, { reference: scope.reference, notifyUrl: read('notify-url') })
  const session = { picks: noPicks(), presses: 0, pickers: 0, changes: 0, services }
  sessions.set(scope, session)
  return session
}

interface Piece {
  /** Key of the product in the shop's state. */
  reference: string
  product: ProductView
  selection: Selection
  session: Session
  change(next: Partial<Session>): void
  /** How many can be added, at least one, of those that are asked for. */
  amount: number
  left: number
  isGone: boolean
}

function usePiece(scope: PieceScope): Piece {
  const session = sessionOf(scope)
  const [, redraw] = useState({})
  const { changes } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are heard.
  useEffect(() => {
    const listener = () => redraw({})
    scope.listeners.add(listener)
    if (session.changes !== changes) listener() // another piece has changed it after this one was drawn
    return () => void scope.listeners.delete(listener)
  }, [scope])
  const { reference } = scope
  const entry = useShop(({ products }) => products[reference])
  const product = entry?.status === 'ready' && !entry.stale ? entry.product : scope.product
  const cart = useShop(selectCart)
  const change = (next: Partial<Session>) => {
    Object.assign(session, next, { changes: session.changes + 1 })
    for (const listener of scope.listeners) listener()
  }
  const selection = selectionOf(product, { variant: scope.variant, options: scope.options }, session.picks, (turn) =>
    change({ picks: turn(session.picks) }),
  )
  const { choice, quantity, isComplete } = selection
  const left = isComplete ? quantityLeft(product, matchVariant(product, choice), cart) : Number.POSITIVE_INFINITY
  return {
    reference,
    product,
    selection,
    session,
    change,
    left,
    amount: Math.max(1, Math.min(quantity, left)),
    isGone: stockOf(product, choice).status === 'sold-out',
  }
}

export interface PieceProps {
  scope: PieceScope
  view: EmbedView
}

function PricePiece({ scope }: PieceProps) {
  const { product, selection } = usePiece(scope)
  return <ProductPrice product={product} choice={selection.choice} />
}

function OptionsPiece({ scope }: PieceProps) {
  const { product, selection, session, change } = usePiece(scope)
  const messages = useProductMessages()
  const shown = useShown(product)
  const form = useRef<HTMLDivElement>(null)
  const { choice, asked, first } = selection
  const { presses } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: while it stands.
  useEffect(() => {
    change({ pickers: session.pickers + 1 })
    return () => change({ pickers: session.pickers - 1 })
  }, [session])
  useEffect(() => {
    if (presses) form.current?.querySelector<HTMLElement>(MISSING)?.focus()
  }, [presses])
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
        variant={matchVariant(shown, choice)}
        picked={choice.subscription}
        problem={asked.subscription ? messages.chooseFirst(messages.purchase) : undefined}
        isAlert={first === undefined}
        onPick={selection.subscribe}
      />
    </div>
  )
}

function QuantityPiece({ scope }: PieceProps) {
  const { product, selection, left, amount, isGone } = usePiece(scope)
  const messages = useProductMessages()
  if (isGone) return null
  return (
    <>
      <QuantityStepper
        messages={messages}
        name={product.name}
        quantity={amount}
        max={Number.isFinite(left) ? Math.max(1, left) : undefined}
        onQuantity={(_, asked) => selection.setQuantity(asked)}
      />
      {selection.quantity > left && (
        <p className="wrong" role="alert">
          {messages.onlyLeft(amount)}
        </p>
      )}
    </>
  )
}

function AddPiece({ scope, view }: PieceProps) {
  const { reference, selection, session, change, amount, isGone } = usePiece(scope)
  const messages = useProductMessages()
  const { choice, isComplete } = selection
  const state = useShop((shop) => selectBuyState(shop, shop.products[reference], choice))
  const action = view.read('action') === 'checkout' ? 'checkout' : 'add'
  const hasPicker = session.pickers > 0
  const buy = async () => {
    // Without the choices beside it, the press opens them.
    if (isComplete || !hasPicker || selection.check()) return session.services.buy(forCart(choice), amount, action)
    change({ presses: session.presses + 1 })
    return 'cancelled' as const
  }
  return (
    <div className="buy">
      <BuyButton
        reference={reference}
        state={state}
        label={view.text() || (action === 'checkout' ? messages.buyNow : messages.addToCart)}
        opens={hasPicker && !isComplete && !isGone}
        bare
        buy={buy}
      />
    </div>
  )
}

function GalleryPiece({ scope }: PieceProps) {
  const { reference, product, selection, session } = usePiece(scope)
  const details = useLoad(() => session.services.loadDetails(reference), true, reference)
  return (
    <Pictures
      product={product}
      choice={selection.choice}
      details={details.value}
      width={GALLERY_PX}
      services={session.services}
    />
  )
}

function StockPiece({ scope }: PieceProps) {
  const { product, selection, isGone } = usePiece(scope)
  const messages = useProductMessages()
  return isGone ? <p className="hint">{messages.soldOut}</p> : <StockNote product={product} choice={selection.choice} />
}

function DescriptionPiece({ scope }: PieceProps) {
  const { reference, product, session } = usePiece(scope)
  const messages = useProductMessages()
  const { loadDetails, loadText, loadContent } = session.services
  const details = useLoad(() => loadDetails(reference), true, reference)
  const text = useLoad(loadText)
  if (text.value) return <text.value.ProductText product={product} details={details} level={LEVEL} loadContent={loadContent} />
  if (text.status === 'failed') return product.url ? <a href={product.url}>{messages.details}</a> : null
  return <div className="lines" aria-hidden="true" />
}

export const PIECES = {
  price: PricePiece,
  options: OptionsPiece,
  quantity: QuantityPiece,
  add: AddPiece,
  gallery: GalleryPiece,
  stock: StockPiece,
  description: DescriptionPiece,
} satisfies Record<string, (props: PieceProps) => ReactNode>
