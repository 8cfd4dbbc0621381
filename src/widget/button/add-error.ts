/** The text for an add that failed, or for a checkout that did not open. The cause has been reported to the author already. */
import type { ButtonMessages } from '../../i18n/messages'

export function addErrorText(thrown: unknown, name: string, messages: ButtonMessages): string {
  const { code, data } = thrown as { code?: string; data?: { quantity?: number } }
  if (code === 'MAX_IN_CART') return messages.maxInCartStatus(name, data?.quantity ?? 0)
  if (code === 'CHECKOUT_FAILED') return messages.checkoutFailed
  return code === 'NETWORK' || code === 'TIMEOUT' ? messages.offline : messages.addFailed
}
