/** Facts about a line besides its choices: file, booking, subscription, custom item, and how it is paid. */
import type { ExtrasMessages } from '../../../i18n/catalogue'
import type { LineFacts, PaymentView } from '../../../store/base/estimate-model'
import { type Formats, type LineExtra, useFormats } from '../cart-context'
import { useExtrasMessages } from './extras-messages'
import { slotText } from './slot-text'

/** Kinds for which we have a text. */
const KINDS = { digital: 'digital', 'gift-card': 'giftCard', service: 'service' } as const

const join = (parts: (string | false | undefined)[], by = ', ') => parts.filter(Boolean).join(by)

/** A text that another one, such as the shop's "A tin every month", does not contain already. */
export const saysNot = (said: string | undefined, text: string): string | false =>
  !said?.toLowerCase().includes(text.toLowerCase()) && text

function paymentText({ kind, deposit }: PaymentView, messages: ExtrasMessages): string | undefined {
  if (kind === 'full-online') return undefined
  return kind === 'deposit' ? messages.deposit(deposit?.formatted) : messages.payments[kind]
}

/** One after the other, each once. */
export function lineAbout(facts: LineFacts, messages: ExtrasMessages, formats: Formats): string[] {
  const { service, subscription: plan, custom, kind, extras, payment } = facts

  const when = ({ from, to, participants }: NonNullable<LineFacts['service']>) =>
    join([from && slotText({ from, to }, messages, formats), participants !== undefined && messages.participants(participants)])
  const planText = ({ title, every, cycles, from, freeTrial }: NonNullable<LineFacts['subscription']>) =>
    join([
      title,
      saysNot(title, messages.every(every.unit, every.count)),
      cycles === undefined ? messages.untilCancelled : messages.cycles(cycles),
      from && messages.from(formats.date(from)),
      freeTrial && messages.freeTrial(freeTrial.unit, freeTrial.count),
    ])
  const physical = join(
    [facts.sku && messages.sku(facts.sku), facts.weight && formats.weight(facts.weight.value, facts.weight.unit)],
    ' · ',
  )
  const kindText = kind && (Object.keys(KINDS).includes(kind) ? messages[KINDS[kind as keyof typeof KINDS]] : kind)
  const rows = [
    facts.preorder && join([messages.preorder, facts.preorder.message], ': '),
    ...(extras ?? []).map(({ name, value, price }) => join([join([name, value], ': '), price && `(${price.formatted})`], ' ')),
    custom && messages.custom,
    kindText || (facts.digitalFile && messages.digital),
    service && when(service),
    plan && planText(plan),
    plan?.description,
    payment && paymentText(payment, messages),
    facts.fixedQuantity && messages.fixedQuantity,
    physical,
  ].filter((row): row is string => Boolean(row))
  return [...new Set(rows)]
}

export function LineAbout({ extra: { facts } }: { extra: LineExtra }) {
  const formats = useFormats()
  const messages = useExtrasMessages()
  return (
    <>
      {lineAbout(facts, messages, formats).map((row) => (
        <p className="options" key={row}>
          <bdi>{row}</bdi>
        </p>
      ))}
    </>
  )
}
