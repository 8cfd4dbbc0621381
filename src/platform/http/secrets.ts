/** What of a request must not come back in an error: some refusals, and some errors of fetch, quote all that was sent. */
import { encodeJson } from '../wire/encode'
import { parseJson } from '../wire/record'

/** Names of headers, parameters and fields whose values are secrets, all that is below them included. */
const NAMES = /token|password|secret|captcha|verifier|authorization|cookie|api-?key|^code$/i
/** A password may be a word that the platform's own sentence needs ("too short"): it is an echo where it is quoted, or all there is. */
const WORD = /^[a-z]{1,16}$/i
/** Shorter ones are parts of words. */
const SHORTEST_PART = 4

/** Takes the request's secrets out of a text, as they are and as JSON and addresses write them. */
export function secretsOf(url: string, { headers, body }: RequestInit): (text: string) => string {
  const { Authorization = '', ...others } = headers as Record<string, string>
  const [, search] = url.split('?')
  const sent = [others, Object.fromEntries(new URLSearchParams(search)), parseJson((body as string | undefined) ?? null)]
  // An external login shows the visitor's token and the key in one header.
  const forms = [...Authorization.split(','), ...collect(sent, false)]
    .flatMap((secret) => [secret, `${encodeJson(secret)}`.slice(1, -1), `${new URLSearchParams([['', secret]])}`.slice(1)])
    // One may be part of another.
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
 * Name, message and code of what went wrong below us, and nothing else: wrappers of fetch hang the whole request onto their errors. Node has the
 * code one level deeper.
 */
export function toCause(thrown: unknown, hide: (text: string) => string): Error {
  const { name = 'Error', message = thrown, code, cause } = Object(thrown)
  const text = typeof message === 'string' ? hide(message) : ''
  // Defined, not assigned: see `CartletError`.
  return Object.defineProperties(new Error(text), {
    name: { value: `${name}` },
    code: { value: code ?? Object(cause).code, enumerable: true },
  })
}
