/** A refusal in words. What the platform says of a field stands behind our own sentence; it is text and stays text. */
import type { AccountMessages } from '../../i18n/account-messages'
import type { MemberFailure } from '../../store/members/member-errors'

export function failureText({ key, detail, retryAfterMs }: MemberFailure, messages: AccountMessages): string {
  const sentence = detail ? `${messages.failures[key]} (${detail})` : messages.failures[key]
  return retryAfterMs ? `${sentence} ${messages.retryIn(Math.ceil(retryAfterMs / 1000))}` : sentence
}
