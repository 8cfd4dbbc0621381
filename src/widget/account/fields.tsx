/** A labelled field with its problem; a password can be made visible. */
import { useRef, useState } from 'react'
import { useProblem } from '../use-problem'
import { useForm } from './AccountForm'
import { useAccount } from './account-context'

export interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'number' | 'date' | 'tel'
  autoComplete: string
  inputMode?: 'email' | 'numeric' | 'decimal' | 'tel'
  defaultValue?: string
  optional?: boolean
}

export function Field({ name, label, type = 'text', optional, ...input }: FieldProps) {
  const { messages } = useAccount()
  const form = useForm()
  const [shown, setShown] = useState(false)
  const id = `${form.id}-${name}`
  const problem = form.problemOf(name)
  const field = useRef<HTMLInputElement>(null)
  const [isDescribed, onBlur] = useProblem(problem, field)
  const secret = type === 'password'
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <small>{messages.optional}</small>}
      </label>
      <div className="input">
        <input
          part="field"
          id={id}
          ref={field}
          name={name}
          type={shown ? 'text' : type}
          // Not `required`: Firefox would call the field invalid before anything was typed.
          aria-required={!optional || undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={isDescribed ? `${id}-wrong` : undefined}
          onBlur={onBlur}
          autoCapitalize={type === 'text' && !/code/.test(name) ? undefined : 'none'}
          spellCheck={false}
          step={type === 'number' ? 'any' : undefined}
          {...input}
        />
        {secret && (
          <button
            type="button"
            className="show"
            aria-pressed={shown}
            aria-label={messages.showPassword}
            onClick={() => setShown(!shown)}
          >
            <svg viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true" focusable="false">
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
              {!shown && <path d="m4 20 16-16" />}
            </svg>
          </button>
        )}
      </div>
      {problem && (
        <p className="wrong" id={`${id}-wrong`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Members log in by their address, so password managers get it as the user name. */
export function EmailField() {
  const { messages, instance } = useAccount()
  return (
    <Field
      name="email"
      label={messages.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      defaultValue={instance.email}
    />
  )
}
