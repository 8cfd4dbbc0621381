/** The subscriptions of a member. They can be read only: they are changed on the shop's own page. */
import { useId } from 'react'
import type { SubscriptionsProps } from './order-services'
import { useOrdersMessages } from './orders-messages'
import { useDates } from './use-dates'

export { readSubscriptions } from '../../store/orders/read-subscriptions'

export function Subscriptions({ subscriptions, url }: SubscriptionsProps) {
  const messages = useOrdersMessages()
  const date = useDates()
  const titleId = useId()
  if (!subscriptions.length) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{messages.subscriptions}</h3>
      <ul>
        {subscriptions.map(({ id, name, unit, interval, since, total }) => (
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
      {url && (
        <a className="way" href={url}>
          {messages.manage}
        </a>
      )}
    </section>
  )
}
