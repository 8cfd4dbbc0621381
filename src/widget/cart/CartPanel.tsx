/** The content of every cart, in the drawer or in the page: heading, lines or the reason why there are none, undo bar, and totals. */
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { selectCount } from '../../store/base/count'
import { NONE, type ShopState, selectCart } from '../../store/base/state'
import { isUnreached } from '../../store/drawer/end-failures'
import { unreachableText } from '../button/add-error'
import { useButtonMessages } from '../button/button-messages'
import { addProblemText } from '../overlay/add-problem'
import { usePageMessages } from '../overlay/page-messages'
import { useSurroundings } from '../shop-context'
import { useLoad } from '../use-load'
import { CartFooter } from './CartFooter'
import { type CartLinesProps, linesOnScreen } from './CartLines'
import { CartSkeleton, CartUnreachable, EmptyCart, useReadFailure } from './CartStates'
import { type Announce, CartProvider, type LoadCartExtras } from './cart-context'
import { useCartMessages } from './cart-messages'
import { UndoBar } from './UndoBar'

export interface CartPanelProps {
  state: ShopState
  heading: { current: HTMLHeadingElement | null }
  /** Closes the drawer; absent where the cart is part of the page. */
  onClose?(): void
  announce: Announce
  loadExtras: LoadCartExtras
  Lines: ComponentType<CartLinesProps>
  /** Rendered at the end of the header. */
  children?: ReactNode
}

export function CartPanel({ state, heading, onClose, announce, loadExtras, Lines, children }: CartPanelProps) {
  const { shop } = useSurroundings()
  const buttonMessages = useButtonMessages()
  const pageMessages = usePageMessages()
  const messages = useCartMessages()
  const toHeading = () => heading.current?.focus()

  const focusOn = useRef<string | null>(null)
  const undo = useCallback(
    (key: string) => {
      focusOn.current = key
      heading.current?.focus() // until the line is rendered
      shop.cart.undo(key).catch(() => {})
    },
    [shop, heading],
  )
  const [, redraw] = useState({})
  const goTo = (key: string) => {
    focusOn.current = key
    redraw({})
  }
  const endUndo = useCallback((key: string) => void shop.cart.dismissRemoved(key), [shop])
  const isShown = !onClose || state.drawerOpen
  const { status, value } = useLoad(loadExtras, isShown)
  const extras = status === 'loading' ? undefined : (value ?? null)
  const surroundings = useMemo(() => ({ extras, announce, heading }), [extras, announce, heading])
  const removed = state.removed[state.removed.length - 1]

  const cart = selectCart(state)
  const count = selectCount(state)
  const listed = linesOnScreen(state).length + state.awaited.length > 0
  const { failed, retry } = useReadFailure(state, shop.cart.refresh)
  /** A cart that is not loaded shows no count: "0 items" would be wrong. */
  const isCounted = listed || (cart && !failed)
  const below = extras && <extras.Below state={state} />
  const { addProblem } = state
  /** Shown elsewhere already. The page's own message is hidden while the drawer covers it. */
  const isShownElsewhere = addProblem?.toldBy === 'cart' || (addProblem?.toldBy === 'page' && !onClose)
  const again = addProblem?.again
  const addAgain =
    again && addProblem.error?.retryable
      ? () => {
          toHeading() // the pressed button disappears
          shop
            .engine()
            .then(({ addItem }) => addItem({ ...again, name: addProblem.name }))
            .catch(() => {}) // the state holds the failure
        }
      : undefined
  /** The cause once: a cart that cannot be read says it already. */
  const problem =
    addProblem &&
    !isShownElsewhere &&
    (isUnreached(addProblem.error) && addProblem.name
      ? [
          (addProblem.isChange ? pageMessages.notChanged : messages.notAdded)(addProblem.name),
          !(listed && failed) && unreachableText(addProblem.error ?? NONE, buttonMessages),
        ]
          .filter(Boolean)
          .join(' ')
      : addProblemText(addProblem, buttonMessages, pageMessages))

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
        {children}
        <slot name="cart-header" />
      </div>
      {/* Firefox would add a scrollable box to the tab order, without a name. The controls inside are focusable anyway. */}
      <div className="body" tabIndex={-1}>
        {problem && listed && (
          <p className="alarm" part="notice" role="alert">
            {problem}{' '}
            {addAgain && (
              <button type="button" className="text-button" onClick={addAgain}>
                {messages.tryAgain}
              </button>
            )}
          </p>
        )}
        {listed && failed && (
          <p className="alarm" part="notice" role="alert">
            {messages.outOfReach}{' '}
            {retry && (
              <button type="button" className="text-button" onClick={retry}>
                {messages.tryAgain}
              </button>
            )}
          </p>
        )}
        {extras && <extras.Above state={state} />}
        {listed ? (
          <>
            <Lines state={state} shown={isShown} focusOn={focusOn} onEmptied={toHeading} />
            {extras && <extras.Terms state={state} />}
            {onClose && below}
          </>
        ) : problem ? (
          <CartUnreachable text={problem} onRetry={addAgain} />
        ) : failed ? (
          <CartUnreachable onRetry={retry} />
        ) : cart ? (
          <EmptyCart onClose={onClose} />
        ) : (
          <CartSkeleton />
        )}
      </div>
      {removed && <UndoBar line={removed} onUndo={undo} onEnd={endUndo} key={removed.key} />}
      <CartFooter state={state} onBlocked={goTo} />
      {/* Suggestions: within the scrolling part of the drawer; in the page they follow the footer, so that nothing separates lines and checkout. */}
      {!onClose && listed && below}
    </CartProvider>
  )
}
