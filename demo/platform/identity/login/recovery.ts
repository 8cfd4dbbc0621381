/** A new password by a link in an e-mail: for members who forgot theirs, and for accounts created without one. */

import { applicationError } from '../../gateway/errors'
import type { Db } from '../../storage/db'
import { displayName, Reason } from '../members/account'
import type { Accounts } from '../members/accounts'
import type { Outbox } from '../outbox'
import type { LoginSessions } from './login-sessions'
import type { OneTimeTokens } from './one-time-tokens'
import { hashPassword } from './passwords'
import type { SignIn, SignInFlow } from './sign-in'

export interface RecoveryOptions {
  db: Db
  accounts: Accounts
  sessions: LoginSessions
  oneTime: OneTimeTokens
  outbox: Outbox
  signIn: SignInFlow
  platformUrl: () => string
}

const invalidToken = () =>
  applicationError(400, 'INVALID_RECOVERY_TOKEN', 'This link has expired or was already used. Please request a new one.')

export const createRecovery = ({ db, accounts, sessions, oneTime, outbox, signIn, platformUrl }: RecoveryOptions) => {
  const mail = (identityId: string, kind: 'RECOVERY' | 'ACTIVATION', redirectUrl: string | undefined): void => {
    const account = accounts.get(identityId)
    const token = oneTime.issue('RECOVERY', { identityId, kind, ...(redirectUrl !== undefined && { redirectUrl }) })
    const text = kind === 'RECOVERY' ? 'Choose a new password' : 'Choose a password and your account is ready'
    outbox.send({
      channel: 'EMAIL',
      kind,
      to: account.email,
      subject: kind === 'RECOVERY' ? 'Reset your password' : 'Activate your account',
      text: `Hello ${displayName(account)}. ${text} within an hour.`,
      link: `${platformUrl()}/hosted/recover?token=${encodeURIComponent(token)}`,
    })
  }

  return {
    /** The same reply for unregistered addresses: it must not reveal who is a member. */
    sendRecovery: (email: string, redirectUrl: string | undefined): void => {
      const account = accounts.findByEmail(email)
      if (account && account.status !== 'DELETED' && account.status !== 'BLOCKED') mail(account.id, 'RECOVERY', redirectUrl)
    },
    sendActivation: (identityId: string, redirectUrl: string | undefined): void => {
      if (!accounts.find(identityId))
        throw applicationError(404, 'IDENTITY_NOT_FOUND', `There is no identity "${identityId}".`, { identityId })
      mail(identityId, 'ACTIVATION', redirectUrl)
    },
    /** Sets the password, ends every other login, and continues like a login. */
    recover: async (
      token: string,
      password: string,
      visitorId: string | null,
    ): Promise<{ result: SignIn; redirectUrl?: string }> => {
      const passwordHash = await hashPassword(password)
      return db.transaction(() => {
        const data = oneTime.spend('RECOVERY', token)
        const account = typeof data?.identityId === 'string' ? accounts.find(data.identityId) : null
        if (!data || !account) throw invalidToken()
        signIn.refuseStatus(account)
        // The link came by e-mail, so the address is verified; the owner's approval is still needed.
        const reasons = account.reasons.filter((reason) => reason !== Reason.PENDING_EMAIL_VERIFICATION_REQUIRED)
        const status = account.status === 'PENDING' && reasons.length === 0 ? 'ACTIVE' : account.status
        const changed = accounts.change(account.id, {
          passwordHash,
          mustReset: false,
          emailVerified: true,
          reasons,
          status,
        })
        accounts.forgetFailures(account.id)
        sessions.endAllBut(account.id, '')
        const result = signIn.advance(changed, visitorId, { second: false })
        return { result, ...(typeof data.redirectUrl === 'string' && { redirectUrl: data.redirectUrl }) }
      })
    },
  }
}

export type Recovery = ReturnType<typeof createRecovery>
