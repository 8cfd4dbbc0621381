/**
 * The frame of every form: a real `<form>` with a submit button, for password managers. 1Password and Bitwarden search open shadow roots
 * and find fields by `autocomplete`. Proton Pass (2026) and older managers do not; their users need `mode="redirect"`.
 * Fields are uncontrolled and read on submit, because some managers fill them without an event.
 */

import { createContext, type FormEvent, type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import type { MemberFailure } from '../../store/members/member-failures'
import type { MemberForm, VisitorForm } from '../../store/members/member-forms'
import type { MemberTask } from '../../store/members/member-model'
import { LiveRegion } from '../LiveRegion'
import { isRepeated } from '../press'
import { useAccount, useFailure, useMemberState } from './account-context'
import { Providers } from './Providers'

/** The current text of a field, trimmed unless it is a password. */
export type Read = (name: string) => string
type Problems = Readonly<Record<string, string>>

const FormContext = createContext<{ id: string; problemOf(name: string): ReactNode }>({
  id: '',
  problemOf: () => undefined,
})
export const useForm = () => useContext(FormContext)

export interface AccountFormProps {
  title: string
  submitLabel: string
  task: MemberTask
  /** Names of the fields that can show a problem, in visual order. */
  names: readonly string[]
  /** Maps the platform's field name to ours. @default the same name */
  nameOf?(failure: MemberFailure): string
  /** Problems found before anything is sent, by field name. An empty text means no problem. */
  check?(read: Read): Problems
  send(read: Read): unknown
  /** Replaces the submit button. */
  instead?: ReactNode
  children?: ReactNode
  /** Links to other forms. */
  footer?: ReactNode
}

const plainName = ({ field }: MemberFailure): string => field.replace(/^profile\./, '')

/** Compares names instead of building a selector: a shop's own field may have any name. */
const focusIn = (form: HTMLFormElement | null, name: string): void =>
  [...(form?.elements ?? [])].find((field): field is HTMLInputElement => (field as HTMLInputElement).name === name)?.focus()

export function AccountForm({ title, submitLabel, task, names, nameOf = plainName, ...props }: AccountFormProps) {
  const { members, messages, instance, awaited } = useAccount()
  const state = useMemberState(members)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [own, setOwn] = useState<Problems>({})
  const { failure, text } = useFailure(state) ?? {}
  const [read, setRead] = useState<MemberFailure>()
  const failed = failure && (names.includes(nameOf(failure)) ? nameOf(failure) : '')
  const isIn = state.screen === 'SUCCESS'
  const sending = isIn || (state.screen === 'BUSY' && state.task === task)
  const busy = sending || awaited === 'answer'
  /** The login has succeeded and a later step failed: the button retries that step, until the visitor types something else. */
  const again = failure && failure !== read && state.screen === 'FAILURE' && state.again
  /** A failure stays at its field until the visitor types there. */
  const problemOf = (name: string) => own[name] || (failed === name && failure !== read ? text : undefined)

  // A layout effect: the field looks afterwards whether it has the focus.
  useLayoutEffect(() => {
    if (failure && failed && instance.isActive()) focusIn(form.current, failed)
  }, [failure, failed, instance])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !form.current || isRepeated(event)) return
    if (again) {
      instance.claim()
      return void members.tryAgain()
    }
    const data = new FormData(form.current)
    const value: Read = (name) => {
      const text = data.get(name)
      if (typeof text !== 'string') return ''
      return name === 'password' ? text : text.trim()
    }
    const problems = props.check?.(value) ?? {}
    const first = names.find((name) => problems[name])
    setOwn(problems)
    if (first !== undefined) return focusIn(form.current, first)
    instance.claim()
    instance.email = value('email') || instance.email
    props.send(value)
  }

  return (
    <FormContext.Provider value={{ id, problemOf }}>
      <form
        ref={form}
        className="form"
        method="post"
        noValidate
        aria-labelledby={`${id}-title`}
        onSubmit={submit}
        onInput={({ target }) => {
          const { name, value } = target as unknown as HTMLInputElement
          if (name === 'email') instance.email = value
          if (own[name]) setOwn({ ...own, [name]: '' })
          if (failed === name || again) setRead(failure)
        }}
      >
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {failure && failed === '' && (
          <p className="wrong alarm" part="notice" role="alert">
            {text}
          </p>
        )}
        {props.children}
        {props.instead ?? (
          <button type="submit" className="button" part="button" aria-busy={busy || undefined}>
            {busy && <span className="spinner" aria-hidden="true" />}
            {again ? messages.tryAgain : submitLabel}
          </button>
        )}
        {isIn && <LiveRegion className="" sentence={messages.loggingIn} />}
      </form>
      {/^(LOG_IN|REGISTER)$/.test(task) && <Providers state={state} />}
      {props.footer && <p className="ways">{props.footer}</p>}
    </FormContext.Provider>
  )
}

/** A button, styled as a link, that opens another form. */
export function FormLink({ to, label }: { to: VisitorForm | MemberForm; label: string }) {
  const { members, instance, awaited } = useAccount()
  const busy = awaited === to
  return (
    <button
      type="button"
      className="way"
      aria-busy={busy || undefined}
      onClick={() => {
        instance.claim()
        members.show(to)
      }}
    >
      {label}
      {busy && <span className="spinner" aria-hidden="true" />}
    </button>
  )
}
