import { describe, expect, it } from 'vitest'
import { type MemberFailure, memberFailure } from '../../../../src/store/members/member-failures'
import {
  type MemberEvent,
  type MemberPlace,
  MemberScreen,
  type MemberState,
  MemberTask,
} from '../../../../src/store/members/member-model'
import { INITIAL_MEMBER_STATE, transition } from '../../../../src/store/members/member-state'

const wrong = memberFailure('passwordWrong')
const expired = memberFailure('loginExpired')
const unavailable = memberFailure('captchaUnavailable')
const later = memberFailure('outOfReach', { retryable: true })
const unfinished = memberFailure('loggedOutHereOnly')

const PLACES = {
  initial: { screen: 'INITIAL', form: 'REGISTER' },
  verification: { screen: 'EMAIL_VERIFICATION_REQUIRED', email: 'ada@example.com', sent: 1 },
  approval: { screen: 'OWNER_APPROVAL_REQUIRED' },
  userCaptcha: { screen: 'USER_CAPTCHA_REQUIRED', task: 'LOG_IN' },
  silentCaptcha: { screen: 'SILENT_CAPTCHA_REQUIRED', task: 'REGISTER' },
  mailSent: { screen: 'RECOVERY_MAIL_SENT', email: 'ada@example.com' },
  newPassword: { screen: 'NEW_PASSWORD_REQUIRED' },
  factor: { screen: 'FACTOR_REQUIRED', factors: ['SMS', 'TOTP'], sent: 1 },
  loggedIn: { screen: 'LOGGED_IN', form: 'MENU', member: { name: 'Ada' } },
} as const satisfies Record<string, MemberPlace>
type PlaceName = keyof typeof PLACES

/** One of each event; `SHOW` twice, since it depends on whether a member is logged in. */
const EVENTS = {
  ...(Object.fromEntries(Object.values(MemberTask).map((type) => [type, { type }])) as Record<MemberTask, MemberEvent>),
  'SHOW a visitor’s form': { type: 'SHOW', form: 'FORGOT_PASSWORD' },
  'SHOW a member’s form': { type: 'SHOW', form: 'CHANGE_PASSWORD' },
  DISMISS: { type: 'DISMISS' },
  OPEN_RECOVERY_LINK: { type: 'OPEN_RECOVERY_LINK' },
  ANSWER_CAPTCHA: { type: 'ANSWER_CAPTCHA' },
  CAPTCHA_UNAVAILABLE: { type: 'CAPTCHA_UNAVAILABLE', failure: unavailable },
  SUCCEEDED: { type: 'SUCCEEDED' },
  FAILED: { type: 'FAILED', failure: wrong },
  VERIFICATION_NEEDED: { type: 'VERIFICATION_NEEDED', email: 'new@example.com' },
  APPROVAL_NEEDED: { type: 'APPROVAL_NEEDED' },
  CAPTCHA_NEEDED: { type: 'CAPTCHA_NEEDED', kind: 'visible' },
  FACTOR_NEEDED: { type: 'FACTOR_NEEDED', factors: ['PUSH'] },
  CODE_RESENT: { type: 'CODE_RESENT' },
  RECOVERY_MAIL_SENT: { type: 'RECOVERY_MAIL_SENT', email: 'new@example.com' },
  PASSWORD_CHANGED: { type: 'PASSWORD_CHANGED' },
  STAYED: { type: 'STAYED' },
  MEMBER_READ: { type: 'MEMBER_READ', member: { name: 'Bea' } },
  MEMBER_CAME: { type: 'MEMBER_CAME' },
  MEMBER_LEFT: { type: 'MEMBER_LEFT' },
  TRY_AGAIN: { type: 'TRY_AGAIN' },
  LOG_OUT_UNFINISHED: { type: 'LOG_OUT_UNFINISHED', failure: unfinished },
} satisfies Record<string, MemberEvent>
type EventName = keyof typeof EVENTS
const EVENT_NAMES = Object.keys(EVENTS) as EventName[]

type Row = Partial<Record<EventName, MemberScreen>>

