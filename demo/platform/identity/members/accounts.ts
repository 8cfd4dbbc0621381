/** Accounts, stored in rows. Every change increments the revision. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../../storage/db'
import type { Json } from '../../untrusted'
import { type Account, type AccountRow, type Factor, type Reason, type SecondFactor, type Status, toAccount } from './account'

interface FactorRow {
  id: string
  type: SecondFactor
  secret: string | null
  last_step: number
}

export interface NewAccount {
  id?: string
  email: string
  passwordHash: string | null
  status: Status
  reasons: readonly Reason[]
  emailVerified?: boolean
  mustReset?: boolean
  profile: Json
}

export interface AccountChanges {
  passwordHash?: string
  status?: Status
  reasons?: readonly Reason[]
  emailVerified?: boolean
  mustReset?: boolean
  profile?: Json
}

export const createAccounts = (db: Db) => {
  const withFactors = (row: AccountRow | undefined): Account | null => {
    if (!row) return null
    const factors = db.all<FactorRow>('SELECT * FROM factor WHERE identity_id = ? ORDER BY type', row.id)
    return toAccount(
      row,
      factors.map(({ id, type, secret, last_step }): Factor => ({ id, type, secret, lastStep: last_step })),
    )
  }
  const find = (id: string): Account | null => withFactors(db.get<AccountRow>('SELECT * FROM identity WHERE id = ?', id))
  const findByEmail = (email: string): Account | null =>
    withFactors(db.get<AccountRow>('SELECT * FROM identity WHERE email = ?', email))
  const get = (id: string): Account => {
    const account = find(id)
    if (!account) throw new Error(`there is no account "${id}"`)
    return account
  }
  const list = (): Account[] =>
    db.all<{ id: string }>('SELECT id FROM identity ORDER BY created_at, email').map(({ id }) => get(id))

  const create = (account: NewAccount): Account => {
    const id = account.id ?? randomUUID()
    const now = new Date().toISOString()
    db.run(
      'INSERT INTO identity VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 1, ?, ?)',
      id,
      account.email,
      account.emailVerified ? 1 : 0,
      account.passwordHash,
      account.mustReset ? 1 : 0,
      account.status,
      JSON.stringify(account.reasons),
      JSON.stringify(account.profile),
      now,
      now,
    )
    return get(id)
  }

  const change = (id: string, changes: AccountChanges): Account =>
    db.transaction(() => {
      const next = { ...get(id), ...changes }
      db.run(
        `UPDATE identity SET password_hash = ?, status = ?, reasons = ?, email_verified = ?, must_reset = ?, profile = ?,
           revision = revision + 1, updated_at = ? WHERE id = ?`,
        next.passwordHash,
        next.status,
        JSON.stringify(next.reasons),
        next.emailVerified ? 1 : 0,
        next.mustReset ? 1 : 0,
        JSON.stringify(next.profile),
        new Date().toISOString(),
        id,
      )
      return get(id)
    })

  return {
    find,
    findByEmail,
    get,
    list,
    create,
    change,
    remove: (id: string): void => db.run('DELETE FROM identity WHERE id = ?', id),
    /** Counts wrong passwords since the last right one. */
    countFailure: (id: string): void => db.run('UPDATE identity SET failed_logins = failed_logins + 1 WHERE id = ?', id),
    forgetFailures: (id: string): void => db.run('UPDATE identity SET failed_logins = 0 WHERE id = ?', id),
    addFactor: (id: string, type: SecondFactor, secret: string | null): Account => {
      db.run(
        `INSERT INTO factor (id, identity_id, type, secret) VALUES (?, ?, ?, ?)
         ON CONFLICT (identity_id, type) DO UPDATE SET secret = excluded.secret, last_step = 0`,
        randomUUID(),
        id,
        type,
        secret,
      )
      return change(id, {})
    },
    spendStep: (factorId: string, step: number): void => db.run('UPDATE factor SET last_step = ? WHERE id = ?', step, factorId),
    remember: (id: string, visitorId: string): void =>
      db.run('INSERT INTO remembered_device VALUES (?, ?) ON CONFLICT DO NOTHING', id, visitorId),
    isRemembered: (id: string, visitorId: string): boolean =>
      db.get('SELECT 1 FROM remembered_device WHERE identity_id = ? AND visitor_id = ?', id, visitorId) !== undefined,
  }
}

export type Accounts = ReturnType<typeof createAccounts>
