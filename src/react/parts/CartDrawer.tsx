import { useEffect } from 'react'
import { useProvided } from '../provider/CartletProvider'
import { onAddIn } from '../provider/settings'

export interface CartDrawerProps {
  /** Adds a floating button that opens it. */
  toggle?: boolean
  /** Corner of that button. @default bottom-end */
  position?: 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start'
}

/**
 * The cart in a drawer over the page, while this component is mounted: it opens after an add, unless `onAdd` says otherwise, and
 * by `useCart().open()`. The component renders nothing in its own place, and nothing on a server.
 */
export function CartDrawer({ toggle = false, position = 'bottom-end' }: CartDrawerProps): null {
  const { handle, settings } = useProvided('<CartDrawer>')
  const asked = onAddIn(settings)
  const onAdd = asked ?? 'drawer'
  useEffect(() => {
    const open = () => handle.current()?.page.configure({ cart: toggle ? 'drawer' : 'none', cartPosition: position, onAdd })
    open()
    const stop = handle.onStart(open)
    return () => {
      stop()
      const started = handle.current()
      if (!started) return
      started.page.configure({ cart: 'none', onAdd: asked ?? 'none' })
      started.pageShop.shop.closeDrawer()
    }
  }, [handle, toggle, position, onAdd, asked])
  return null
}
