/**
 * A stand-in for the captcha service: the visible kind asks for a sum, the invisible one just issues a token. Both kinds of token
 * are verified, expire, and work for one login.
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
  /** Returns a token for the right answer, null for a wrong one. Each challenge can be answered once. */
  solve: (challengeId: string, answer: string): string | null =>
    tokens.spend('CHALLENGE', challengeId)?.answer === answer.trim() ? tokens.issue('CAPTCHA', { kind: 'visible' }) : null,
  invisible: (): string => tokens.issue('CAPTCHA', { kind: 'invisible' }),
  /** Checks the `captchaTokens` of a request; throws -19971 when the token is missing, -19970 when it is invalid. */
  require: (kind: CaptchaKind, sent: unknown): void => {
    if (kind === 'none') return
    const entries = (optionalList(sent, 'captchaTokens', 10) ?? []).filter(isRecord)
    const token = entries.map((entry) => own(entry, FIELD[kind])).find((value) => typeof value === 'string' && value !== '')
    if (typeof token !== 'string') throw missing(kind)
    if (tokens.spend('CAPTCHA', token)?.kind !== kind) throw invalid(kind)
  },
})

export type Captcha = ReturnType<typeof createCaptcha>
