/** The text for an add that failed, or for a checkout that did not open. The cause has been reported to the author already. */
import type { ButtonMessages } from '../../i18n/catalogue'

/** Asks visitors to check their connection only if that can help. */
export const unreachableText = (error: { retryable?: boolean }, messages: ButtonMessages): string =>
  messages.outOfReach + (error.retryable ? messages.checkConnection : '')

export function addErrorText(thrown: unknown, name: string, messages: ButtonMessages): string {
  const error = thrown as { code?: string; retryable?: boolean; data?: { quantity?: number } }
  const { code, data } = error
  if (code === 'MAX_IN_CART') return messages.maxInCartStatus(name, data?.quantity ?? 0)
  if (code === 'NETWORK' || code === 'TIMEOUT') return unreachableText(error, messages)
  return (
    (code === 'CHECKOUT_FAILED' ? messages.checkoutFailed : messages.addFailed) +
    (error.retryable === false ? '' : messages.tryAgain)
  )
}