/** Transitions that are possible on every screen without a member. */
const VISITOR: Row = {
  'SHOW a visitor’s form': 'INITIAL',
  MEMBER_CAME: 'LOGGED_IN',
  OPEN_RECOVERY_LINK: 'NEW_PASSWORD_REQUIRED',
  LEAVE: 'BUSY',
  RETURN: 'BUSY',
}
const FROM_PLACE: Record<PlaceName, Row> = {
  initial: { ...VISITOR, LOG_IN: 'BUSY', REGISTER: 'BUSY', SEND_RECOVERY_MAIL: 'BUSY', LOG_OUT_UNFINISHED: 'FAILURE' },
  verification: { ...VISITOR, VERIFY_CODE: 'BUSY', RESEND_CODE: 'BUSY' },
  approval: VISITOR,
  userCaptcha: { ...VISITOR, LOG_IN: 'BUSY', REGISTER: 'BUSY', ANSWER_CAPTCHA: 'BUSY', CAPTCHA_UNAVAILABLE: 'FAILURE' },
  silentCaptcha: {
    ...VISITOR,
    LOG_IN: 'BUSY',
    REGISTER: 'BUSY',
    ANSWER_CAPTCHA: 'BUSY',
    CAPTCHA_UNAVAILABLE: 'USER_CAPTCHA_REQUIRED',
  },
  mailSent: { ...VISITOR, SEND_RECOVERY_MAIL: 'BUSY' },
  newPassword: { ...VISITOR, RECOVER: 'BUSY' },
  factor: { ...VISITOR, VERIFY_FACTOR: 'BUSY', RESEND_CODE: 'BUSY' },
  loggedIn: {
    'SHOW a member’s form': 'LOGGED_IN',
    MEMBER_READ: 'LOGGED_IN',
    MEMBER_CAME: 'LOGGED_IN',
    MEMBER_LEFT: 'INITIAL',
    OPEN_RECOVERY_LINK: 'NEW_PASSWORD_REQUIRED',
    CHANGE_PASSWORD: 'BUSY',
    LEAVE: 'BUSY',
    RETURN: 'BUSY',
  },
}

const ENTERED: Row = {
  SUCCEEDED: 'SUCCESS',
  VERIFICATION_NEEDED: 'EMAIL_VERIFICATION_REQUIRED',
  APPROVAL_NEEDED: 'OWNER_APPROVAL_REQUIRED',
  FACTOR_NEEDED: 'FACTOR_REQUIRED',
  FAILED: 'FAILURE',
}
/** Transitions while any request of a visitor is pending. */
const WAITING: Row = { 'SHOW a visitor’s form': 'INITIAL', MEMBER_CAME: 'LOGGED_IN' }
const MEMBER_WAITING: Row = {
  'SHOW a member’s form': 'LOGGED_IN',
  MEMBER_CAME: 'LOGGED_IN',
  MEMBER_READ: 'BUSY',
  MEMBER_LEFT: 'INITIAL',
}
const FROM_BUSY: [MemberTask, PlaceName, Row][] = [
  ['LOG_IN', 'initial', { ...WAITING, ...ENTERED, CAPTCHA_NEEDED: 'USER_CAPTCHA_REQUIRED' }],
  ['REGISTER', 'initial', { ...WAITING, ...ENTERED, CAPTCHA_NEEDED: 'USER_CAPTCHA_REQUIRED' }],
  ['VERIFY_CODE', 'verification', { ...WAITING, ...ENTERED }],
  ['RESEND_CODE', 'verification', { ...WAITING, CODE_RESENT: 'EMAIL_VERIFICATION_REQUIRED', FAILED: 'FAILURE' }],
  ['RESEND_CODE', 'factor', { ...WAITING, CODE_RESENT: 'FACTOR_REQUIRED', FAILED: 'FAILURE' }],
  ['SEND_RECOVERY_MAIL', 'mailSent', { ...WAITING, RECOVERY_MAIL_SENT: 'RECOVERY_MAIL_SENT', FAILED: 'FAILURE' }],
  ['RECOVER', 'newPassword', { ...WAITING, ...ENTERED }],
  ['VERIFY_FACTOR', 'factor', { ...WAITING, ...ENTERED }],
  ['LEAVE', 'approval', { ...WAITING, STAYED: 'OWNER_APPROVAL_REQUIRED', FAILED: 'FAILURE' }],
  ['RETURN', 'initial', { ...WAITING, FAILED: 'FAILURE' }],
  ['LEAVE', 'loggedIn', { ...MEMBER_WAITING, STAYED: 'LOGGED_IN', FAILED: 'FAILURE' }],
  ['CHANGE_PASSWORD', 'loggedIn', { ...MEMBER_WAITING, PASSWORD_CHANGED: 'LOGGED_IN', FAILED: 'FAILURE' }],
]

