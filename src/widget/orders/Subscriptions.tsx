/** The subscriptions of a member. They can be read only: they are changed on the shop's own page. */
import { useId } from 'react'
import { useLoad } from '../use-load'
import type { OrderServices } from './order-services'
import { useOrdersMessages } from './orders-messages'
import { useDates } from './use-dates'

/** Nothing is shown where there are none, or where they cannot be read: the orders stand without them. */
export function Subscriptions({ services }: { services: OrderServices }) {
  const messages = useOrdersMessages()
  const date = useDates()
  const titleId = useId()
  const { value = [] } = useLoad(services.subscriptions)
  if (!value.length) return null
  const { subscriptionsUrl } = services
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{messages.subscriptions}</h3>
      <ul>
        {value.map(({ id, name, unit, interval, since, total }) => (
          <li key={id} className="order-line">
            <div>
              <bdi className="order-item">{name}</bdi>
              <small>{messages.every(unit, interval)}</small>
              {since && <small>{messages.since(date(since))}</small>}
            </div>
            {total && <bdi className="price">{total.formatted}</bdi>}
          </li>
        ))}
      </ul>
      {subscriptionsUrl && (
        <a className="way" href={subscriptionsUrl}>
          {messages.manage}
        </a>
      )}
    </section>
  )
}
