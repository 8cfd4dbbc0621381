/** Form fields of the hosted pages: label, input and error, associated for assistive technology. */
import { html } from 'hono/html'
import { type Html, nothing } from './pages'

export interface Field {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  autocomplete?: string
  inputmode?: 'numeric'
  value?: string
  error?: string | undefined
  /** Sets the focus to this field, the first one with an error. */
  focus?: boolean
}

export const field = ({ name, label, type = 'text', autocomplete = 'off', inputmode, value = '', error, focus }: Field): Html =>
  html`<div class="field field-wide"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" required${
    inputmode ? html` inputmode="${inputmode}"` : nothing
  }${error ? html` aria-invalid="true" aria-describedby="${name}-error"` : nothing}${focus ? html` autofocus` : nothing}>
${error ? html`<p class="field-error" id="${name}-error">${error}</p>` : nothing}</div>`

/** Fields in the given order; the first one with an error gets the focus. */
export const fields = (all: readonly Field[]): Html => {
  const firstWrong = all.find(({ error }) => error)?.name
  return html`<div class="grid">${all.map((one) => field({ ...one, focus: one.name === firstWrong }))}</div>`
}

export const notice = (text: string | undefined): Html => (text ? html`<p class="notice" role="alert">${text}</p>` : nothing)

/** The submitted fields, trimmed except for passwords. */
export const readFields = (text: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, name === 'password' ? value : value.trim()]))
