/** Masks the secrets of a request in errors: some error responses and some errors of fetch quote the whole request. */
import { encodeJson } from '../wire/encode'
import { parseJson } from '../wire/json'

/** Names of headers, parameters and fields whose values, including nested ones, are secrets. */
const NAMES = /token|password|secret|captcha|verifier|authorization|cookie|api-?key|^code$/i
/** A password may be a word of the platform's message ("too short"): such a word is masked only when quoted or the whole text. */
const WORD = /^[a-z]{1,16}$/i
/** Shorter secrets also occur as parts of other words. */
const SHORTEST_PART = 4

/** Returns a function that masks the secrets of the request in a text: plain, and as encoded in JSON and URLs. */
export function secretsOf(url: string, { headers, body }: RequestInit): (text: string) => string {
  const { Authorization = '', ...others } = headers as Record<string, string>
  const [, search] = url.split('?')
  const sent = [others, Object.fromEntries(new URLSearchParams(search)), parseJson((body as string | undefined) ?? null)]
  // An external login sends the visitor's token and the API key in one header.
  const forms = [...Authorization.split(','), ...collect(sent, false)]
    .flatMap((secret) => [secret, `${encodeJson(secret)}`.slice(1, -1), `${new URLSearchParams([['', secret]])}`.slice(1)])
    // Longest first: one secret may be part of another.
    .sort((a, b) => b.length - a.length)
  return (text) => {
    let left = text
    for (const form of forms) {
      if (form && left === form) return '***'
      if (WORD.test(form)) left = left.replace(new RegExp(`(["'=:]\\s*)${form}(?!\\w)`, 'g'), '$1***')
      else if (form.length >= SHORTEST_PART) left = left.split(form).join('***')
    }
    return left
  }
}

const collect = (value: unknown, isSecret: boolean): string[] =>
  typeof value === 'string'
    ? value && isSecret
      ? [value]
      : []
    : Object.entries(Object(value)).flatMap(([name, part]) => collect(part, isSecret || NAMES.test(name)))

/**
 * An error with only name, message and code of the thrown error, since wrappers of fetch attach the whole request to their
 * errors. In Node, the code is in the error's cause.
 */
export function toCause(thrown: unknown, hide: (text: string) => string): Error {
  const { name = 'Error', message = thrown, code, cause } = Object(thrown)
  const text = typeof message === 'string' ? hide(message) : ''
  // Defined, not assigned, for the reason given in `CartletError`.
  return Object.defineProperties(new Error(text), {
    name: { value: `${name}` },
    code: { value: code ?? Object(cause).code, enumerable: true },
  })
}
