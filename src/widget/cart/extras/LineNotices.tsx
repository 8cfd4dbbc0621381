/** Discounts of a line, and the checkout's messages about it with the fix that the shop suggests. */
import { type MouseEvent, useState } from 'react'
import type { ExtrasMessages } from '../../../i18n/catalogue'
import type { CheckoutMessageView } from '../../../store/base/estimate-model'
import type { DiscountView } from '../../../store/base/totals-model'
import type { CartLineView } from '../../../store/base/views'
import { endPress, isPress } from '../../press'
import type { LineExtra } from '../cart-context'
import { useEstimate } from '../terms/use-estimate'
import { useExtrasMessages } from './extras-messages'

export const discountName = ({ name, code, percentage }: DiscountView, messages: ExtrasMessages): string =>
  name || code || (percentage ? messages.percentOff(percentage) : messages.discount)

/** Our sentence for a problem that the platform describes by a code alone. */
function sentenceOf({ about, least }: CheckoutMessageView, messages: ExtrasMessages): string | undefined {
  if (about === 'coupon') return least ? messages.couponLeast(least.formatted) : messages.couponNoEffect
  return about && (least ? messages.leastOrder(least.formatted) : messages.violations[about])
}

/** What the checkout says about a line, as plain text. */
export const noticeText = (message: CheckoutMessageView, messages: ExtrasMessages): string =>
  [sentenceOf(message, messages), ...message.parts.map(({ text }) => text)].filter(Boolean).join('')

export interface LineNoticesProps {
  extra: LineExtra
  line: CartLineView
  /** Our own text has announced the problem already. */
  quiet?: boolean
}

export function LineNotices({ extra, line, quiet }: LineNoticesProps) {
  const messages = useExtrasMessages()
  return (
    <>
      {extra.discounts.map((discount) => (
        <p className="hint saved" key={discountName(discount, messages)}>
          <bdi>{discountName(discount, messages)}</bdi>
        </p>
      ))}
      {extra.messages.map((message) => (
        <CheckoutMessage key={message.key} message={message} name={line.name} quiet={quiet} />
      ))}
    </>
  )
}

export interface CheckoutMessageProps extends Pick<LineNoticesProps, 'quiet'> {
  message: CheckoutMessageView
  name?: string
}

/** Errors are alerts; warnings are not announced. A suggested removal has no button here: the line has one, which also offers an undo. */
export function CheckoutMessage({ message, name = '', quiet }: CheckoutMessageProps) {
  const messages = useExtrasMessages()
  const { withEstimate } = useEstimate()
  const [failed, setFailed] = useState(false)
  const { severity, parts, fix } = message
  const isError = severity === 'error'
  const press = (event: MouseEvent) => {
    const control = event.currentTarget
    if (!isPress(event)) return
    setFailed(false)
    withEstimate((actions) => actions.applyFix(message)).catch(() => {
      endPress(control)
      setFailed(true)
    })
  }
  return (
    <div className="message" part="notice" data-severity={severity}>
      <p role={isError && !quiet ? 'alert' : undefined}>
        {sentenceOf(message, messages)}
        {parts.map(({ text, url }, place) => {
          const key = `${place} ${text}` // parts such as commas may repeat
          return url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" key={key}>
              {text}
            </a>
          ) : (
            <bdi key={key}>{text}</bdi>
          )
        })}
      </p>
      {fix?.kind === 'set-quantity' && (
        <button
          type="button"
          className="text-button"
          data-remedy=""
          aria-label={messages.takeName(name, fix.quantity)}
          onClick={press}
        >
          {messages.take(fix.quantity)}
        </button>
      )}
      {failed && (
        <p className="wrong" role="alert">
          {messages.fixFailed}
        </p>
      )}
    </div>
  )
}
