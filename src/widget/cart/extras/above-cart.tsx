/** What stands above the lines of a cart: what an agent or a link did, whose code comes with it, then the messages. */
import type { ComponentType } from 'react'
import type { NoticeProps } from '../../notice/Notice'
import { useLoad } from '../../use-load'
import { type CartExtras, useCartSurroundings } from '../cart-context'
import { CartMessages } from './CartMessages'

export type LoadNotice = () => Promise<{ Notice: ComponentType<NoticeProps> }>

export function createAbove(load: LoadNotice): CartExtras['Above'] {
  return function Above({ state }) {
    const { announce } = useCartSurroundings()
    // Beside a cart that is a part of the page it is a toast.
    const told = state.drawerOpen ? state.told : undefined
    const { value } = useLoad(load, Boolean(told))
    return (
      <>
        {value && told && <value.Notice told={told} announce={announce} inCart />}
        <CartMessages state={state} />
      </>
    )
  }
}
