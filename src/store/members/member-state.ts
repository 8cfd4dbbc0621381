/** The state machine of members: a table of the events allowed in each state, and their transitions. */
import { ownOf } from '../../platform/wire/record'
import type { MemberFailure } from './member-failures'
import type { MemberForm, VisitorForm } from './member-forms'
import { MEMBER_FORMS, VISITOR_FORMS } from './member-forms'
import type {
  Busy,
  EmailVerificationRequired,
  FactorRequired,
  Initial,
  LoggedIn,
  MemberEvent,
  MemberEventType,
  MemberPlace,
  MemberState,
  MemberTask,
} from './member-model'

export const INITIAL_MEMBER_STATE: MemberState = { screen: 'INITIAL', form: 'LOG_IN' }

type Types = readonly MemberEventType[]

/** In all states without a member. */
const VISITOR: Types = ['SHOW', 'MEMBER_CAME', 'OPEN_RECOVERY_LINK', 'LEAVE', 'RETURN']

/** Another element on the page shows no captcha: its form can still be submitted. */
const CAPTCHA: Types = [...VISITOR, 'LOG_IN', 'REGISTER', 'ANSWER_CAPTCHA', 'CAPTCHA_UNAVAILABLE']

/** Allowed events by place. BUSY and FAILURE use the place in `at`; SUCCESS has its own row. */
export const AT_PLACE: Readonly<Record<MemberPlace['screen'] | 'SUCCESS', Types>> = {
  INITIAL: [...VISITOR, 'LOG_IN', 'REGISTER', 'SEND_RECOVERY_MAIL', 'LOG_OUT_UNFINISHED'],
  EMAIL_VERIFICATION_REQUIRED: [...VISITOR, 'VERIFY_CODE', 'RESEND_CODE'],
  OWNER_APPROVAL_REQUIRED: VISITOR,
  USER_CAPTCHA_REQUIRED: CAPTCHA,
  SILENT_CAPTCHA_REQUIRED: CAPTCHA,
  RECOVERY_MAIL_SENT: [...VISITOR, 'SEND_RECOVERY_MAIL'],
  NEW_PASSWORD_REQUIRED: [...VISITOR, 'RECOVER'],
  FACTOR_REQUIRED: [...VISITOR, 'VERIFY_FACTOR', 'RESEND_CODE'],
  // Another account may log in instead of this one.
  LOGGED_IN: [
    ...(['SHOW', 'MEMBER_CAME', 'MEMBER_READ', 'MEMBER_LEFT', 'OPEN_RECOVERY_LINK'] as const),
    ...(['CHANGE_PASSWORD', 'LEAVE', 'RETURN'] as const),
  ],
  SUCCESS: ['SHOW', 'MEMBER_CAME', 'FAILED', 'LEAVE', 'STAYED'],
}

const ENTERED: Types = ['SUCCEEDED', 'VERIFICATION_NEEDED', 'APPROVAL_NEEDED', 'FACTOR_NEEDED', 'FAILED']

/** How each task can end. SHOW abandons it, and members may log in or out meanwhile. */
export const OUTCOMES: Readonly<Record<MemberTask, Types>> = {
  LOG_IN: [...ENTERED, 'CAPTCHA_NEEDED'],
  REGISTER: [...ENTERED, 'CAPTCHA_NEEDED'],
  VERIFY_CODE: ENTERED,
  RESEND_CODE: ['CODE_RESENT', 'FAILED'],
  SEND_RECOVERY_MAIL: ['RECOVERY_MAIL_SENT', 'FAILED'],
  RECOVER: ENTERED,
  VERIFY_FACTOR: ENTERED,
  LEAVE: ['STAYED', 'FAILED'],
  RETURN: ['FAILED'],
  CHANGE_PASSWORD: ['PASSWORD_CHANGED', 'FAILED'],
}

const WHILE_BUSY: Types = ['SHOW', 'MEMBER_READ', 'MEMBER_CAME', 'MEMBER_LEFT']

const isVisitorForm = (form: VisitorForm | MemberForm): form is VisitorForm => (VISITOR_FORMS as readonly string[]).includes(form)
const isMemberForm = (form: VisitorForm | MemberForm): form is MemberForm => (MEMBER_FORMS as readonly string[]).includes(form)

/** The place on the screen, also while a task runs or has failed. */
export const placeOf = (state: MemberState): MemberPlace => ownOf(state as { at?: MemberPlace }).at ?? (state as MemberPlace)

const isMemberAt = (state: MemberState): boolean => placeOf(state).screen === 'LOGGED_IN'

/** Whether `event` may happen in `state`. */
export function isAllowed(state: MemberState, event: MemberEvent): boolean {
  const { type } = event
  if (type === 'SHOW' && !(isMemberAt(state) ? isMemberForm : isVisitorForm)(event.form)) return false
  if (state.screen === 'SUCCESS') return AT_PLACE.SUCCESS.includes(type)
  if (state.screen === 'FAILURE' && (type === 'DISMISS' || (type === 'TRY_AGAIN' && state.again))) return true
  const place = placeOf(state)
  if (state.screen !== 'BUSY') return AT_PLACE[place.screen].includes(type)
  if (OUTCOMES[state.task].includes(type)) return true
  return type !== state.task && WHILE_BUSY.includes(type) && AT_PLACE[place.screen].includes(type)
}

