/** Draws the screens of a member over a state that a test sets, and keeps what they ask for. */
import { act } from '@testing-library/react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { memberFailure } from '../../../src/store/members/member-errors'
import type { LoggedIn, MemberPlace, MemberState } from '../../../src/store/members/member-model'
import { INITIAL_MEMBER_STATE } from '../../../src/store/members/member-state'
import type { Members } from '../../../src/store/members/members'
import { Account, type AccountProps, type Menu } from '../../../src/widget/account/Account'
import type { CaptchaKind, MemberLink } from '../../../src/widget/account/account-context'
import * as forms from '../../../src/widget/account/forms/LaterScreens'
import { MemberMenu } from '../../../src/widget/account/menu/MemberMenu'
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
/** Comes when the next step is drawn: what comes between two steps is drawn where no test waits for it. */
export const later =
  <T,>(part: T) =>
  () =>
    new Promise<T>((resolve) => held.push(() => resolve(part)))

/** The parts that a state needs have come, are drawn, and have done what they do once drawn. */
export async function drawn(): Promise<void> {
  for (let step = 0; step < 4; step++)
    await act(async () => {
      for (const come of held.splice(0)) come()
      for (let promise = 0; promise < 5; promise++) await undefined
    })
}

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
  const members = {
    store,
    prepare: vi.fn(),
    ...Object.fromEntries(ACTIONS.map((name) => [name, record(name)])),
  } as unknown as Members
  return { store, members, calls }
}

export interface AccountOptions extends Partial<Pick<AccountProps, 'mode' | 'loadForms' | 'loadMenu'>> {
  links?: readonly MemberLink[]
  fields?: string
  /** How many elements share the state. */
  elements?: number
}

export async function renderAccount(
  state?: MemberState,
  { fields = '', elements = 1, mode = 'page', links = [], ...loads }: AccountOptions = {},
  /** What stands around them. */
  Around: ComponentType<{ children: ReactNode }> = Fragment,
) {
  const stage = aStage(state)
  const captchas: { kind: CaptchaKind; onToken(token: string): void; onUnavailable(): void; undo: ReturnType<typeof vi.fn> }[] =
    []
  const props: AccountProps = {
    mode,
    fields,
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
    /** The members' state changes. */
    become: async (next: MemberState) => {
      act(() => stage.store.setState(next, true))
      await drawn()
    },
  }
}
