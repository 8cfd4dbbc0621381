/** A refusal in words. What the platform says of a field stands behind our own sentence; it is text and stays text. */
import type { MemberFailure } from '../../../store/members/member-failures'
import { useAccountMessages } from './account-messages'

export function FailureText({ failure: { key, detail, retryAfterMs } }: { failure: MemberFailure }) {
  const { failures, retryIn } = useAccountMessages()
  const sentence = detail ? `${failures[key]} (${detail})` : failures[key]
  return retryAfterMs ? `${sentence} ${retryIn(Math.ceil(retryAfterMs / 1000))}` : sentence
}
