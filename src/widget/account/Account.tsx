/** `cartlet-account`: shows the screen for the member's state, from the log-in form to the member's menu. */
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { enAccountEntry } from '../../i18n/compiled/english/en-account-entry'
import type { LoggedIn, MemberPlace, MemberState, MemberTask } from '../../store/members/member-model'
import type { Members } from '../../store/members/members'
import { AuthorContent } from '../AuthorContent'
import { useMessages, useSurroundings } from '../shop-context'
import { useLoad } from '../use-load'
import { accountCss } from './account.css'
import {
  AccountProvider,
  type AccountSurroundings,
  createInstance,
  type LaterForms,
  type ShowCaptcha,
  useMemberState,
} from './account-context'
import { HostedLogin } from './HostedLogin'
import { LogInForm } from './LogInForm'
import { TryAgain, Waiting } from './Waiting'

export interface MenuProps {
  place: LoggedIn
  /** The element has forms, so the password can be changed in it. */
  withForms: boolean
}

/** The code of the member's menu. */
export interface Menu {
  MemberMenu(props: MenuProps): ReactNode
}

export interface AccountProps {
  /** Rendered next to another part of the same element, so nothing is shown until the members' code is loaded. */
  beside?: boolean
  /** Forms in the page, or a button that leads to the hosted login. */
  mode: 'page' | 'redirect'
  fields: string
  providers: string
  showCaptcha: ShowCaptcha
  /** Until it resolves, and when it fails, the author's own content is shown. */
  loadMembers(): Promise<Members>
  /** This and `loadMenu` report a failure to the author themselves. */
  loadForms(): Promise<LaterForms>
  loadMenu(): Promise<Menu>
}

export function Account({ loadMembers, ...props }: AccountProps) {
  const { value: members } = useLoad(loadMembers)
  return members ? <Screens members={members} {...props} /> : <Before {...props} />
}

/** Failures of the forms in the page that the hosted login does not have: it is offered instead. */
const HOSTED_ONLY = /^(captchaUnavailable|unknownState)$/
/** Screens whose code comes with the element. */
const FIRST = /^(LOG_IN|HOSTED|WAITING)$/

/** The screen beneath a pending request or a failure. */
const placeOf = (state: MemberState): MemberPlace =>
  /BUSY|FAILURE|SUCCESS/.test(state.screen) ? (state as { at: MemberPlace }).at : (state as MemberPlace)
/** What a captcha is for. */
const taskAt = (place: MemberPlace) => /CAPTCHA/.test(place.screen) && (place as { task: MemberTask }).task

/** Name of the screen. A new name is a change of screen, which moves the focus; a redraw keeps it. */
function screenFor(state: MemberState, mode: AccountProps['mode'], showsResult: boolean, provider: string): string {
  const isReturning = state.screen === 'BUSY' && state.task === 'RETURN'
  if (isReturning || (state.screen === 'SUCCESS' && mode === 'redirect')) return 'WAITING'
  const place = placeOf(state)
  if (place.screen === 'LOGGED_IN') return mode === 'page' ? place.form : 'MENU'
  const isRefused = showsResult && state.screen === 'FAILURE' && HOSTED_ONLY.test(state.failure.key)
  // The button of a provider stays where it was pressed.
  const isLeaving = state.screen === 'BUSY' && state.task === 'LEAVE' && !provider
  if (mode === 'redirect' || isRefused || isLeaving) return 'HOSTED'
  return taskAt(place) || (place.screen === 'INITIAL' ? place.form : place.screen)
}

/** The screen shown while the next one is being fetched. */
function keep(shown: string | undefined, { screen }: MemberPlace): string | undefined {
  if (shown === undefined || shown === 'MISSING' || FIRST.test(shown)) return shown
  return shown === 'MENU' && screen === 'LOGGED_IN' ? shown : 'WAITING'
}

const Before = ({ beside }: Pick<AccountProps, 'beside'>) => (beside ? null : <AuthorContent />)

function Screens({
  members,
  mode,
  beside,
  loadForms,
  loadMenu,
  ...rest
}: Omit<AccountProps, 'loadMembers'> & { members: Members }) {
  useSurroundings().adoptStyles(accountCss)
  const messages = useMessages('accountEntry', enAccountEntry)
  const state = useMemberState(members)
  const instance = useMemo(() => createInstance(members), [members])
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)

  const showsResult = instance.showsResult()
  const wanted = screenFor(state, mode, showsResult, instance.provider)
  const place = placeOf(state)
  const isFirst = FIRST.test(wanted)
  // Captchas and the texts of failures are part of the later forms.
  const needsCaptcha = taskAt(place) && instance.isActive()
  const isRefused = state.screen === 'FAILURE' && state.failure.key !== 'loadFailed' && showsResult
  const forms = useLoad(loadForms, isRefused || needsCaptcha || !(isFirst || wanted === 'MENU'))
  const menu = useLoad(loadMenu, wanted === 'MENU')
  const next = wanted === 'MENU' ? menu : forms
  const formsFailed = forms.status === 'failed'
  const isLost = next.status === 'failed'
  const isHere = isFirst || next.value !== undefined
  const isMissing = isLost && (shown.current !== undefined || wanted !== 'MENU')
  const name = isHere ? wanted : isMissing ? 'MISSING' : keep(shown.current, place)
  const pending = isHere ? (isRefused || needsCaptcha) && !forms.value && !formsFailed : !isLost

  // Read before the update, which may remove the focused element.
  const root = box.current?.getRootNode() as ShadowRoot | undefined
  const isInside = Boolean(root && box.current?.contains(root.activeElement))
  useLayoutEffect(() => {
    if (shown.current === name) return
    shown.current = name
    const target = box.current?.querySelector<HTMLElement>('h2,[role=status],button')
    if (isInside || instance.isActive()) target?.focus()
    if (state.screen === 'LOGGED_IN' && name === wanted) instance.release()
  })
  const isCaptchaLost = needsCaptcha && formsFailed
  useEffect(() => {
    if (isCaptchaLost) members.captchaUnavailable()
  }, [isCaptchaLost, members])

  const surroundings: AccountSurroundings = {
    members,
    messages,
    instance,
    later: forms.value,
    awaited: pending ? (!isHere && state.screen === 'INITIAL' ? state.form : 'answer') : undefined,
    failureText(failure) {
      if (forms.value) return <forms.value.FailureText failure={failure} />
      return formsFailed || failure.key === 'loadFailed' ? messages.loadFailed : undefined
    },
    ...rest,
  }
  const prepare = () => {
    members.prepare()
    if (mode === 'page') loadForms().catch(() => {}) // reported when a form is wanted
  }
  const { Screen } = forms.value ?? {}
  const { MemberMenu } = menu.value ?? {}
  if (name === undefined) return <Before beside={beside} />
  return (
    <AccountProvider value={surroundings}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: prefetches only; pointer or focus here means that a press is likely. */}
      <div className={beside ? 'account beside' : 'account'} ref={box} onFocus={prepare} onPointerEnter={prepare}>
        {name === 'MISSING' && <TryAgain busy={!isLost} again={next.again} />}
        {name === 'WAITING' && <Waiting />}
        {name === 'HOSTED' && <HostedLogin state={state} />}
        {name === 'LOG_IN' && <LogInForm place={place} />}
        {name === 'MENU' && MemberMenu && place.screen === 'LOGGED_IN' && (
          <MemberMenu place={place} withForms={mode === 'page'} />
        )}
        {!/^(MENU|MISSING)$/.test(name) && !FIRST.test(name) && Screen && <Screen key={name} name={name} place={place} />}
      </div>
    </AccountProvider>
  )
}
