/** The orders of a member, and their subscriptions, in a dialog. */

import { useEffect, useId, useRef, useState } from 'react'
import type { OrderView } from '../../store/orders/order-view'
import { useModal } from '../dialog/use-modal'
import { CloseIcon } from '../icons'
import { onPress } from '../on-press'
import { useSurroundings } from '../shop-context'
import { useLoad } from '../use-load'
import { Failed } from './Failed'
import { Loading } from './Loading'
import { OrderRow } from './OrderRow'
import type { OrderServices } from './order-services'
import { ordersCss } from './orders.css'
import { useOrdersMessages } from './orders-messages'

export interface OrdersProps {
  services: OrderServices
  onClose(): void
  /** The shop does not tell members their orders. */
  onRefused(): void
  /** Takes the focus on closing if the element that opened it is gone. */
  focusFallback?(): void
}

export function Orders({ services, onClose, onRefused, focusFallback }: OrdersProps) {
  useSurroundings().adoptStyles(ordersCss)
  const messages = useOrdersMessages()
  const titleId = useId()
  const modal = useModal(true, { onClose, focusFallback })
  // Where they cannot be read, the orders stand without them.
  const { value: owned } = useLoad(services.subscriptions)
  return (
    <dialog {...modal} className="orders" part="dialog" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} tabIndex={-1} data-focus="">
          {messages.title}
        </h2>
        <button type="button" className="close-orders" aria-label={messages.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <OrderList services={services} onRefused={onRefused} onClose={onClose} />
      {owned && <owned.Subscriptions {...owned} url={services.subscriptionsUrl} />}
    </dialog>
  )
}

function OrderList({ services, onRefused, onClose }: Pick<OrdersProps, 'services' | 'onRefused' | 'onClose'>) {
  const messages = useOrdersMessages()
  const first = useLoad(services.read)
  const [later, setLater] = useState<{ orders: readonly OrderView[]; next?: string }>()
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const list = useRef<HTMLUListElement>(null)
  /** The button is gone, or has moved: the first order that came takes the focus. */
  const focusAt = useRef<number>(undefined)
  const isRefused = first.status === 'ready' && !first.value
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused, onRefused])
  useEffect(() => {
    const at = focusAt.current
    focusAt.current = undefined
    if (at !== undefined) list.current?.querySelectorAll<HTMLElement>('.order-toggle')[at]?.focus()
  })

  if (first.status === 'loading' || isRefused) return <Loading />
  if (!first.value) return <Failed text={messages.failed} again={first.again} />
  const orders = [...first.value.orders, ...(later?.orders ?? [])]
  const next = later ? later.next : first.value.next
  if (!orders.length) return <p className="hint">{messages.empty}</p>

  async function showMore() {
    if (more === 'loading' || !next) return
    setMore('loading')
    try {
      const page = await services.read(next)
      if (!page) return onRefused()
      const ids = new Set(orders.map(({ id }) => id))
      const come = page.orders.filter(({ id }) => !ids.has(id))
      focusAt.current = orders.length
      setLater({ orders: [...(later?.orders ?? []), ...come], next: page.next })
      setMore('idle')
    } catch {
      setMore('failed')
    }
  }

  return (
    <>
      <ul ref={list}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} services={services} onClose={onClose} />
        ))}
      </ul>
      {more === 'failed' && (
        <p className="wrong" role="alert">
          {messages.failed}
        </p>
      )}
      {next && (
        <button
          type="button"
          className="button more-orders"
          part="button"
          aria-busy={more === 'loading' || undefined}
          onClick={onPress(showMore)}
        >
          {more === 'loading' && <span className="spinner" aria-hidden="true" />}
          {more === 'failed' ? messages.tryAgain : messages.more}
        </button>
      )}
    </>
  )
}
