/** Rendered above the lines of a cart: what an agent or a link did, whose code is loaded on demand, then the messages. */
import type { ComponentType } from 'react'
import type { NoticeProps } from '../../notice/Notice'
import { useLoad } from '../../use-load'
import { type CartExtras, useCartSurroundings } from '../cart-context'
import { CartMessages } from './CartMessages'

export type LoadNotice = () => Promise<{ Notice: ComponentType<NoticeProps> }>

export function createAbove(load: LoadNotice): CartExtras['Above'] {
  return function Above({ state }) {
    const { announce } = useCartSurroundings()
    // With an inline cart, a notice of changes is a toast instead.
    const told = state.drawerOpen || state.told?.order ? state.told : undefined
    const { value } = useLoad(load, Boolean(told))
    return (
      <>
        {value && told && <value.Notice told={told} announce={announce} inCart />}
        <CartMessages state={state} />
      </>
    )
  }
}
