/** Shows a captcha when the platform asks for one. It is slotted from the page's document, where captcha scripts look for their container. */

import { useEffect, useRef } from 'react'
import type { MemberFailure } from '../../../store/members/member-failures'
import type { MemberPlace } from '../../../store/members/member-model'
import { LiveRegion } from '../../LiveRegion'
import { type CaptchaKind, useAccount } from '../account-context'
import { useAccountMessages } from './account-messages'
import { FailureText } from './FailureText'

const KINDS: Partial<Record<MemberPlace['screen'], CaptchaKind>> = {
  USER_CAPTCHA_REQUIRED: 'visible',
  SILENT_CAPTCHA_REQUIRED: 'invisible',
}

/** Replaces a form's button while a captcha is needed, in the element whose form was sent. */
export function captchaFor(place: MemberPlace, active: boolean) {
  const kind = KINDS[place.screen]
  const failure = place.screen === 'USER_CAPTCHA_REQUIRED' ? place.failure : undefined
  return kind && active ? <Captcha key={kind} kind={kind} failure={failure} /> : undefined
}

function Captcha({ kind, failure }: { kind: CaptchaKind; failure?: MemberFailure }) {
  const { members, showCaptcha } = useAccount()
  const messages = useAccountMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind === 'visible') box.current?.focus()
    return showCaptcha(kind, members.answerCaptcha, members.captchaUnavailable)
  }, [kind, members, showCaptcha])
  return (
    <div className="captcha" ref={box} tabIndex={-1}>
      {kind === 'visible' ? (
        <p role="alert">{failure ? <FailureText failure={failure} /> : messages.captchaText}</p>
      ) : (
        <LiveRegion className="" sentence={messages.working} />
      )}
      <slot name="captcha" />
    </div>
  )
}
