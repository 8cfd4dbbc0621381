/** What the shop's owner decided about members; kept in the database, changed through the control API. */
import type { Db } from '../storage/db'
import { type StoredSetting, storedSetting } from '../storage/stored-setting'

export const CAPTCHA_KINDS = ['none', 'visible', 'invisible'] as const
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]

export interface MemberRules {
  /** New members wait for the owner. */
  ownerApproves: boolean
  /** New members prove their e-mail address. */
  verifyEmail: boolean
  captcha: CaptchaKind
  /** Ask for it only after this many failed logins of an account; 0: always, registration included. */
  captchaAfterFailures: number
  /** So many wrong passwords of an address within a minute, and it has to wait (429); 0: any number. */
  failuresPerMinute: number
  /** A refresh token is good for one use; else the same one is good for ever. */
  rotateRefreshTokens: boolean
  /** Where hosted pages may send people: host names, or `*` for every https address and this machine. */
  redirectDomains: string[]
  /** The same for logins, where the whole address counts. */
  redirectUris: string[]
}

export const DEFAULT_RULES: MemberRules = {
  ownerApproves: false,
  verifyEmail: false,
  captcha: 'none',
  captchaAfterFailures: 0,
  failuresPerMinute: 0,
  rotateRefreshTokens: true,
  redirectDomains: ['*'],
  redirectUris: ['*'],
}

export const createRules = (db: Db): StoredSetting<MemberRules> => storedSetting(db, 'member_rules', DEFAULT_RULES)

export type Rules = ReturnType<typeof createRules>

/** Addresses at these domains meet the rule whatever the shop decided: every state can be had without a switch. */
export const OWNER_DOMAIN = 'approval.example'
export const VERIFY_DOMAIN = 'verify.example'

export const isAt = (email: string, domain: string): boolean => email.toLowerCase().endsWith(`@${domain}`)
