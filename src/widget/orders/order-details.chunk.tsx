/** An opened order: what was bought, what became of it, and the way to buy it again. */
import { type ReactNode, useState } from 'react'
import type { AgainOutcome, AgainResult } from '../../store/orders/order-again.chunk'
import type { OrderLineView } from '../../store/orders/order-view'
import { onPress } from '../on-press'
import { Photo } from '../Photo'
import { useLoad } from '../use-load'
import { Money } from './Money'
import type { OrderRowProps } from './order-services'
import { useOrdersMessages } from './orders-messages'
import { useDates } from './use-dates'

export { readShipments } from '../../store/orders/read-shipments'

export function OrderDetails({ order, services, onClose }: OrderRowProps) {
  const messages = useOrdersMessages()
  const [again, setAgain] = useState<'busy' | 'failed' | AgainResult>()
  const result = typeof again === 'object' ? again : undefined

  async function repeat() {
    if (again === 'busy') return
    setAgain('busy')
    setAgain(await services.again(order).catch(() => 'failed' as const))
  }

  return (
    <div className="order-details">
      <ul>
        {order.lines.map((line, at) => (
          <OrderLine key={line.id} line={line} outcome={result?.outcomes[at]} />
        ))}
      </ul>
      <dl>
        {order.sums.map(({ sum, amount }) => (
          <div key={sum} className={sum === 'total' ? 'order-total' : undefined}>
            <dt>{sum === 'shipping' && order.delivery ? <bdi>{order.delivery}</bdi> : messages.sums[sum]}</dt>
            <dd>
              <Money of={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {order.isSent && <Shipments orderId={order.id} services={services} />}
      {order.lines.some(({ item }) => item) && (
        <button
          type="button"
          className="button"
          part="button"
          aria-busy={again === 'busy' || undefined}
          onClick={onPress(repeat)}
        >
          {again === 'busy' && <span className="spinner" aria-hidden="true" />}
          {messages.again}
        </button>
      )}
      <p className={again === 'failed' ? 'wrong' : 'said'} role="status">
        {again === 'failed' && messages.againFailed}
        {result && (result.added ? messages.againAdded(result.added) : messages.againNone)}
      </p>
      {Boolean(result?.added) && (
        <button
          type="button"
          className="way"
          onClick={() => {
            onClose()
            services.openCart()
          }}
        >
          {messages.viewCart}
        </button>
      )}
    </div>
  )
}

function outcomeText(outcome: AgainOutcome, messages: ReturnType<typeof useOrdersMessages>): string {
  if (outcome.kind === 'some') return messages.some(outcome.quantity)
  if (outcome.kind === 'price') return messages.priceNow(outcome.now.formatted, outcome.before.formatted)
  return messages.outcomes[outcome.kind]
}

function OrderLine({ line, outcome }: { line: OrderLineView; outcome?: AgainOutcome }) {
  const messages = useOrdersMessages()
  const { name, options, picture, quantity, total, download } = line
  return (
    <li className="order-line">
      <Photo className="order-picture" src={picture?.url} alt="" width="56" height="56" loading="lazy" />
      <div>
        <bdi className="order-item">{name}</bdi>
        {options.map(({ name: option, value }) => (
          <small key={`${option} ${value}`}>
            <bdi>{[option, value].filter(Boolean).join(': ')}</bdi>
          </small>
        ))}
        <small>{messages.quantity(quantity)}</small>
        {download && <Download name={name} {...download} />}
        {outcome && <small className={outcome.kind === 'added' ? 'said' : 'changed'}>{outcomeText(outcome, messages)}</small>}
      </div>
      {total && <Money of={total} />}
    </li>
  )
}

function Download({ name, url, expires }: { name: string } & NonNullable<OrderLineView['download']>): ReactNode {
  const messages = useOrdersMessages()
  const date = useDates()
  if (!url) return <small className="changed">{messages.downloadOver}</small>
  return (
    <>
      <a className="way" href={url} rel="noreferrer" aria-label={messages.downloadName(name)}>
        {messages.download}
      </a>
      {expires && <small>{messages.downloadUntil(date(expires))}</small>}
    </>
  )
}

function Shipments({ orderId, services }: Pick<OrderRowProps, 'services'> & { orderId: string }): ReactNode {
  const messages = useOrdersMessages()
  const shipments = useLoad(() => services.shipments(orderId))
  if (shipments.status === 'failed')
    return (
      <div>
        <p className="wrong" role="alert">
          {messages.shipmentsFailed}
        </p>
        <button type="button" className="way" onClick={onPress(shipments.again)}>
          {messages.tryAgain}
        </button>
      </div>
    )
  if (!shipments.value?.length) return null
  return (
    <ul className="shipments">
      {shipments.value.map(({ number, url, carrier }) => (
        <li key={`${number} ${url}`}>
          {number && (
            <span>
              {carrier && (
                <>
                  <bdi className="carrier">{carrier}</bdi>{' '}
                </>
              )}
              {messages.shipment(number)}
            </span>
          )}
          {url && (
            <a className="way" href={url} target="_blank" rel="noopener noreferrer">
              {messages.track}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
