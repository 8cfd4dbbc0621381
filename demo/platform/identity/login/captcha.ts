/**
 * A stand-in for the captcha service: the visible kind asks a sum, the invisible one only gives a token. Both tokens are real in one
 * way: they are checked, they age, and each is good for one login.
 */
import { randomInt } from 'node:crypto'
import { applicationError } from '../../gateway/errors'
import { isRecord, optionalList, own } from '../../untrusted'
import type { CaptchaKind } from '../rules'
import type { OneTimeTokens } from './one-time-tokens'

/** Public keys, as the platform's own pages use them. */
export const VISIBLE_SITE_KEY = '6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy'
export const INVISIBLE_SITE_KEY = '6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v'

const FIELD = { visible: 'Recaptcha', invisible: 'InvisibleRecaptcha' } as const

const missing = (kind: CaptchaKind) =>
  applicationError(400, '-19971', 'missing captcha token', { captcha: kind.toUpperCase() }, 'missing captcha token')
const invalid = (kind: CaptchaKind) =>
  applicationError(400, '-19970', 'invalid captcha token', { captcha: kind.toUpperCase() }, 'invalid captcha token')

export const createCaptcha = (tokens: OneTimeTokens) => ({
  challenge: (): { challengeId: string; question: string } => {
    const [a, b] = [randomInt(2, 10), randomInt(2, 10)]
    return { challengeId: tokens.issue('CHALLENGE', { answer: String(a + b) }), question: `What is ${a} plus ${b}?` }
  },
  /** A token for the visible kind, null for a wrong answer. A challenge is asked once. */
  solve: (challengeId: string, answer: string): string | null =>
    tokens.spend('CHALLENGE', challengeId)?.answer === answer.trim() ? tokens.issue('CAPTCHA', { kind: 'visible' }) : null,
  invisible: (): string => tokens.issue('CAPTCHA', { kind: 'invisible' }),
  /** Takes `captchaTokens` of a request apart and throws -19971 or -19970 where it is not what the shop asks for. */
  require: (kind: CaptchaKind, sent: unknown): void => {
    if (kind === 'none') return
    const entries = (optionalList(sent, 'captchaTokens', 10) ?? []).filter(isRecord)
    const token = entries.map((entry) => own(entry, FIELD[kind])).find((value) => typeof value === 'string' && value !== '')
    if (typeof token !== 'string') throw missing(kind)
    if (tokens.spend('CAPTCHA', token)?.kind !== kind) throw invalid(kind)
  },
})

export type Captcha = ReturnType<typeof createCaptcha>
