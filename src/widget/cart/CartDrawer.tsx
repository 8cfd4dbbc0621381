/** The cart in a native modal dialog: above any z-index of the page, closed by Escape, with the rest of the page inert. */
import { useEffect, useRef } from 'react'
import type { ShopState } from '../../store/base/state'
import { useModal } from '../dialog/use-modal'
import { CloseIcon } from '../icons'
import { LiveRegion } from '../LiveRegion'
import { useShop, useSurroundings } from '../shop-context'
import { CartLines } from './CartLines'
import { CartPanel } from './CartPanel'
import { cartCss } from './cart.css'
import type { LoadCartExtras } from './cart-context'
import { useCartMessages } from './cart-messages'
import { useCartSentence } from './use-cart-announcements'

export interface CartDrawerProps {
  /** Takes the focus on closing if the element that opened the drawer is gone. */
  focusFallback(): void
  /** The last announcement of the page, repeated in the dialog's live region if the drawer opens with it. */
  announced: string
  loadExtras: LoadCartExtras
}

export function CartDrawer({ focusFallback, announced, loadExtras }: CartDrawerProps) {
  const { shop, adoptStyles } = useSurroundings()
  const messages = useCartMessages()
  // While closed, it renders only what opening it would show: on a page of products, every response changes the state.
  const drawn = useRef<ShopState>(undefined)
  const now = useShop((latest) => {
    const { current } = drawn
    if (latest.drawerOpen || current?.drawerOpen !== false || current.expected !== latest.expected) drawn.current = latest
    return drawn.current as ShopState
  })
  const { expected } = now
  const state = expected && !now.drawerOpen ? { ...now, adds: [...now.adds, expected] } : now
  const heading = useRef<HTMLHeadingElement>(null)
  const open = state.drawerOpen
  const modal = useModal(open, { onClose: shop.closeDrawer, focusFallback, isDrawnFirst: true })

  adoptStyles(cartCss)

  useEffect(() => {
    if (!open) return
    shop.showTotals()
    shop.cart.refreshOnce().catch(() => {}) // the state holds the failure, and the drawer shows it
  }, [open, shop])

  const [sentence, announce] = useCartSentence(announced)

  return (
    <dialog {...modal} part="drawer dialog" aria-labelledby="cart-title">
      <CartPanel
        state={state}
        heading={heading}
        onClose={shop.closeDrawer}
        announce={announce}
        loadExtras={loadExtras}
        Lines={CartLines}
      >
        <button type="button" className="icon-button" aria-label={messages.close} onClick={shop.closeDrawer}>
          <CloseIcon />
        </button>
      </CartPanel>
      <LiveRegion className="hidden" sentence={open ? sentence : ''} />
    </dialog>
  )
}
