/** The text for a failure. The platform's own explanation follows ours in brackets, as plain text. */
import type { MemberFailure } from '../../../store/members/member-failures'
import { useAccountMessages } from './account-messages'

export function FailureText({ failure: { key, detail, least, retryAfterMs } }: { failure: MemberFailure }) {
  const { failures, retryIn, passwordLeast } = useAccountMessages()
  const more = least === undefined ? detail && `(${detail})` : passwordLeast(least)
  const sentence = more ? `${failures[key]} ${more}` : failures[key]
  return retryAfterMs ? `${sentence} ${retryIn(Math.ceil(retryAfterMs / 1000))}` : sentence
}
