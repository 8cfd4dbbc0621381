/** The shop owner's rules for members; kept in the database, changed through the control API. */
import type { Db } from '../storage/db'
import { type StoredSetting, storedSetting } from '../storage/stored-setting'

export const CAPTCHA_KINDS = ['none', 'visible', 'invisible'] as const
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]

export interface MemberRules {
  /** New members need the owner's approval. */
  ownerApproves: boolean
  /** New members have to verify their e-mail address. */
  verifyEmail: boolean
  captcha: CaptchaKind
  /** Requires a captcha only after this many failed logins of an account; 0: always, also for a registration. */
  captchaAfterFailures: number
  /** After this many wrong passwords of an address within a minute, logins answer 429; 0: no limit. */
  failuresPerMinute: number
  /** True: a refresh token works once. False: it can be used again and does not change. */
  rotateRefreshTokens: boolean
  /** Domains that hosted pages may redirect to: host names, or `*` for all https URLs and this machine. */
  redirectDomains: string[]
  /** The same for logins, where the whole URL is compared. */
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

/** Addresses at these domains follow the rule even when it is off, so that every state can be reached without changing rules. */
export const OWNER_DOMAIN = 'approval.example'
export const VERIFY_DOMAIN = 'verify.example'

export const isAt = (email: string, domain: string): boolean => email.toLowerCase().endsWith(`@${domain}`)
