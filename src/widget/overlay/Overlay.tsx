/** The parts that a page has once: live region, toasts, the floating toggle if the author wants it, and the drawer, loaded on demand. */
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { ShopEvent } from '../../store/base/shop-events'
import { useButtonMessages } from '../button/button-messages'
import type { CartDrawerProps } from '../cart/CartDrawer'
import { watchPresses } from '../dialog/early-presses'
import { unclobbered } from '../dialog/unclobbered'
import { LiveRegion, useSentence } from '../LiveRegion'
import { useShop, useSurroundings } from '../shop-context'
import { useLoad } from '../use-load'
import { addProblemText } from './add-problem'
import { CartToggle } from './CartToggle'
import { usePageMessages } from './page-messages'
import { Toast } from './Toast'

export interface OverlayProps extends Pick<CartDrawerProps, 'loadExtras'> {
  toggle: boolean
  position: string
  /** Whether to show a toast for an add from this source. The same function for the life of the overlay. */
  toastOnAdd(source: unknown): boolean
  loadDrawer(): Promise<{ CartDrawer: ComponentType<CartDrawerProps> }>
  /** Resolves when the drawer may be rendered in advance. */
  drawerAhead?: Promise<unknown>
}

export function Overlay({ toggle, position, toastOnAdd, loadDrawer, loadExtras, drawerAhead }: OverlayProps) {
  const { shop } = useSurroundings()
  const buttonMessages = useButtonMessages()
  const messages = usePageMessages()
  const open = useShop((state) => state.drawerOpen)
  const inlineCart = useShop((state) => state.inlineCart)
  const addProblem = useShop((state) => state.addProblem)
  const [isLikely, setLikely] = useState(false)
  const drawer = useLoad(loadDrawer, open || isLikely)
  const isLost = drawer.status === 'failed'
  const [drawerFailed, setDrawerFailed] = useState(false)
  const [added, setAdded] = useState('')
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { defaultView } = unclobbered((root.current as Element).ownerDocument)
    return defaultView ? watchPresses(defaultView) : undefined
  }, [])
  useEffect(() => {
    drawerAhead?.then(() => setLikely(true))
  }, [drawerAhead])

  useEffect(() => {
    if (isLost) setLikely(false) // the next attempt loads it again
    if (!open) return
    setDrawerFailed(isLost)
    if (isLost) shop.closeDrawer()
  }, [isLost, open, shop])

  const tellAdded = useCallback(
    (event: ShopEvent): string | undefined => {
      if (event.type !== 'cart-change' || event.action !== 'add') return undefined
      const [delta] = event.delta
      if (delta && toastOnAdd(event.source)) setAdded(messages.addedToast(delta.name))
      const line = event.cart.lines.find(({ id }) => id === delta?.lineId)
      return line && messages.addedStatus(line.name, line.quantity)
    },
    [messages, toastOnAdd],
  )
  const sentence = useSentence(tellAdded)
  const focusFallback = () => root.current?.querySelector('button')?.focus()
  const dismiss = useCallback(() => {
    setAdded('')
    setDrawerFailed(false)
    shop.dismissAddProblem()
  }, [shop])
  const problem = drawerFailed
    ? messages.drawerFailed
    : addProblem && !addProblem.toldBy && addProblemText(addProblem, buttonMessages, messages)
  const text = problem || added
  return (
    <div ref={root} data-position={position}>
      {toggle && !inlineCart && <CartToggle floating onIntent={() => setLikely(true)} />}
      <LiveRegion className="hidden" sentence={open ? '' : (inlineCart?.says ?? sentence)} />
      {text && !open && <Toast text={text} isError={Boolean(problem)} onDismiss={dismiss} onViewCart={shop.openDrawer} />}
      {drawer.value && <drawer.value.CartDrawer focusFallback={focusFallback} announced={sentence} loadExtras={loadExtras} />}
    </div>
  )
}
