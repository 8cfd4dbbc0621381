/** Login sessions: the hosted pages identify them by a cookie, the authorization server by a session token. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../../storage/db'

export const createLoginSessions = (db: Db) => ({
  start: (identityId: string): string => {
    const id = randomUUID()
    db.run('INSERT INTO login_session VALUES (?, ?, ?, NULL)', id, identityId, new Date().toISOString())
    return id
  },
  /** The member, while the session lasts and the account is usable. */
  ownerOf: (sessionId: string): string | null =>
    db.get<{ identity_id: string }>(
      `SELECT s.identity_id FROM login_session s JOIN identity i ON i.id = s.identity_id
       WHERE s.id = ? AND s.ended_at IS NULL AND i.status = 'ACTIVE'`,
      sessionId,
    )?.identity_id ?? null,
  end: (sessionId: string): void =>
    db.run('UPDATE login_session SET ended_at = ? WHERE id = ? AND ended_at IS NULL', new Date().toISOString(), sessionId),
  /** Used after a change of the password, for example. */
  endAllBut: (identityId: string, keptSessionId: string): void =>
    db.run(
      'UPDATE login_session SET ended_at = ? WHERE identity_id = ? AND id <> ? AND ended_at IS NULL',
      new Date().toISOString(),
      identityId,
      keptSessionId,
    ),
})

export type LoginSessions = ReturnType<typeof createLoginSessions>
