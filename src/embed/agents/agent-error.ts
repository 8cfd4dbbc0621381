/** Errors that an agent can act on: a code, a sentence that says what to do, and the valid alternatives. */
import { isCartletError } from '../../platform/http/errors'
import { entryOf } from '../../store/catalog/untrusted'

export class AgentError extends Error {
  readonly code: string
  readonly more: Readonly<Record<string, unknown>>
  constructor(code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.more = more
  }
}

/** Messages for agents, replacing those that are written for authors. */
const ADVICE: Readonly<Record<string, string>> = {
  PRODUCT_NOT_FOUND: 'This shop has no such product. Find its slug with search_catalog.',
  MAX_IN_CART: 'All that the shop has in stock are in the cart already.',
  NOT_ADDED: 'The shop did not add the product.',
  NOT_CHANGED: 'The shop did not accept the change. Read the cart with get_cart.',
  LINE_GONE: 'The line is no longer in the cart. Read the cart with get_cart.',
}

/** Turns an exception into an answer with an `error` member: tools never reject. */
export function errorAnswer(thrown: unknown): { error: Record<string, unknown> } {
  if (thrown instanceof AgentError) return { error: { code: thrown.code, message: thrown.message, ...thrown.more } }
  if (!isCartletError(thrown))
    return {
      error: {
        code: 'INTERNAL',
        message: 'Something inside the shop failed. Read the cart with get_cart to see whether it changed.',
      },
    }
  const { code, message, retryable } = thrown
  return { error: { code, message: entryOf(ADVICE, code) ?? message, retry: retryable } }
}
