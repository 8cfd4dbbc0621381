/** What the page has once: the live region, toasts, the floating toggle where it is wanted, and the drawer when somebody opens it. */
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { ShopEvent } from '../../store/shop-events'
import { useButtonMessages } from '../button/button-messages'
import type { CartDrawerProps } from '../cart/CartDrawer'
import { LiveRegion, useSentence } from '../LiveRegion'
import { useShop, useSurroundings } from '../shop-context'
import { addProblemText } from './add-problem'
import { CartToggle } from './CartToggle'
import { usePageMessages } from './page-messages'
import { Toast } from './Toast'

export interface OverlayProps extends Pick<CartDrawerProps, 'loadExtras'> {
  toggle: boolean
  position: string
  /** Say what was added in a toast. */
  toastOnAdd: boolean
  loadDrawer(): Promise<{ CartDrawer: ComponentType<CartDrawerProps> }>
}

export function Overlay({ toggle, position, toastOnAdd, loadDrawer, loadExtras }: OverlayProps) {
  const { shop } = useSurroundings()
  const buttonMessages = useButtonMessages()
  const messages = usePageMessages()
  const open = useShop((state) => state.drawerOpen)
  const inlineCart = useShop((state) => state.inlineCart)
  const addProblem = useShop((state) => state.addProblem)
  const [Drawer, setDrawer] = useState<ComponentType<CartDrawerProps> | null>(null)
  const [drawerFailed, setDrawerFailed] = useState(false)
  const [added, setAdded] = useState('')
  const root = useRef<HTMLDivElement>(null)

  const load = useCallback(() => {
    loadDrawer().then(
      ({ CartDrawer }) => setDrawer(() => CartDrawer),
      () => {
        if (!shop.store.getState().drawerOpen) return
        shop.closeDrawer()
        setDrawerFailed(true)
      },
    )
  }, [loadDrawer, shop])

  useEffect(() => {
    if (open && !Drawer) load()
    if (open) setDrawerFailed(false)
  }, [open, Drawer, load])

  const say = useCallback(
    (event: ShopEvent): string | undefined => {
      if (event.type !== 'cart-change' || event.action !== 'add') return undefined
      const line = event.cart.lines.find(({ id }) => id === event.delta[0]?.lineId)
      return line && messages.addedStatus(line.name, line.quantity)
    },
    [messages],
  )
  const sentence = useSentence(say)
  useEffect(() => {
    if (!toastOnAdd) return
    return shop.listen((event) => {
      if (event.type === 'cart-change' && event.action === 'add' && event.delta[0])
        setAdded(messages.addedToast(event.delta[0].name))
    })
  }, [toastOnAdd, shop, messages])

  const focusFallback = useCallback(() => root.current?.querySelector('button')?.focus(), [])
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
      {toggle && !inlineCart && <CartToggle floating onIntent={load} />}
      <LiveRegion sentence={open ? '' : (inlineCart?.says ?? sentence)} />
      {text && !open && <Toast text={text} isError={Boolean(problem)} onDismiss={dismiss} onViewCart={shop.openDrawer} />}
      {Drawer && <Drawer focusFallback={focusFallback} announced={sentence} loadExtras={loadExtras} />}
    </div>
  )
}
