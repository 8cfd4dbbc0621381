/**
 * The frame of every form: one real `<form>` with a real submit button in an open shadow root. 1Password and Bitwarden walk into open roots and find
 * fields by `autocomplete`; Proton Pass does not (2026), nor do older ones: their users log in by `mode="redirect"`. Fields are uncontrolled and read on
 * submit, because some managers fill them without an event.
 */
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import type { MemberFailure } from '../../store/members/member-failures'
import type { MemberForm, VisitorForm } from '../../store/members/member-forms'
import type { MemberTask } from '../../store/members/member-model'
import { isRepeated } from '../press'
import { useAccount, useFailure, useMemberState } from './account-context'

/** The text of a field as it stands now; blanks at the ends are nobody's request, except in passwords. */
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
  /** The fields that can carry a problem, from the top. */
  names: readonly string[]
  /** The field that the platform means; the same name unless given. */
  nameOf?(failure: MemberFailure): string
  /** What is wrong without asking anybody, by field; texts that are empty are no problem. */
  check?(read: Read): Problems
  send(read: Read): unknown
  /** Stands in the place of the button. */
  instead?: ReactNode
  children?: ReactNode
  /** The other ways on. */
  footer?: ReactNode
}

const plainName = ({ field }: MemberFailure): string => field.replace(/^profile\./, '')

/** By comparison, not by selector: a field of the shop's own may be called anything. */
const focusIn = (form: HTMLFormElement | null, name: string): void =>
  [...(form?.elements ?? [])].find((field): field is HTMLInputElement => (field as HTMLInputElement).name === name)?.focus()

export function AccountForm({ title, submitLabel, task, names, nameOf = plainName, ...props }: AccountFormProps) {
  const { members, messages, here, awaited } = useAccount()
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
  /** The login itself has succeeded: what was typed is sent again only when something else is typed. */
  const again = failure && failure !== read && state.screen === 'FAILURE' && state.again
  /** A refusal is taken off its field once something else is typed there. */
  const problemOf = (name: string) => own[name] || (failed === name && failure !== read ? text : undefined)

  useEffect(() => {
    if (failure && failed && here.isActing()) focusIn(form.current, failed)
  }, [failure, failed, here])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !form.current || isRepeated(event)) return
    if (again) {
      here.act()
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
    here.act()
    here.email = value('email') || here.email
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
          if (name === 'email') here.email = value
          if (own[name]) setOwn({ ...own, [name]: '' })
          if (failed === name || again) setRead(failure)
        }}
      >
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {failure && failed === '' && (
          <p className="wrong alarm" role="alert">
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
        {isIn && <p role="status">{messages.loggingIn}</p>}
      </form>
      {props.footer && <p className="ways">{props.footer}</p>}
    </FormContext.Provider>
  )
}

/** A plain button to another form. */
export function Way({ to, label }: { to: VisitorForm | MemberForm; label: string }) {
  const { members, here, awaited } = useAccount()
  const busy = awaited === to
  return (
    <button
      type="button"
      className="way"
      aria-busy={busy || undefined}
      onClick={() => {
        here.act()
        members.show(to)
      }}
    >
      {label}
      {busy && <span className="spinner" aria-hidden="true" />}
    </button>
  )
}
