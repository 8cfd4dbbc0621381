/** Logins that wait for a code: one state token each, codes per channel, five attempts, one hour. */

import { applicationError } from '../../gateway/errors'
import type { Db } from '../../storage/db'
import type { Account } from '../members/account'
import type { Channel, Outbox } from '../outbox'
import { digestOf, isSameSecret, secretToken, sixDigits } from '../secrets'
import type { OneTimeTokens } from './one-time-tokens'

export type Step = 'EMAIL_VERIFICATION' | 'MFA' | 'FIRST_FACTOR'

export interface PendingLogin {
  identityId: string
  step: Step
  visitorId: string | null
}

interface Row {
  token_digest: string
  identity_id: string
  step: Step
  visitor_id: string | null
  codes: string
  attempts: number
}

type Codes = Partial<Record<Channel, string>>

const LIFETIME_MS = 3_600_000
const MAX_ATTEMPTS = 5
const TEXTS: Record<Channel, (code: string) => string> = {
  EMAIL: (code) => `Your code is ${code}. It is good for one hour.`,
  SMS: (code) => `${code} is your login code.`,
  CALL: (code) => `A voice reads: your login code is ${[...code].join(' ')}.`,
  PUSH: () => 'Somebody wants to log in. Is it you?',
}

export const invalidStateToken = () =>
  applicationError(400, 'INVALID_STATE_TOKEN', 'This login has ended or is too old. Start again.')

export interface PendingOptions {
  db: Db
  outbox: Outbox
  oneTime: OneTimeTokens
  platformUrl: () => string
  now: () => number
}

export const createPendingLogins = ({ db, outbox, oneTime, platformUrl, now }: PendingOptions) => {
  const send = (digest: string, account: Account, step: Step, channels: readonly Channel[]): Codes => {
    const codes: Codes = {}
    const kind = step === 'EMAIL_VERIFICATION' ? 'VERIFICATION' : 'SECOND_FACTOR'
    for (const channel of channels) {
      const code = channel === 'PUSH' ? '' : sixDigits()
      const phone = account.factors.find(({ type }) => type === channel)?.secret
      const to = channel === 'EMAIL' || channel === 'PUSH' ? account.email : (phone ?? account.email)
      codes[channel] = channel === 'PUSH' ? 'WAITING' : digestOf(code)
      outbox.send({
        channel,
        kind,
        to,
        subject: kind === 'VERIFICATION' ? 'Verify your e-mail address' : 'Your login code',
        text: TEXTS[channel](code),
        ...(channel === 'PUSH'
          ? { link: `${platformUrl()}/hosted/push?token=${oneTime.issue('PUSH', { login: digest })}` }
          : { code }),
      })
    }
    return codes
  }

  const open = (account: Account, step: Step, visitorId: string | null, channels: readonly Channel[]): string => {
    const token = secretToken()
    const codes = send(digestOf(token), account, step, channels)
    db.run(
      'INSERT INTO pending_login VALUES (?, ?, ?, ?, ?, 0, ?, NULL)',
      digestOf(token),
      account.id,
      step,
      visitorId,
      JSON.stringify(codes),
      now() + LIFETIME_MS,
    )
    return token
  }

  const rowOf = (token: string): Row => {
    const row = db.get<Row>(
      'SELECT * FROM pending_login WHERE token_digest = ? AND expires_at > ? AND spent_at IS NULL',
      digestOf(token),
      now(),
    )
    if (!row) throw invalidStateToken()
    return row
  }
  const read = (token: string): PendingLogin => {
    const row = rowOf(token)
    return { identityId: row.identity_id, step: row.step, visitorId: row.visitor_id }
  }
  const setCodes = (digest: string, codes: Codes): void =>
    db.run('UPDATE pending_login SET codes = ? WHERE token_digest = ?', JSON.stringify(codes), digest)

  return {
    open,
    read,
    /** Throws when it was used meanwhile: of two simultaneous right answers, only one completes the login. */
    spend: (token: string): void => {
      const { token_digest } = rowOf(token)
      db.run('UPDATE pending_login SET spent_at = ? WHERE token_digest = ?', new Date(now()).toISOString(), token_digest)
    },
    /** Counts an attempt before its outcome is known; throws when no attempts are left. */
    takeTry: (token: string): void => {
      const { token_digest, attempts } = rowOf(token)
      if (attempts >= MAX_ATTEMPTS) throw invalidStateToken()
      db.run('UPDATE pending_login SET attempts = attempts + 1 WHERE token_digest = ?', token_digest)
    },
    /** Counts a failed attempt and ends the login with the fifth one. */
    countTry: (token: string): void => {
      const { token_digest, attempts } = rowOf(token)
      db.run('UPDATE pending_login SET attempts = attempts + 1 WHERE token_digest = ?', token_digest)
      if (attempts + 1 < MAX_ATTEMPTS) return
      db.run('UPDATE pending_login SET spent_at = ? WHERE token_digest = ?', new Date(now()).toISOString(), token_digest)
    },
    isCode: (token: string, channel: Channel, code: string): boolean => {
      const expected = (JSON.parse(rowOf(token).codes) as Codes)[channel]
      return expected !== undefined && isSameSecret(expected, digestOf(code))
    },
    pushAnswer: (token: string): string | undefined => (JSON.parse(rowOf(token).codes) as Codes).PUSH,
    answerPush: (digest: string, answer: 'APPROVED' | 'DENIED'): void => {
      const row = db.get<Row>('SELECT * FROM pending_login WHERE token_digest = ?', digest)
      if (row) setCodes(digest, { ...(JSON.parse(row.codes) as Codes), PUSH: answer })
    },
    /** Replaces the codes with new ones, sent to the same recipients. */
    resend: (token: string, account: Account): void => {
      const row = rowOf(token)
      setCodes(row.token_digest, send(row.token_digest, account, row.step, Object.keys(JSON.parse(row.codes)) as Channel[]))
    },
  }
}

export type PendingLogins = ReturnType<typeof createPendingLogins>
