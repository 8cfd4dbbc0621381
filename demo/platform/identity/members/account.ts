/** A member's account: how it is stored, and how the platform's JSON shows it. */
import type { Json } from '../../untrusted'

export const STATUSES = ['PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE'] as const
export type Status = (typeof STATUSES)[number]

export const Reason = {
  PENDING_ADMIN_APPROVAL_REQUIRED: 'PENDING_ADMIN_APPROVAL_REQUIRED',
  PENDING_EMAIL_VERIFICATION_REQUIRED: 'PENDING_EMAIL_VERIFICATION_REQUIRED',
} as const
export type Reason = (typeof Reason)[keyof typeof Reason]

/** PASSWORD is the first factor; these are second ones. */
export const SECOND_FACTORS = ['SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

export interface Factor {
  id: string
  type: SecondFactor
  secret: string | null
  lastStep: number
}

export interface Account {
  id: string
  email: string
  emailVerified: boolean
  passwordHash: string | null
  mustReset: boolean
  status: Status
  reasons: Reason[]
  profile: Json
  failedLogins: number
  revision: number
  createdAt: string
  updatedAt: string
  factors: Factor[]
}

export interface AccountRow {
  id: string
  email: string
  email_verified: number
  password_hash: string | null
  must_reset: number
  status: Status
  reasons: string
  profile: string
  failed_logins: number
  revision: number
  created_at: string
  updated_at: string
}

export const toAccount = (row: AccountRow, factors: Factor[]): Account => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified === 1,
  passwordHash: row.password_hash,
  mustReset: row.must_reset === 1,
  status: row.status,
  reasons: JSON.parse(row.reasons) as Reason[],
  profile: JSON.parse(row.profile) as Json,
  failedLogins: row.failed_logins,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  factors,
})

/** Contains neither the password hash nor a factor's secret. */
export const identityBody = (account: Account, tenantId: string) => ({
  id: account.id,
  revision: String(account.revision),
  createdDate: account.createdAt,
  updatedDate: account.updatedAt,
  tenantId,
  identityProfile: { emails: [account.email], ...account.profile },
  email: { address: account.email, isVerified: account.emailVerified },
  status: { name: account.status, reasons: account.reasons },
  factors: [
    ...(account.passwordHash ? [{ factorId: `${account.id}-password`, type: 'PASSWORD', status: 'ACTIVE' }] : []),
    ...account.factors.map(({ id, type }) => ({ factorId: id, type, status: 'ACTIVE' })),
  ],
  connections: [],
})

/** The name that pages and mails use. */
export const displayName = ({ profile, email }: Account): string => {
  const names = [profile.firstName, profile.lastName].filter((name) => typeof name === 'string' && name !== '')
  return names.join(' ') || (typeof profile.nickname === 'string' && profile.nickname) || email
}
