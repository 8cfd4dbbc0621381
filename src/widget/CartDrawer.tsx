/** The cart in a native modal dialog: the top layer beats any z-index of the page, Escape closes, the rest is inert. */
import { type MouseEvent, useEffect, useRef } from 'react'
import { CartPanel } from './CartPanel'
import type { LoadCartExtras } from './cart-extras'
import { useCartMessages } from './cart-messages'
import { useCartSentence } from './cart-sentence'
import { deepActiveElement, restoreFocus } from './dialog/focus'
import { lockScroll } from './dialog/scroll-lock'
import { showModal } from './dialog/show-modal'
import { CloseIcon } from './icons'
import { LiveRegion } from './LiveRegion'
import { useShop, useSurroundings } from './shop-context'
import { cartCss } from './styles/cart.css'

export interface CartDrawerProps {
  /** Gets the focus when whoever opened the drawer is gone. */
  focusFallback(): void
  /** What is still to be said, because the drawer was on its way. */
  announced: string
  loadExtras: LoadCartExtras
}

export function CartDrawer({ focusFallback, announced, loadExtras }: CartDrawerProps) {
  const { shop, adoptStyles } = useSurroundings()
  const messages = useCartMessages()
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

  const [sentence, announce] = useCartSentence(announced)

  /** A press on the backdrop lands on the dialog itself, outside its box. */
  function pressBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    const box = event.currentTarget.getBoundingClientRect()
    const inside =
      event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom
    if (!inside) shop.closeDrawer()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the key, and the dialog's own.
    <dialog
      ref={dialog}
      part="drawer dialog"
      aria-labelledby="cart-title"
      onCancel={(event) => {
        event.preventDefault()
        // What the author slotted in may be cancelled by itself: a file field, say.
        if (event.target === event.currentTarget) shop.closeDrawer()
      }}
      onClick={pressBackdrop}
    >
      <CartPanel state={state} heading={heading} onClose={shop.closeDrawer} announce={announce} loadExtras={loadExtras}>
        <button type="button" className="icon-button" aria-label={messages.close} onClick={shop.closeDrawer}>
          <CloseIcon />
        </button>
      </CartPanel>
      <LiveRegion sentence={open ? sentence : ''} />
    </dialog>
  )
}
