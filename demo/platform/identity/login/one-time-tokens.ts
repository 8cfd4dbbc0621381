/** Tokens for a single use that expire: recovery links, authorization codes, captcha answers. */

import type { Db } from '../../storage/db'
import type { Json } from '../../untrusted'
import { digestOf, secretToken } from '../secrets'

export type Purpose = 'RECOVERY' | 'AUTHORIZATION' | 'SSO' | 'PUSH' | 'CAPTCHA' | 'CHALLENGE' | 'INSTALL'

const LIFETIME_MS: Record<Purpose, number> = {
  RECOVERY: 3_600_000,
  AUTHORIZATION: 600_000,
  SSO: 600_000,
  PUSH: 3_600_000,
  CAPTCHA: 120_000,
  CHALLENGE: 600_000,
  INSTALL: 600_000,
}

export const createOneTimeTokens = (db: Db, now: () => number) => {
  const peek = (purpose: Purpose, token: string): Json | null => {
    const row = db.get<{ data: string }>(
      'SELECT data FROM one_time_token WHERE token_digest = ? AND purpose = ? AND expires_at > ? AND spent_at IS NULL',
      digestOf(token),
      purpose,
      now(),
    )
    return row ? (JSON.parse(row.data) as Json) : null
  }
  return {
    issue: (purpose: Purpose, data: Json): string => {
      const token = secretToken()
      db.run(
        'INSERT INTO one_time_token VALUES (?, ?, ?, ?, NULL)',
        digestOf(token),
        purpose,
        JSON.stringify(data),
        now() + LIFETIME_MS[purpose],
      )
      return token
    },
    /** The data of a token, without using it up. */
    peek,
    /** The data of a token, which is used up. Null when it is unknown, of another purpose, expired or used. */
    spend: (purpose: Purpose, token: string): Json | null =>
      db.transaction(() => {
        const data = peek(purpose, token)
        if (data)
          db.run('UPDATE one_time_token SET spent_at = ? WHERE token_digest = ?', new Date(now()).toISOString(), digestOf(token))
        return data
      }),
  }
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>
