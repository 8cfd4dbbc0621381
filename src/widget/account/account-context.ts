/** How the account's screens reach the member's state, their texts, and what only the page can do. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { EntryMessages, SectionMessages } from '../../i18n/account-messages'
import type { MemberFailure } from '../../store/members/member-failures'
import type { VisitorForm } from '../../store/members/member-forms'
import type { MemberPlace, MemberState } from '../../store/members/member-model'
import type { Members } from '../../store/members/members'

export type CaptchaKind = 'visible' | 'invisible'

/** Puts a captcha into the slot `captcha` of the element. Returns its undo; one of the two is called at most once, and never after the undo. */
export type ShowCaptcha = (kind: CaptchaKind, onToken: (token: string) => void, onUnavailable: () => void) => () => void

export interface MemberLink {
  section: keyof SectionMessages
  href: string
}

/** The screens behind the first one: fetched when somebody turns to the form, or something went wrong. */
export interface LaterForms {
  Screen(props: { name: string; place: MemberPlace }): ReactNode
  /** What stands in the place of a form's button, if anything: only the element whose form asked shows the captcha. */
  captchaFor(place: MemberPlace, acting: boolean): ReactNode
  FailureText(props: { failure: MemberFailure }): ReactNode
}

export interface AccountSurroundings {
  members: Members
  messages: EntryMessages
  /** What a registration asks for beside address and password: the author's words. */
  fields: string
  showCaptcha: ShowCaptcha
  here: Here
  later?: LaterForms
  /** What is on its way: another form, or what comes of the one that was sent. */
  awaited?: VisitorForm | 'answer'
  /** A refusal in words; undefined while they are on their way. */
  tell(failure: MemberFailure): ReactNode
}

/** This element among all that share the members' state. */
export interface Here {
  /** What one form knows for the next. */
  email: string
  /** Somebody does something here: what comes of it is told here and not elsewhere. */
  act(): void
  isActing(): boolean
  /** What happened belongs here, or to nobody on this page. */
  mayTell(): boolean
  /** What is said once a page is said here: somebody did something here last, or it stood here first. */
  isTeller(): boolean
  /** It is done. */
  rest(): void
}

const acting = new WeakMap<Members, Here>()
const tellers = new WeakMap<Members, Here>()

export function createHere(members: Members): Here {
  const here: Here = {
    email: '',
    act() {
      acting.set(members, here)
      tellers.set(members, here)
    },
    isActing: () => acting.get(members) === here,
    isTeller: () => tellers.get(members) === here,
    mayTell: () => (acting.get(members) ?? here) === here,
    rest: () => void (here.isActing() && acting.delete(members)),
  }
  if (!tellers.has(members)) tellers.set(members, here)
  return here
}

const AccountContext = createContext<AccountSurroundings | null>(null)

export const AccountProvider = AccountContext.Provider

export function useAccount(): AccountSurroundings {
  const surroundings = useContext(AccountContext)
  if (!surroundings) throw new Error('A form of the account needs an AccountProvider above it')
  return surroundings
}

/** The state all elements of this shop share. */
export function useMemberState({ store }: Members): MemberState {
  const [state, setState] = useState(store.getState)
  useEffect(() => {
    setState(store.getState()) // what changed between drawing and subscribing
    return store.subscribe(setState)
  }, [store])
  return state
}

/** What went wrong here, and the words for it. */
export function useFailure(state: MemberState): { failure: MemberFailure; text: ReactNode } | undefined {
  const { here, tell } = useAccount()
  if (state.screen !== 'FAILURE' || !here.mayTell()) return undefined
  const text = tell(state.failure)
  return text === undefined ? undefined : { failure: state.failure, text }
}
