/** The sentence for an add that put less than was asked, or nothing, into the cart. */
import type { ButtonMessages } from '../i18n/messages'
import type { AddProblem } from '../store/state'

export function addProblemText({ name, added, error }: AddProblem, messages: ButtonMessages): string {
  if (added !== undefined) return messages.clampedStatus(name, added)
  if (error?.code === 'MAX_IN_CART') return messages.maxInCartStatus(name, (error.data as { quantity?: number })?.quantity ?? 0)
  return error?.code === 'NETWORK' || error?.code === 'TIMEOUT' ? messages.offline : messages.addFailed
}
