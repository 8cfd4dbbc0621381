/** A form at a sold-out item: the shop writes to the address when the item is available again. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { CartletError } from '../../../platform/http/errors'
import { isRepeated } from '../../press'
import { useSurroundings } from '../../shop-context'
import { useLoad } from '../../use-load'
import { useProblem } from '../../use-problem'
import { stockCss } from './stock.css'
import { useStockMessages } from './stock-messages'

export interface StockRequestProps {
  /** Names the item: the answer for another one is not shown. */
  item: string
  /** What opens the form, and asks for another item after an answer. */
  label: string
  /** The member's own address. */
  knownEmail(): Promise<string | undefined>
  /** Resolves with false if the shop takes no requests. */
  send(email: string): Promise<boolean>
}

type Outcome = 'sending' | 'sent' | 'refused' | 'failed' | 'wrong'

/** As lenient as browsers are: the shop's mail is the real check. */
const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

export function StockRequest({ item, label, knownEmail, send }: StockRequestProps) {
  useSurroundings().adoptStyles(stockCss)
  const messages = useStockMessages()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLParagraphElement>(null)
  const [typed, setTyped] = useState<string>()
  const [state, setState] = useState<{ item: string; outcome: Outcome }>()
  const memberEmail = useLoad(knownEmail)
  const email = typed ?? memberEmail.value ?? ''
  const outcome = state?.item === item || state?.outcome === 'refused' ? state.outcome : undefined
  const isAnswered = outcome === 'sent' || outcome === 'refused'
  const wrong = outcome === 'wrong' ? messages.emailWrong : outcome === 'failed' ? messages.failed : undefined

  const [isClosed, setClosed] = useState(false)
  // The answer takes the focus, and the form goes after that: a focus that is lost first is not always found again. An alert, because a reader in focus mode
  // is silent about a paragraph that has the focus.
  useEffect(() => {
    if (isAnswered) answer.current?.focus()
    else if (outcome !== 'sending') field.current?.focus()
    setClosed(isAnswered)
  }, [isAnswered, outcome])
  const [isDescribed, onBlur] = useProblem(wrong, field)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (outcome === 'sending' || isRepeated(event)) return
    const address = email.trim()
    if (!isAddress(address)) return setState({ item, outcome: 'wrong' })
    setState({ item, outcome: 'sending' })
    const done = (next: Outcome) => setState({ item, outcome: next })
    try {
      done((await send(address)) ? 'sent' : 'refused')
    } catch (thrown) {
      const { violations } = thrown as Partial<CartletError>
      done(violations?.some(({ field }) => /email$/.test(field)) ? 'wrong' : 'failed')
    }
  }

  const told = isAnswered && (
    <p className="told-of-stock" role="alert" tabIndex={-1} ref={answer}>
      {outcome === 'sent' ? messages.sent : messages.refused}
    </p>
  )
  return (
    <>
      {told}
      {!(told && isClosed) && (
        <form className="stock-request" noValidate onSubmit={submit}>
          <label htmlFor={id}>{messages.email}</label>
          <input
            part="field"
            id={id}
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            value={email}
            aria-required
            aria-invalid={outcome === 'wrong' || undefined}
            aria-describedby={`${id}-agreed${isDescribed ? ` ${id}-wrong` : ''}`}
            onBlur={onBlur}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              if (wrong) setState(undefined)
            }}
          />
          {wrong && (
            <p className="wrong" id={`${id}-wrong`} role="alert">
              {wrong}
            </p>
          )}
          <p className="hint" id={`${id}-agreed`}>
            {messages.consent}
          </p>
          <button type="submit" className="button" part="button" aria-busy={outcome === 'sending' || undefined}>
            {outcome === 'sending' && <span className="spinner" aria-hidden="true" />}
            {label}
          </button>
        </form>
      )}
    </>
  )
}
