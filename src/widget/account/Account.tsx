/** `cartlet-account`: the screen for wherever a visitor stands on the way to being a member. */
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { enAccountEntry } from '../../i18n/english/en-account-entry'
import type { LoggedIn, MemberPlace, MemberState } from '../../store/members/member-model'
import type { Members } from '../../store/members/members'
import { AuthorContent } from '../AuthorContent'
import { useMessages, useSurroundings } from '../shop-context'
import { useLoad } from '../use-load'
import { accountCss } from './account.css'
import {
  AccountProvider,
  type AccountSurroundings,
  createHere,
  type LaterForms,
  type ShowCaptcha,
  useMemberState,
} from './account-context'
import { HostedLogin } from './HostedLogin'
import { LogInForm } from './LogInForm'
import { TryAgain, Waiting } from './Waiting'

export interface MenuProps {
  place: LoggedIn
  /** The password can be changed here. */
  withForms: boolean
}

/** Who is logged in, and where they can go. */
export interface Menu {
  MemberMenu(props: MenuProps): ReactNode
}

export interface AccountProps {
  /** Stands beside something else of ours, which is there without it. */
  beside?: boolean
  /** Forms in the page, or a button to the hosted ones. */
  mode: 'page' | 'redirect'
  fields: string
  showCaptcha: ShowCaptcha
  /** The shop's members, once they can be asked; the author's own content stands until then, and where it fails. */
  loadMembers(): Promise<Members>
  /** Both tell the author what does not come. */
  loadForms(): Promise<LaterForms>
  loadMenu(): Promise<Menu>
}

export function Account({ loadMembers, ...props }: AccountProps) {
  const { value: members } = useLoad(loadMembers)
  return members ? <Screens members={members} {...props} /> : <Before {...props} />
}

/** Whose captcha, or whose answer, this page cannot take: the hosted pages can. */
const HOSTED_ONLY = /^(captchaUnavailable|unknownState)$/
/** Those that are here from the beginning. */
const FIRST = /^(LOG_IN|HOSTED|WAITING)$/

/** What is on the screen, whatever is waited for or was refused. */
const placeOf = (state: MemberState): MemberPlace => ('at' in state ? state.at : state)

/** By a name for each, so that going from one to another can be told from a redraw of the same. */
function screenFor(state: MemberState, mode: AccountProps['mode'], mayTell: boolean): string {
  const isReturning = state.screen === 'BUSY' && state.task === 'RETURN'
  if (isReturning || (state.screen === 'SUCCESS' && mode === 'redirect')) return 'WAITING'
  const place = placeOf(state)
  if (place.screen === 'LOGGED_IN') return mode === 'page' ? place.form : 'MENU'
  const isRefused = mayTell && state.screen === 'FAILURE' && HOSTED_ONLY.test(state.failure.key)
  const isLeaving = state.screen === 'BUSY' && state.task === 'LEAVE'
  if (mode === 'redirect' || isRefused || isLeaving) return 'HOSTED'
  if ('task' in place) return place.task
  return place.screen === 'INITIAL' ? place.form : place.screen
}

/** What stays on the screen until the next one has come. */
function keep(shown: string | undefined, { screen }: MemberPlace): string | undefined {
  if (shown === undefined || shown === 'MISSING' || FIRST.test(shown)) return shown
  return shown === 'MENU' && screen === 'LOGGED_IN' ? shown : 'WAITING'
}

/** Nobody can be asked yet. */
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
  const here = useMemo(() => createHere(members), [members])
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)

  const mayTell = here.mayTell()
  const wanted = screenFor(state, mode, mayTell)
  const place = placeOf(state)
  const isFirst = FIRST.test(wanted)
  // A captcha and the words for a refusal come with the later forms.
  const asks = 'task' in place && here.isActing()
  const isRefused = state.screen === 'FAILURE' && state.failure.key !== 'loadFailed' && mayTell
  const forms = useLoad(loadForms, isRefused || asks || !(isFirst || wanted === 'MENU'))
  const menu = useLoad(loadMenu, wanted === 'MENU')
  const next = wanted === 'MENU' ? menu : forms
  const formsFailed = forms.status === 'failed'
  const isLost = next.status === 'failed'
  const isHere = isFirst || next.value !== undefined
  const isMissing = isLost && (shown.current !== undefined || wanted !== 'MENU')
  const name = isHere ? wanted : isMissing ? 'MISSING' : keep(shown.current, place)
  const pending = isHere ? (isRefused || asks) && !forms.value && !formsFailed : !isLost

  // Where the focus is, before what has it goes away.
  const root = box.current?.getRootNode() as ShadowRoot | undefined
  const isInside = Boolean(root && box.current?.contains(root.activeElement))
  useLayoutEffect(() => {
    if (shown.current === name) return
    shown.current = name
    const target = box.current?.querySelector<HTMLElement>('h2,[role=status],button')
    if (isInside || here.isActing()) target?.focus()
    if (state.screen === 'LOGGED_IN' && name === wanted) here.rest()
  })
  const isUnaskable = asks && formsFailed
  useEffect(() => {
    if (isUnaskable) members.captchaUnavailable()
  }, [isUnaskable, members])

  const surroundings: AccountSurroundings = {
    members,
    messages,
    here,
    later: forms.value,
    awaited: pending ? (!isHere && state.screen === 'INITIAL' ? state.form : 'answer') : undefined,
    tell(failure) {
      const Told = forms.value?.FailureText
      if (Told) return <Told failure={failure} />
      return formsFailed || failure.key === 'loadFailed' ? messages.loadFailed : undefined
    },
    ...rest,
  }
  const prepare = () => {
    members.prepare()
    if (mode === 'page') loadForms().catch(() => {}) // whoever needs them hears
  }
  const { Screen } = forms.value ?? {}
  const { MemberMenu } = menu.value ?? {}
  if (name === undefined) return <Before beside={beside} />
  return (
    <AccountProvider value={surroundings}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: who comes near will press something. */}
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
