/** How the account's screens reach the member's state, their texts, and what only the page can do. */
import { createContext, useContext, useEffect, useState } from 'react'
import type { AccountMessages, SectionMessages } from '../../i18n/account-messages'
import type { MemberState } from '../../store/members/member-model'
import type { Members } from '../../store/members/members'
import type { ProfileField } from './profile-fields'

export type CaptchaKind = 'visible' | 'invisible'

/** Puts a captcha into the slot `captcha` of the element. Returns its undo; one of the two is called at most once, and never after the undo. */
export type ShowCaptcha = (kind: CaptchaKind, onToken: (token: string) => void, onUnavailable: () => void) => () => void

export interface MemberLink {
  section: keyof SectionMessages
  href: string
}

export interface AccountSurroundings {
  members: Members
  messages: AccountMessages
  /** What a registration asks for beside address and password. */
  fields: readonly ProfileField[]
  /** Hosted member pages; none where the author gave no address. */
  links(): readonly MemberLink[]
  showCaptcha: ShowCaptcha
  here: Here
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
  /** It is done. */
  rest(): void
}

const acting = new WeakMap<Members, Here>()

export function createHere(members: Members): Here {
  const here: Here = {
    email: '',
    act: () => void acting.set(members, here),
    isActing: () => acting.get(members) === here,
    mayTell: () => (acting.get(members) ?? here) === here,
    rest: () => void (here.isActing() && acting.delete(members)),
  }
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
