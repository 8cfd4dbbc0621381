/** The cart in a native modal dialog: the top layer beats any z-index of the page, Escape closes, the rest is inert. */
import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { enCart } from '../i18n/en-cart'
import type { ShopEvent } from '../store/shop-events'
import { selectCart, selectCount } from '../store/state'
import { addProblemText } from './add-problem'
import { CartFooter } from './CartFooter'
import { CartLines, linesOnScreen } from './CartLines'
import { CartSkeleton, CartUnreachable, EmptyCart } from './CartStates'
import { deepActiveElement, restoreFocus } from './dialog/focus'
import { showModal } from './dialog/modal'
import { lockScroll } from './dialog/scroll-lock'
import { CloseIcon } from './icons'
import { LiveRegion, useSentence } from './LiveRegion'
import { useShop, useSurroundings } from './shop-context'
import { cartCss } from './styles/cart.css'
import { UndoBar } from './UndoBar'

export interface CartDrawerProps {
  /** Gets the focus when whoever opened the drawer is gone. */
  focusFallback(): void
  /** What was said while the drawer was on its way. */
  announced: string
}

const messages = enCart

export function CartDrawer({ focusFallback, announced }: CartDrawerProps) {
  const { shop, messages: buttonMessages, adoptStyles } = useSurroundings()
  const state = useShop((shopState) => shopState)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = state.drawerOpen

  adoptStyles(cartCss)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = deepActiveElement(element.ownerDocument)
    const unlock = lockScroll(element.ownerDocument)
    const hide = showModal(element, shop.closeDrawer)
    heading.current?.focus()
    shop.showTotals()
    shop.cart.refreshOnce().catch(() => {}) // the state says so, and the drawer shows it
    return () => {
      hide()
      unlock()
      if (!restoreFocus(opener)) focusFallback()
    }
  }, [open, shop, focusFallback])

  const say = useCallback(
    (event: ShopEvent): string | undefined => {
      if (event.type === 'coupon-change')
        return event.coupon ? messages.couponApplied(event.coupon.code) : messages.couponRemovedStatus
      if (event.type !== 'cart-change' || event.action === 'sync') return undefined
      const [delta] = event.delta
      const line = delta && event.cart.lines.find(({ id }) => id === delta.lineId)
      if (!delta) return undefined
      if (!line) return messages.removedStatus(delta.name)
      return event.action === 'add'
        ? buttonMessages.addedStatus(line.name, line.quantity)
        : messages.quantityStatus(line.name, line.quantity)
    },
    [buttonMessages],
  )

  const sentence = useSentence(say, announced)

  /** A press on the backdrop lands on the dialog itself, outside its box. */
  function pressBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    const box = event.currentTarget.getBoundingClientRect()
    const inside =
      event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom
    if (!inside) shop.closeDrawer()
  }

  const focusOn = useRef<string | null>(null)
  const undo = useCallback(
    (key: string) => {
      focusOn.current = key
      heading.current?.focus() // until the line is there
      shop.cart.undo(key).catch(() => {})
    },
    [shop],
  )
  const endUndo = useCallback((key: string) => void shop.cart.dismissRemoved(key), [shop])
  const removed = state.removed[state.removed.length - 1]

  const cart = selectCart(state)
  const count = selectCount(state)
  const listed = linesOnScreen(state).length > 0
  /** What nobody has told us is not counted: "0 items" above a cart that could not be read would be a lie. */
  const isCounted = listed || (cart && state.cart.status !== 'failed')
  const problem = state.addProblem && addProblemText(state.addProblem, buttonMessages)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the key, and the dialog's own.
    <dialog
      ref={dialog}
      part="drawer dialog"
      aria-labelledby="cart-title"
      onCancel={(event) => {
        event.preventDefault()
        shop.closeDrawer()
      }}
      onClick={pressBackdrop}
    >
      <header className="header" part="header">
        <h2 id="cart-title" tabIndex={-1} ref={heading}>
          {messages.title}{' '}
          {isCounted && (
            <small key={count} translate="no">
              {messages.itemCount(count)}
            </small>
          )}
        </h2>
        <slot name="cart-header" />
        <button type="button" className="icon-button" aria-label={messages.close} onClick={shop.closeDrawer}>
          <CloseIcon />
        </button>
      </header>
      <div className="body">
        {problem && (
          <p className="banner" role="alert">
            {problem}
          </p>
        )}
        {listed && state.cart.status === 'failed' && (
          <p className="banner" role="alert">
            {messages.outOfReach}{' '}
            <button type="button" className="text-button" onClick={() => void shop.cart.refresh()}>
              {messages.tryAgain}
            </button>
          </p>
        )}
        {listed ? (
          <CartLines state={state} focusOn={focusOn} onEmptied={() => heading.current?.focus()} />
        ) : state.cart.status === 'failed' ? (
          <CartUnreachable onRetry={() => void shop.cart.refresh()} />
        ) : cart ? (
          <EmptyCart onClose={shop.closeDrawer} />
        ) : (
          <CartSkeleton />
        )}
      </div>
      {removed && <UndoBar line={removed} onUndo={undo} onEnd={endUndo} key={removed.key} />}
      <CartFooter state={state} />
      <LiveRegion sentence={open ? sentence : ''} />
    </dialog>
  )
}