const CASES: [string, MemberState, Row][] = [
  ...Object.entries(FROM_PLACE).map(([name, row]): [string, MemberState, Row] => [name, PLACES[name as PlaceName], row]),
  ...FROM_BUSY.map(([task, at, row]): [string, MemberState, Row] => [
    `busy with ${task} at ${at}`,
    { screen: 'BUSY', task, at: PLACES[at] },
    row,
  ]),
  // A refusal keeps the form and all its transitions.
  ...Object.entries(FROM_PLACE).map(([name, row]): [string, MemberState, Row] => {
    const at = PLACES[name as PlaceName]
    const stays: Row = row.MEMBER_READ ? { MEMBER_READ: 'FAILURE' } : {}
    return [`failure at ${name}`, { screen: 'FAILURE', failure: wrong, at }, { ...row, DISMISS: at.screen, ...stays }]
  }),
  [
    'failure after the login',
    { screen: 'FAILURE', failure: later, at: PLACES.approval, again: true },
    {
      ...FROM_PLACE.approval,
      DISMISS: 'OWNER_APPROVAL_REQUIRED',
      TRY_AGAIN: 'SUCCESS',
    },
  ],
  [
    'success',
    { screen: 'SUCCESS', at: PLACES.factor },
    { 'SHOW a visitor’s form': 'INITIAL', MEMBER_CAME: 'LOGGED_IN', FAILED: 'FAILURE', LEAVE: 'BUSY', STAYED: 'FACTOR_REQUIRED' },
  ],
]

describe.each(CASES)('member state, %s', (_, state, row) => {
  it.each(EVENT_NAMES.filter((name) => row[name]))('the member state accepts the event %s', (name) => {
    const next = transition(state, EVENTS[name])
    expect(next.screen).toBe(row[name])
    expect(next).not.toBe(state)
  })

  it.each(EVENT_NAMES.filter((name) => !row[name]))('the member state ignores the event %s', (name) => {
    expect(transition(state, EVENTS[name])).toBe(state)
  })
})

const follow = (state: MemberState, ...events: MemberEvent[]) => {
  let next = state
  for (const event of events) next = transition(next, event)
  return next
}
const failed = (failure: MemberFailure): MemberEvent => ({ type: 'FAILED', failure })

