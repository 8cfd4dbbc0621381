/** What a cart shows wherever it stands: heading, lines or why there are none, the offer to undo, and what it comes to. */
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { type ShopState, selectCart, selectCount } from '../../store/state'
import { useButtonMessages } from '../button/button-messages'
import { addProblemText } from '../overlay/add-problem'
import { usePageMessages } from '../overlay/page-messages'
import { useSurroundings } from '../shop-context'
import { useLoad } from '../use-load'
import { CartFooter } from './CartFooter'
import { CartLines, linesOnScreen } from './CartLines'
import { CartSkeleton, CartUnreachable, EmptyCart } from './CartStates'
import { type Announce, CartProvider, type LoadCartExtras } from './cart-context'
import { useCartMessages } from './cart-messages'
import { UndoBar } from './UndoBar'

export interface CartPanelProps {
  state: ShopState
  heading: { current: HTMLHeadingElement | null }
  /** Leaves the cart; absent where it stands in the page. */
  onClose?(): void
  announce: Announce
  loadExtras: LoadCartExtras
  /** Stands in the header, at its end. */
  children?: ReactNode
}

export function CartPanel({ state, heading, onClose, announce, loadExtras, children }: CartPanelProps) {
  const { shop } = useSurroundings()
  const buttonMessages = useButtonMessages()
  const pageMessages = usePageMessages()
  const messages = useCartMessages()
  const toHeading = () => heading.current?.focus()

  const focusOn = useRef<string | null>(null)
  const undo = useCallback(
    (key: string) => {
      focusOn.current = key
      heading.current?.focus() // until the line is there
      shop.cart.undo(key).catch(() => {})
    },
    [shop, heading],
  )
  const endUndo = useCallback((key: string) => void shop.cart.dismissRemoved(key), [shop])
  const retry = () => void shop.cart.refresh().catch(() => {}) // the state says so
  const { status, value } = useLoad(loadExtras)
  const extras = status === 'loading' ? undefined : (value ?? null)
  const surroundings = useMemo(() => ({ extras, announce, heading }), [extras, announce, heading])
  const removed = state.removed[state.removed.length - 1]

  const cart = selectCart(state)
  const count = selectCount(state)
  const listed = linesOnScreen(state).length > 0
  const failed = state.cart.status === 'failed'
  /** What nobody has told us is not counted: "0 items" above a cart that could not be read would be a lie. */
  const isCounted = listed || (cart && !failed)
  const below = extras && <extras.Below state={state} />
  const { addProblem } = state
  /** Behind the drawer nobody reads what the page says. */
  const isTold = addProblem?.toldBy === 'cart' || (addProblem?.toldBy === 'page' && !onClose)
  const problem = addProblem && !isTold && addProblemText(addProblem, buttonMessages, pageMessages)

  return (
    <CartProvider value={surroundings}>
      <div className="header" part="header">
        <h2 id="cart-title" tabIndex={-1} data-focus="" ref={heading}>
          {messages.title}{' '}
          {isCounted && (
            <small key={count} translate="no">
              {messages.itemCount(count)}
            </small>
          )}
        </h2>
        <slot name="cart-header" />
        {children}
      </div>
      <div className="body">
        {problem && (
          <p className="alarm" role="alert">
            {problem}
          </p>
        )}
        {listed && failed && (
          <p className="alarm" role="alert">
            {messages.outOfReach}{' '}
            <button type="button" className="text-button" onClick={retry}>
              {messages.tryAgain}
            </button>
          </p>
        )}
        {extras && <extras.Above state={state} />}
        {listed ? (
          <>
            <CartLines state={state} shown={!onClose || state.drawerOpen} focusOn={focusOn} onEmptied={toHeading} />
            {extras && <extras.Terms state={state} />}
            {onClose && below}
          </>
        ) : failed ? (
          <CartUnreachable onRetry={retry} />
        ) : cart ? (
          <EmptyCart onClose={onClose} />
        ) : (
          <CartSkeleton />
        )}
      </div>
      {removed && <UndoBar line={removed} onUndo={undo} onEnd={endUndo} key={removed.key} />}
      <CartFooter state={state} />
      {/* In a drawer that scrolls they come after the terms; in a page nothing stands between the lines and the way to pay. */}
      {!onClose && listed && below}
    </CartProvider>
  )
}
