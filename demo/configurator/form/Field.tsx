/** Form fields with a label and a hint. */
import type { ReactNode } from 'react'

interface FieldProps {
  id: string
  label: string
  hint?: ReactNode
  children: ReactNode
}

export const Field = ({ id, label, hint, children }: FieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string
  placeholder?: string
  type?: 'text' | 'url' | 'number' | 'search'
  onChange(value: string): void
}

export const TextField = ({ id, label, hint, value, placeholder, type = 'text', onChange }: TextFieldProps) => (
  <Field id={id} label={label} hint={hint}>
    <input
      id={id}
      type={type}
      value={value}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </Field>
)

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}

export const SelectField = ({ id, label, hint, value, options, onChange }: SelectFieldProps) => (
  <Field id={id} label={label} hint={hint}>
    <select
      id={id}
      value={value}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  </Field>
)

interface CheckFieldProps extends Omit<FieldProps, 'children'> {
  checked: boolean
  onChange(checked: boolean): void
}

export const CheckField = ({ id, label, hint, checked, onChange }: CheckFieldProps) => (
  <div className="field check">
    <input
      id={id}
      type="checkbox"
      checked={checked}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <div>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  </div>
)

interface ListFieldProps extends Omit<FieldProps, 'children'> {
  /** Separated by blanks, in the order in which they were ticked. */
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}

export function ListField({ id, label, hint, value, options, onChange }: ListFieldProps) {
  const chosen = value.split(/[\s,]+/).filter(Boolean)
  return (
    <fieldset className="list" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {options.map(([one, text]) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              onChange((checked ? [...chosen, one] : chosen.filter((other) => other !== one)).join(' '))
            }
          />
          <span>{text}</span>
        </label>
      ))}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
