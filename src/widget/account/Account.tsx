/** `cartlet-account`: the screen for wherever a visitor stands on the way to being a member. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { enAccount } from '../../i18n/en-account'
import type { MemberPlace, MemberState, Success } from '../../store/members/member-model'
import type { Members } from '../../store/members/members'
import { AuthorContent } from '../AuthorContent'
import { useSurroundings, useTexts } from '../shop-context'
import { accountCss } from '../styles/account.css'
import { AccountProvider, createHere, type MemberLink, type ShowCaptcha, useMemberState } from './account-context'
import { FactorForm, VerifyForm } from './CodeForms'
import { LogInForm, RegisterForm } from './EntryForms'
import { HostedLogin } from './HostedLogin'
import { MemberMenu } from './MemberMenu'
import { ForgotForm, NewPasswordForm } from './PasswordForms'
import type { ProfileField } from './profile-fields'
import { ApprovalSentence, MailSentence, Waiting } from './Sentences'

export interface AccountProps {
  /** Forms in the page, or a button to the hosted ones. */
  mode: 'page' | 'redirect'
  fields: readonly ProfileField[]
  links(): readonly MemberLink[]
  showCaptcha: ShowCaptcha
  /** The shop's members, once they can be asked; the author's own content stands until then, and where it fails. */
  loadMembers(): Promise<Members>
}

export function Account({ loadMembers, ...props }: AccountProps) {
  const [members, setMembers] = useState<Members>()
  useEffect(() => {
    let gone = false
    loadMembers().then(
      (loaded) => gone || setMembers(loaded),
      () => {}, // the author has been told
    )
    return () => {
      gone = true
    }
  }, [loadMembers])
  return members ? <Screens members={members} {...props} /> : <AuthorContent />
}

/** Whose captcha, or whose answer, this page cannot take: the hosted pages can. */
const HOSTED_ONLY = /^(captchaUnavailable|unknownState)$/

/** What is on the screen, whatever is waited for or was refused. */
const placeOf = (state: Exclude<MemberState, Success>): MemberPlace => ('at' in state ? state.at : state)

/** By a name for each, so that going from one to another can be told from a redraw of the same. */
function screenFor(state: MemberState, mode: AccountProps['mode'], mayTell: boolean): string {
  if (state.screen === 'SUCCESS' || (state.screen === 'BUSY' && state.task === 'RETURN')) return 'WAITING'
  const place = placeOf(state)
  if (place.screen === 'LOGGED_IN') return mode === 'page' ? place.form : 'MENU'
  const isRefused = mayTell && state.screen === 'FAILURE' && HOSTED_ONLY.test(state.failure.key)
  if (mode === 'redirect' || isRefused) return 'HOSTED'
  if ('task' in place) return place.task
  return place.screen === 'INITIAL' ? place.form : place.screen
}

function Screen({ name, state, mode }: { name: string; state: MemberState; mode: AccountProps['mode'] }) {
  if (name === 'WAITING' || state.screen === 'SUCCESS') return <Waiting />
  const place = placeOf(state)
  if (name === 'HOSTED') return <HostedLogin state={state} />
  switch (place.screen) {
    case 'LOGGED_IN':
      return name === 'MENU' ? <MemberMenu place={place} withForms={mode === 'page'} /> : <NewPasswordForm place={place} />
    case 'EMAIL_VERIFICATION_REQUIRED':
      return <VerifyForm place={place} />
    case 'FACTOR_REQUIRED':
      return <FactorForm place={place} />
    case 'OWNER_APPROVAL_REQUIRED':
      return <ApprovalSentence />
    case 'RECOVERY_MAIL_SENT':
      return <MailSentence email={place.email} />
    case 'NEW_PASSWORD_REQUIRED':
      return <NewPasswordForm place={place} />
    default:
      if (name === 'REGISTER') return <RegisterForm place={place} />
      return name === 'LOG_IN' ? <LogInForm place={place} /> : <ForgotForm />
  }
}

function Screens({ members, mode, ...rest }: Omit<AccountProps, 'loadMembers'> & { members: Members }) {
  const { adoptStyles } = useSurroundings()
  const messages = useTexts('account', enAccount)
  adoptStyles(accountCss)
  const state = useMemberState(members)
  const here = useMemo(() => createHere(members), [members])
  const box = useRef<HTMLDivElement>(null)
  const name = screenFor(state, mode, here.mayTell())
  const shown = useRef(name)
  // Where the focus is, before what has it goes away.
  const root = box.current?.getRootNode() as ShadowRoot | undefined
  const isInside = Boolean(root && box.current?.contains(root.activeElement))
  useLayoutEffect(() => {
    if (shown.current === name) return
    shown.current = name
    const target = box.current?.querySelector<HTMLElement>('h2,[role=status],button')
    if (isInside || here.isActing()) target?.focus()
    if (state.screen === 'LOGGED_IN') here.rest()
  })
  return (
    <AccountProvider value={{ members, messages, here, ...rest }}>
      <div className="account" ref={box}>
        <Screen name={name} state={state} mode={mode} />
      </div>
    </AccountProvider>
  )
}
