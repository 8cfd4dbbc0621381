/** Renders the account's screens with a member state that the test sets, and records the calls of the members' actions. */
import { act } from '@testing-library/react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { memberFailure } from '../../../src/store/members/member-failures'
import type { LoggedIn, MemberPlace, MemberState } from '../../../src/store/members/member-model'
import { INITIAL_MEMBER_STATE } from '../../../src/store/members/member-state'
import type { Members } from '../../../src/store/members/members'
import { Account, type AccountProps, type Menu } from '../../../src/widget/account/Account'
import type { CaptchaKind, MemberLink } from '../../../src/widget/account/account-context'
import * as forms from '../../../src/widget/account/forms/account-forms.chunk'
import { MemberMenu } from '../../../src/widget/account/menu/account-menu.chunk'
import { renderInShop } from './render'

export const ADA: LoggedIn = { screen: 'LOGGED_IN', form: 'MENU', member: { name: 'Ada Lovelace', email: 'ada@example.com' } }
export const LOG_IN: MemberPlace = { screen: 'INITIAL', form: 'LOG_IN' }
export const failedAt = (at: MemberPlace, ...failure: Parameters<typeof memberFailure>): MemberState => ({
  screen: 'FAILURE',
  at,
  failure: memberFailure(...failure),
})
export const busyAt = (at: MemberPlace, task: Extract<MemberState, { screen: 'BUSY' }>['task']): MemberState => ({
  screen: 'BUSY',
  task,
  at,
})

const ACTIONS = [
  'show',
  'login',
  'register',
  'tryAgain',
  'verifyCode',
  'resendCode',
  'verifyFactor',
  'answerCaptcha',
  'captchaUnavailable',
  'sendRecoveryMail',
  'recover',
  'changePassword',
  'loginByRedirect',
  'logout',
  'member',
] as const satisfies readonly (keyof Members)[]

const held: (() => void)[] = []
/** Resolves at the next step of `drawn`: between two steps it would render outside `act`. */
export const later =
  <T,>(part: T) =>
  () =>
    new Promise<T>((resolve) => held.push(() => resolve(part)))

/** Lets all code that a state needs load, render and run its effects. */
export async function drawn(): Promise<void> {
  for (let step = 0; step < 4; step++)
    await act(async () => {
      for (const come of held.splice(0)) come()
      for (let promise = 0; promise < 5; promise++) await undefined
    })
}

/** Members whose actions are recorded and do nothing: the test sets the next state. */
export function aStage(state: MemberState = INITIAL_MEMBER_STATE) {
  const store = createStore<MemberState>(() => state)
  const calls: unknown[][] = []
  const record =
    (name: string) =>
    (...values: unknown[]) => {
      calls.push([name, ...values])
      return Promise.resolve(undefined)
    }
  const members = {
    store,
    prepare: vi.fn(),
    ...Object.fromEntries(ACTIONS.map((name) => [name, record(name)])),
  } as unknown as Members
  return { store, members, calls }
}

export interface AccountOptions extends Partial<Pick<AccountProps, 'mode' | 'loadMembers' | 'loadForms' | 'loadMenu'>> {
  links?: readonly MemberLink[]
  fields?: string
  providers?: string
  /** Number of elements that share the state. */
  elements?: number
}

export async function renderAccount(
  state?: MemberState,
  { fields = '', providers = '', elements = 1, mode = 'page', links = [], ...loads }: AccountOptions = {},
  /** Rendered around them. */
  Around: ComponentType<{ children: ReactNode }> = Fragment,
) {
  const stage = aStage(state)
  const captchas: { kind: CaptchaKind; onToken(token: string): void; onUnavailable(): void; undo: ReturnType<typeof vi.fn> }[] =
    []
  const props: AccountProps = {
    mode,
    fields,
    providers,
    loadMembers: async () => stage.members,
    loadForms: later(forms),
    loadMenu: later<Menu>({ MemberMenu: (given) => <MemberMenu {...given} links={links} /> }),
    ...loads,
    showCaptcha(kind, onToken, onUnavailable) {
      const undo = vi.fn()
      captchas.push({ kind, onToken, onUnavailable, undo })
      return undo
    },
  }
  const view = renderInShop(
    <Around>
      {['a', 'b'].slice(0, elements).map((key) => (
        <Account key={key} {...props} />
      ))}
    </Around>,
  )
  await drawn()
  return {
    ...view,
    ...stage,
    captchas,
    /** Changes the members' state. */
    become: async (next: MemberState) => {
      act(() => stage.store.setState(next, true))
      await drawn()
    },
  }
}