describe('member state machine', () => {
  it('the table of transitions covers every screen and every task', () => {
    expect(new Set(CASES.map(([, { screen }]) => screen))).toEqual(new Set(Object.values(MemberScreen)))
    expect(new Set(FROM_BUSY.map(([task]) => task))).toEqual(new Set(Object.values(MemberTask)))
  })

  it('keeps the refused form with its failure, and accepts it again', () => {
    const state = follow(PLACES.initial, { type: 'REGISTER' }, failed(wrong))
    expect(state).toEqual({ screen: 'FAILURE', failure: wrong, at: PLACES.initial })
    expect(follow(state, { type: 'REGISTER' })).toEqual({ screen: 'BUSY', task: 'REGISTER', at: PLACES.initial })
  })

  it('returns to the first form when a refusal ends the procedure, unless a member is logged in', () => {
    expect(follow(PLACES.verification, { type: 'VERIFY_CODE' }, failed(expired))).toMatchObject({
      screen: 'FAILURE',
      at: { screen: 'INITIAL', form: 'LOG_IN' },
    })
    expect(follow(PLACES.newPassword, { type: 'RECOVER' }, failed(memberFailure('recoveryExpired')))).toMatchObject({
      at: { screen: 'INITIAL', form: 'FORGOT_PASSWORD' },
    })
    // A refusal never logs a member out.
    expect(follow(PLACES.loggedIn, { type: 'CHANGE_PASSWORD' }, failed(expired))).toMatchObject({ at: { screen: 'LOGGED_IN' } })
  })

  it('keeps the form after a successful login, and retries a retryable failure that follows it', () => {
    const success = follow(PLACES.initial, { type: 'REGISTER' }, { type: 'SUCCEEDED' })
    expect(success).toEqual({ screen: 'SUCCESS', at: PLACES.initial })
    const state = follow(success, failed(later))
    expect(state).toEqual({ screen: 'FAILURE', failure: later, at: PLACES.initial, again: true })
    expect(follow(state, { type: 'TRY_AGAIN' })).toEqual(success)
  })

  it('leads to a new login when a failure after the login is not retryable', () => {
    const fail = (at: MemberPlace) => follow({ screen: 'SUCCESS', at }, failed(wrong))
    const logIn: MemberPlace = { screen: 'INITIAL', form: 'LOG_IN' }
    expect(fail(PLACES.verification)).toEqual({ screen: 'FAILURE', failure: wrong, at: logIn })
    expect(fail(PLACES.initial)).toEqual({ screen: 'FAILURE', failure: wrong, at: logIn })
  })

  it('continues the interrupted task after a captcha', () => {
    const needed: MemberEvent = { type: 'CAPTCHA_NEEDED', kind: 'invisible' }
    const silent = follow(INITIAL_MEMBER_STATE, { type: 'REGISTER' }, needed)
    expect(silent).toEqual({ screen: 'SILENT_CAPTCHA_REQUIRED', task: 'REGISTER' })
    expect(follow(silent, { type: 'ANSWER_CAPTCHA' })).toMatchObject({ screen: 'BUSY', task: 'REGISTER' })
    const visible = follow(silent, { type: 'CAPTCHA_UNAVAILABLE', failure: unavailable })
    expect(visible).toEqual({ screen: 'USER_CAPTCHA_REQUIRED', task: 'REGISTER' })
    expect(follow(visible, { type: 'CAPTCHA_UNAVAILABLE', failure: unavailable })).toEqual({
      screen: 'FAILURE',
      failure: unavailable,
      at: { screen: 'INITIAL', form: 'REGISTER' },
    })
  })

  it('counts the mails that were sent', () => {
    const again: MemberEvent[] = [{ type: 'RESEND_CODE' }, { type: 'CODE_RESENT' }]
    expect(follow(PLACES.verification, ...again, ...again)).toMatchObject({ sent: 3 })
  })

  it('shows the notice of a changed password once and keeps the member', () => {
    const changed = follow(PLACES.loggedIn, EVENTS['SHOW a member’s form'], { type: 'CHANGE_PASSWORD' }, EVENTS.PASSWORD_CHANGED)
    expect(changed).toEqual({ screen: 'LOGGED_IN', form: 'MENU', member: { name: 'Ada' }, notice: 'passwordChanged' })
    expect(follow(changed, EVENTS['SHOW a member’s form'])).toEqual({ ...PLACES.loggedIn, form: 'CHANGE_PASSWORD' })
    expect(follow(changed, { type: 'LEAVE' })).toMatchObject({ at: { notice: undefined } })
  })

  it.each([
    'LOG_IN',
    'REGISTER',
    'FORGOT_PASSWORD',
    'MENU',
    'CHANGE_PASSWORD',
  ] as const)('the form %s opens for its own kind of visitor', (form) => {
    const isOfMember = form === 'MENU' || form === 'CHANGE_PASSWORD'
    const shown = [PLACES.approval, PLACES.loggedIn].map((place) => transition(place, { type: 'SHOW', form }))
    expect(shown).toEqual(
      isOfMember ? [PLACES.approval, { ...PLACES.loggedIn, form }] : [{ screen: 'INITIAL', form }, PLACES.loggedIn],
    )
  })

  it.each(['forPageOnly', undefined] as const)('a member who came has the notice %s', (notice) => {
    const came = transition(PLACES.initial, { type: 'MEMBER_CAME', forPageOnly: notice && true })
    expect(came).toEqual({ screen: 'LOGGED_IN', form: 'MENU', ...(notice && { notice }) })
    expect(transition(came, { type: 'LEAVE' })).toMatchObject({ at: { notice: undefined } })
  })

  it('the captcha that was answered wrongly keeps its failure and its task', () => {
    const asked = (task: 'LOG_IN' | 'REGISTER', failure?: MemberFailure) =>
      follow(PLACES.initial, { type: task }, { type: 'CAPTCHA_NEEDED', kind: 'visible', failure })
    expect(asked('LOG_IN', wrong)).toEqual({ screen: 'USER_CAPTCHA_REQUIRED', task: 'LOG_IN', failure: wrong })
    expect(asked('REGISTER')).toEqual({ screen: 'USER_CAPTCHA_REQUIRED', task: 'REGISTER' })
  })

  it('a failure after the login leads to the form that it names', () => {
    const at = PLACES.factor
    expect(transition({ screen: 'SUCCESS', at }, failed(memberFailure('recoveryExpired')))).toMatchObject({
      at: { screen: 'INITIAL', form: 'FORGOT_PASSWORD' },
    })
  })

  it('an unfinished log-out is shown above the form that is open', () => {
    expect(transition(PLACES.initial, EVENTS.LOG_OUT_UNFINISHED)).toEqual({
      screen: 'FAILURE',
      failure: unfinished,
      at: PLACES.initial,
    })
  })

  it('stores the member’s data while another task is pending', () => {
    const state = follow({ screen: 'LOGGED_IN', form: 'MENU' }, { type: 'LEAVE' }, EVENTS.MEMBER_READ)
    expect(state).toMatchObject({ screen: 'BUSY', task: 'LEAVE', at: { member: { name: 'Bea' } } })
  })
})
