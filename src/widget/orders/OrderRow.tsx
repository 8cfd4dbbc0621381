/** One order: its number, date, state and total. What was bought is drawn once it is opened. */

import { useId, useState } from 'react'
import { isRepeated } from '../press'
import { useLoad } from '../use-load'
import { Failed } from './Failed'
import { Loading } from './Loading'
import { Money } from './Money'
import type { OrderRowProps } from './order-services'
import { useOrdersMessages } from './orders-messages'
import { useDates } from './use-dates'

export function OrderRow({ order, services, onClose }: OrderRowProps) {
  const messages = useOrdersMessages()
  const date = useDates()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { number, state, payment, total } = order
  const states = [messages.states[state], payment && messages.payments[payment]].filter(Boolean).join(' · ')
  return (
    <li className="order">
      <button
        type="button"
        className="order-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={(event) => isRepeated(event) || setOpen(!isOpen)}
      >
        <span className="order-name">
          <bdi>{number ? messages.number(number) : date(order.date)}</bdi>
          {number && order.date && <small>{date(order.date)}</small>}
        </span>
        <span className="order-state">{states}</span>
        {total && <Money of={total} />}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OpenedOrder order={order} services={services} onClose={onClose} />}
      </div>
    </li>
  )
}

function OpenedOrder(props: OrderRowProps) {
  const messages = useOrdersMessages()
  const { value: OrderDetails, status, again } = useLoad(async () => (await props.services.loadDetails()).OrderDetails)
  if (OrderDetails) return <OrderDetails {...props} />
  return status === 'failed' ? <Failed text={messages.failed} again={again} /> : <Loading />
}
