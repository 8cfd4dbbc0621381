/** The promo code: a refused code stays in the field with the reason; an applied one is shown as a chip. */
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ExtrasMessages } from '../../../i18n/catalogue'
import type { CouponState } from '../../../store/base/state'
import type { CouponView } from '../../../store/base/views'
import { catchFocus } from '../../dialog/focus'
import { CloseIcon, TagIcon } from '../../icons'
import { isRepeated } from '../../press'
import { useExtrasMessages } from '../extras/extras-messages'

export interface CouponFormProps {
  coupon?: CouponView
  state: CouponState
  onApply(code: string): void
  onRemove(): void
}

/** The platform's reasons (wire notes, coupon errors). */
const REASONS = {
  ERROR_COUPON_DOES_NOT_EXIST: 'couponUnknown',
  ERROR_COUPON_EXPIRED: 'couponExpired',
  ERROR_COUPON_NOT_APPLICABLE: 'couponNotApplicable',
} as const

function reasonFor(state: CouponState, messages: ExtrasMessages): string | undefined {
  if (state.status !== 'refused') return undefined
  const { code } = state.error
  // Own keys only: a code such as "constructor" would find an inherited property.
  return messages[Object.keys(REASONS).includes(code) ? REASONS[code as keyof typeof REASONS] : 'couponFailed']
}

export function CouponForm({ coupon, state, onApply, onRemove }: CouponFormProps) {
  const messages = useExtrasMessages()
  const [typed, setTyped] = useState<string | null>(null)
  /** A refused code from the page's address is put into the field as if it had been typed. */
  const code = typed ?? (state.status === 'refused' ? state.code : '')
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const busy = state.status === 'applying'
  const wrong = empty ? messages.couponEmpty : reasonFor(state, messages)

  /** Only a typed code moves the focus: with one from the address the visitor may be busy elsewhere in the page. */
  const isTyped = typed !== null
  useEffect(() => {
    if (isTyped && state.status === 'refused') field.current?.focus()
  }, [isTyped, state])

  /** A button of this form was pressed; the result will remove that button. */
  const pressed = useRef(false)
  const root = useRef<HTMLDivElement & HTMLDetailsElement>(null)
  const isApplied = Boolean(coupon)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when chip and form have replaced each other.
  useLayoutEffect(() => {
    if (pressed.current) catchFocus(root.current?.querySelector<HTMLElement>('summary,.icon-button'))
    pressed.current = false
  }, [isApplied])

  function submit(event: FormEvent) {
    event.preventDefault()
    setEmpty(!code.trim())
    if (!code.trim() || busy || isRepeated(event)) return
    pressed.current = true
    onApply(code)
  }

  if (coupon)
    return (
      <div ref={root}>
        <span className="chip" part="coupon">
          <bdi translate="no">{coupon.code}</bdi>
          <button
            type="button"
            className="icon-button"
            aria-label={messages.couponRemove(coupon.code)}
            onClick={() => {
              setTyped(null)
              pressed.current = true
              onRemove()
            }}
          >
            <CloseIcon />
          </button>
        </span>
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
    )
  return (
    <details ref={root} className="coupon" part="coupon" open={state.status === 'idle' ? undefined : true}>
      <summary>
        <TagIcon />
        {messages.promoCode}
      </summary>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>{messages.promoCodeLabel}</label>
        <input
          id={id}
          ref={field}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          value={code}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setEmpty(false)
          }}
        />
        <button type="submit" className="button quiet" aria-busy={busy || undefined}>
          {busy ? messages.applying : messages.apply}
        </button>
        {wrong && (
          <p className="wrong" id={`${id}-wrong`} role="alert">
            {wrong}
          </p>
        )}
      </form>
    </details>
  )
}
