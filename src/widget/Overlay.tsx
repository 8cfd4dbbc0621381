/** What the page has once: the live region, the floating toggle where it is wanted, and the drawer when somebody opens it. */
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { ShopEvent } from '../store/shop-events'
import type { CartDrawerProps } from './CartDrawer'
import { CartToggle } from './CartToggle'
import { LiveRegion, useSentence } from './LiveRegion'
import { useShop, useSurroundings } from './shop-context'

export interface OverlayProps {
  toggle: boolean
  position: string
  loadDrawer(): Promise<{ CartDrawer: ComponentType<CartDrawerProps> }>
}

export function Overlay({ toggle, position, loadDrawer }: OverlayProps) {
  const { shop, messages } = useSurroundings()
  const open = useShop((state) => state.drawerOpen)
  const [Drawer, setDrawer] = useState<ComponentType<CartDrawerProps> | null>(null)
  const root = useRef<HTMLDivElement>(null)

  const load = useCallback(() => {
    loadDrawer().then(
      ({ CartDrawer }) => setDrawer(() => CartDrawer),
      () => {
        if (shop.store.getState().drawerOpen) shop.closeDrawer()
      },
    )
  }, [loadDrawer, shop])

  useEffect(() => {
    if (open && !Drawer) load()
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
  const focusFallback = useCallback(() => root.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={root} data-position={position}>
      {toggle && <CartToggle floating onIntent={load} />}
      <LiveRegion sentence={open && Drawer ? '' : sentence} />
      {Drawer && <Drawer focusFallback={focusFallback} announced={sentence} />}
    </div>
  )
}
