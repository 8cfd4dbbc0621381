/** Shared by the account's screens: the member's state, the texts, and functions that the page provides. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { EntryMessages, MenuMessages } from '../../i18n/catalogue'
import type { MemberFailure } from '../../store/members/member-failures'
import type { VisitorForm } from '../../store/members/member-forms'
import type { MemberPlace, MemberState } from '../../store/members/member-model'
import type { Members } from '../../store/members/members'

export type CaptchaKind = 'visible' | 'invisible'

/**
 * Puts a captcha into the slot `captcha` of the element. Calls one of the two functions at most once.
 * Returns a function that takes the captcha away; neither function is called after that.
 */
export type ShowCaptcha = (kind: CaptchaKind, onToken: (token: string) => void, onUnavailable: () => void) => () => void

export interface MemberLink {
  section: keyof MenuMessages['sections']
  href: string
}

/** The screens behind the log-in form. Their code is fetched with the first of them, or with the first failure. */
export interface LaterForms {
  Screen(props: { name: string; place: MemberPlace }): ReactNode
  /** Replaces the button of the form whose request needs a captcha; `active`: that form is in this element. */
  captchaFor(place: MemberPlace, active: boolean): ReactNode
  FailureText(props: { failure: MemberFailure }): ReactNode
}

export interface AccountSurroundings {
  members: Members
  messages: EntryMessages
  /** The attribute `fields`: what a registration asks for besides e-mail address and password. */
  fields: string
  /** The attribute `providers`: other accounts to log in with. */
  providers: string
  showCaptcha: ShowCaptcha
  instance: AccountInstance
  later?: LaterForms
  /** What the visitor waits for: another form, or the response to the one that was sent. */
  awaited?: VisitorForm | 'answer'
  /** The text for a failure; undefined while the texts are being fetched. */
  failureText(failure: MemberFailure): ReactNode
}

/** One `cartlet-account` element. All of them on a page share the member's state. */
export interface AccountInstance {
  /** The address typed into one form, for the next form. */
  email: string
  /** The provider that the page is being left for; empty for the hosted login's own form. */
  provider: string
  /** The visitor uses this element: it shows the result, and the other elements do not. */
  claim(): void
  isActive(): boolean
  /** True for the active element, and for all elements while none is active. */
  showsResult(): boolean
  /** For messages that a page shows once: true for the element used last, or else the first one. */
  showsNotice(): boolean
  /** The task is done: no element is active any more. */
  release(): void
}

const activeInstances = new WeakMap<Members, AccountInstance>()
const noticeInstances = new WeakMap<Members, AccountInstance>()

export function createInstance(members: Members): AccountInstance {
  const instance: AccountInstance = {
    email: '',
    provider: '',
    claim() {
      activeInstances.set(members, instance)
      noticeInstances.set(members, instance)
    },
    isActive: () => activeInstances.get(members) === instance,
    showsNotice: () => noticeInstances.get(members) === instance,
    showsResult: () => (activeInstances.get(members) ?? instance) === instance,
    release: () => void (instance.isActive() && activeInstances.delete(members)),
  }
  if (!noticeInstances.has(members)) noticeInstances.set(members, instance)
  return instance
}

const AccountContext = createContext<AccountSurroundings | null>(null)

export const AccountProvider = AccountContext.Provider

export function useAccount(): AccountSurroundings {
  const surroundings = useContext(AccountContext)
  if (!surroundings) throw new Error('A form of the account needs an AccountProvider above it')
  return surroundings
}

/** The member's state, which all elements of this shop share. */
export function useMemberState({ store }: Members): MemberState {
  const [state, setState] = useState(store.getState)
  useEffect(() => {
    setState(store.getState()) // it may have changed between rendering and subscribing
    return store.subscribe(setState)
  }, [store])
  return state
}

/** The failure that this element shows, with its text. */
export function useFailure(state: MemberState): { failure: MemberFailure; text: ReactNode } | undefined {
  const { instance, failureText } = useAccount()
  if (state.screen !== 'FAILURE' || !instance.showsResult()) return undefined
  const text = failureText(state.failure)
  return text === undefined ? undefined : { failure: state.failure, text }
}