/** Pure: the next state, or the same object when the event is not allowed. */
export function transition(state: MemberState, event: MemberEvent): MemberState {
  return isAllowed(state, event) ? apply(state, event) : state
}

const wait = (state: MemberState, task: MemberTask): Busy => ({ screen: 'BUSY', task, at: restOf(placeOf(state)) })

export const asksCaptcha = (place: MemberPlace): place is Extract<MemberPlace, { task: MemberTask }> =>
  place.screen.endsWith('CAPTCHA_REQUIRED')

/** The place without its notice, which is shown only once. */
function restOf(place: MemberPlace): MemberPlace {
  if (place.screen === 'LOGGED_IN') return { ...place, notice: undefined }
  return asksCaptcha(place) ? { screen: 'INITIAL', form: place.task } : place
}

function apply(state: MemberState, event: MemberEvent): MemberState {
  const at = placeOf(state)
  switch (event.type) {
    case 'SHOW':
      return isMemberForm(event.form) ? showMember(at as LoggedIn, event.form) : { screen: 'INITIAL', form: event.form }
    case 'DISMISS':
    case 'STAYED':
      return at
    case 'OPEN_RECOVERY_LINK':
      return { screen: 'NEW_PASSWORD_REQUIRED' }
    case 'ANSWER_CAPTCHA':
      return asksCaptcha(at) ? wait(state, at.task) : state
    case 'CAPTCHA_UNAVAILABLE':
      return captchaUnavailable(state, event)
    case 'SUCCEEDED':
    case 'TRY_AGAIN':
      return { screen: 'SUCCESS', at: restOf(at) }
    case 'FAILED':
      return state.screen === 'SUCCESS'
        ? failAfterLogin(at, event.failure)
        : { screen: 'FAILURE', failure: event.failure, at: placeAfter(restOf(at), event.failure.form) }
    case 'VERIFICATION_NEEDED':
      return { screen: 'EMAIL_VERIFICATION_REQUIRED', email: event.email, sent: 1 }
    case 'APPROVAL_NEEDED':
      return { screen: 'OWNER_APPROVAL_REQUIRED' }
    case 'CAPTCHA_NEEDED': {
      const task = (state as Busy).task === 'REGISTER' ? 'REGISTER' : 'LOG_IN'
      return event.kind === 'invisible'
        ? { screen: 'SILENT_CAPTCHA_REQUIRED', task }
        : { screen: 'USER_CAPTCHA_REQUIRED', task, ...(event.failure && { failure: event.failure }) }
    }
    case 'FACTOR_NEEDED':
      return { screen: 'FACTOR_REQUIRED', factors: event.factors, sent: 1 }
    case 'CODE_RESENT':
      return countMail(at as EmailVerificationRequired | FactorRequired)
    case 'RECOVERY_MAIL_SENT':
      return { screen: 'RECOVERY_MAIL_SENT', email: event.email }
    case 'PASSWORD_CHANGED':
      return { ...(at as LoggedIn), form: 'MENU', notice: 'passwordChanged' }
    case 'MEMBER_READ':
      return withPlace(state, { ...(at as LoggedIn), member: event.member })
    case 'MEMBER_CAME':
      return { screen: 'LOGGED_IN', form: 'MENU', ...(event.forPageOnly && { notice: 'forPageOnly' }) }
    case 'MEMBER_LEFT':
      return INITIAL_MEMBER_STATE
    case 'LOG_OUT_UNFINISHED':
      return { screen: 'FAILURE', failure: event.failure, at }
    default:
      return wait(state, event.type)
  }
}

const showMember = ({ notice: _said, ...at }: LoggedIn, form: MemberForm): LoggedIn => ({ ...at, form })

const countMail = <T extends EmailVerificationRequired | FactorRequired>(at: T): T => ({ ...at, sent: at.sent + 1 })

const withPlace = (state: MemberState, at: MemberPlace): MemberState =>
  state.screen === 'BUSY' || state.screen === 'FAILURE' ? { ...state, at } : at

/** Some failures end the attempt, because its form could only fail again. */
const placeAfter = (at: MemberPlace, form: VisitorForm | undefined): MemberPlace =>
  form && at.screen !== 'LOGGED_IN' ? ({ screen: 'INITIAL', form } satisfies Initial) : at

/** The step after a login may be retried; otherwise only a login can be repeated, neither a registration nor a code. */
function failAfterLogin(at: MemberPlace, failure: MemberFailure): MemberState {
  if (failure.retryable) return { screen: 'FAILURE', failure, at, again: true }
  return { screen: 'FAILURE', failure, at: { screen: 'INITIAL', form: failure.form ?? 'LOG_IN' } }
}

/** Falls back from the invisible to the visible captcha, then to a message that offers the hosted login. */
function captchaUnavailable(state: MemberState, { failure }: Extract<MemberEvent, { type: 'CAPTCHA_UNAVAILABLE' }>): MemberState {
  const at = placeOf(state)
  if (at.screen === 'SILENT_CAPTCHA_REQUIRED') return { screen: 'USER_CAPTCHA_REQUIRED', task: at.task }
  return { screen: 'FAILURE', failure, at: restOf(at) }
}
