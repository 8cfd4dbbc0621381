/** Draws the screens of a member over a state that a test sets, and keeps what they ask for. */
import { act } from '@testing-library/react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { memberFailure } from '../../src/store/members/member-errors'
import type { LoggedIn, MemberPlace, MemberState } from '../../src/store/members/member-model'
import { INITIAL_MEMBER_STATE } from '../../src/store/members/member-state'
import type { Members } from '../../src/store/members/members'
import { Account, type AccountProps } from '../../src/widget/account/Account'
import type { CaptchaKind } from '../../src/widget/account/account-context'
import { parseFields } from '../../src/widget/account/profile-fields'
import { renderInShop, turn } from './render'

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
  'logIn',
  'register',
  'verifyCode',
  'resendCode',
  'verifyFactor',
  'answerCaptcha',
  'captchaUnavailable',
  'sendRecoveryMail',
  'recover',
  'changePassword',
  'logInByRedirect',
  'logOut',
  'member',
] as const satisfies readonly (keyof Members)[]

/** Every action is recorded and does nothing: what comes of it is the test's to say. */
export function aStage(state: MemberState = INITIAL_MEMBER_STATE) {
  const store = createStore<MemberState>(() => state)
  const calls: unknown[][] = []
  const record =
    (name: string) =>
    (...values: unknown[]) => {
      calls.push([name, ...values])
      return Promise.resolve(undefined)
    }
  const members = { store, ...Object.fromEntries(ACTIONS.map((name) => [name, record(name)])) } as unknown as Members
  return { store, members, calls }
}

export interface AccountOptions extends Partial<Pick<AccountProps, 'mode'>> {
  links?: ReturnType<AccountProps['links']>
  fields?: string
  /** How many elements share the state. */
  elements?: number
}

export async function renderAccount(
  state?: MemberState,
  { fields = '', elements = 1, mode = 'page', links = [] }: AccountOptions = {},
  /** What stands around them. */
  Around: ComponentType<{ children: ReactNode }> = Fragment,
) {
  const stage = aStage(state)
  const captchas: { kind: CaptchaKind; onToken(token: string): void; onUnavailable(): void; undo: ReturnType<typeof vi.fn> }[] =
    []
  const props: AccountProps = {
    mode,
    links: () => links,
    fields: parseFields(fields),
    loadMembers: async () => stage.members,
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
  await turn()
  return {
    ...view,
    ...stage,
    captchas,
    /** The members' state changes. */
    become: (next: MemberState) => act(() => stage.store.setState(next, true)),
  }
}
