/** Members that every shop starts with: one for each possible outcome of a login. All share one password. */
import type { Db } from '../../storage/db'
import { idFor } from '../../storage/ids'
import { Reason, type SecondFactor, type Status } from './account'
import { createAccounts } from './accounts'

export const SEEDED_PASSWORD = 'garden-path'
/** The hash of the password above, precomputed since scrypt is slow and shops are opened often. */
const HASH = 'scrypt$16384$Y2FydGxldC1kZW1vLXNhbHQ=$jdXHSB1QbW3ZgHoBXwx4jTo0/qC1Ra5HT0ACn4Seb+4='
export const SEEDED_TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const PHONE = '+353 1 555 0100'

export interface MemberSeed {
  name: string
  status?: Status
  reasons?: Reason[]
  mustReset?: boolean
  factors?: Partial<Record<SecondFactor, string | null>>
  /** What a login leads to, for the mailbox page. */
  says: string
}

export const MEMBER_SEEDS: readonly MemberSeed[] = [
  { name: 'ada', says: 'logs in' },
  { name: 'otto', factors: { TOTP: SEEDED_TOTP_SECRET }, says: 'is asked for a code of an authenticator app' },
  { name: 'tess', factors: { SMS: PHONE, CALL: PHONE, EMAIL: null }, says: 'is asked for a code by text, call or mail' },
  { name: 'pia', factors: { PUSH: null }, says: 'has to approve a push' },
  {
    name: 'vera',
    status: 'PENDING',
    reasons: [Reason.PENDING_EMAIL_VERIFICATION_REQUIRED],
    says: 'has to verify the address first',
  },
  {
    name: 'otis',
    status: 'PENDING',
    reasons: [Reason.PENDING_ADMIN_APPROVAL_REQUIRED],
    says: 'waits for the owner',
  },
  { name: 'bob', status: 'BLOCKED', says: 'is blocked' },
  { name: 'olga', status: 'OFFLINE', says: 'is offline' },
  { name: 'dora', status: 'DELETED', says: 'was deleted' },
  { name: 'rita', mustReset: true, says: 'has to choose a new password (-19973)' },
]

export const seededEmail = (name: string): string => `${name}@members.example`
export const seededIdOf = (name: string): string => idFor(`member/${name}`)

export const seedMembers = (db: Db): void => {
  const accounts = createAccounts(db)
  for (const { name, status = 'ACTIVE', reasons = [], mustReset = false, factors = {} } of MEMBER_SEEDS) {
    const id = seededIdOf(name)
    const firstName = name.charAt(0).toUpperCase() + name.slice(1)
    accounts.create({
      id,
      email: seededEmail(name),
      passwordHash: HASH,
      status,
      reasons,
      mustReset,
      emailVerified: status === 'ACTIVE',
      profile: { firstName, nickname: name },
    })
    for (const [type, secret] of Object.entries(factors)) accounts.addFactor(id, type as SecondFactor, secret)
  }
}
