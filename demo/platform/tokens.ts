/** Visitor tokens: signed access tokens, and refresh tokens that are good for one use. */
import { randomBytes, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Db } from './db'

const ACCESS_PREFIX = 'OauthNG.JWS.'
const REFRESH_PREFIX = 'JWS.'
const ALGORITHM = 'HS256'

export interface TokenPair {
  access_token: string
  refresh_token: string
  token_type: 'Bearer'
  expires_in: number
}

export type Refusal = 'invalid' | 'expired' | 'reused'
export type Verified = { visitorId: string } | { refused: Refusal }

/** Only what the signature library says about the token is the caller's fault; a broken database is ours. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JOSEError) return 'invalid'
  throw error
}

/** The key and the epoch live in the database: tokens stay good across a restart. */
const setting = (db: Db, name: string, initial: () => string): string => {
  const stored = db.get<{ value: string }>('SELECT value FROM setting WHERE name = ?', name)
  if (stored) return stored.value
  const value = initial()
  db.run('INSERT INTO setting VALUES (?, ?)', name, value)
  return value
}

export const createTokens = (db: Db, options: { clientId: string; lifetimeS: number }) => {
  const key = Buffer.from(
    setting(db, 'signing_key', () => randomBytes(32).toString('base64')),
    'base64',
  )
  let lifetimeS = options.lifetimeS
  let epoch = Number(setting(db, 'access_epoch', () => '1'))

  const verify = async (token: string, prefix: string, use: string) => {
    if (!token.startsWith(prefix)) return null
    const { payload } = await jwtVerify(token.slice(prefix.length), key, { algorithms: [ALGORITHM], audience: options.clientId })
    return payload.use === use && typeof payload.sub === 'string'
      ? { visitorId: payload.sub, jti: payload.jti, epoch: payload.epoch }
      : null
  }
  const sign = (use: string, visitorId: string, claims: Record<string, unknown>) =>
    new SignJWT({ use, ...claims })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(visitorId)
      .setAudience(options.clientId)
      .setIssuedAt()

  const issue = async (visitorId: string = randomUUID()): Promise<TokenPair> => {
    const refreshId = randomUUID()
    const expiresAt = Math.floor(Date.now() / 1000) + lifetimeS
    const access = await sign('access', visitorId, { epoch }).setJti(randomUUID()).setExpirationTime(expiresAt).sign(key)
    const refresh = await sign('refresh', visitorId, {}).setJti(refreshId).sign(key)
    db.run('INSERT INTO refresh_token VALUES (?, ?, ?, NULL)', refreshId, visitorId, new Date().toISOString())
    return {
      access_token: ACCESS_PREFIX + access,
      refresh_token: REFRESH_PREFIX + refresh,
      token_type: 'Bearer',
      expires_in: lifetimeS,
    }
  }

  const verifyAccess = async (token: string): Promise<Verified> => {
    try {
      const payload = await verify(token, ACCESS_PREFIX, 'access')
      if (!payload) return { refused: 'invalid' }
      return payload.epoch === epoch ? { visitorId: payload.visitorId } : { refused: 'expired' }
    } catch (error) {
      return { refused: refusalOf(error) }
    }
  }

  /** Spends the refresh token before anything is awaited again: of two racing uses exactly one wins. */
  const spendRefresh = async (token: string): Promise<Verified> => {
    try {
      const payload = await verify(token, REFRESH_PREFIX, 'refresh')
      if (typeof payload?.jti !== 'string') return { refused: 'invalid' }
      const { jti, visitorId } = payload
      return db.transaction((): Verified => {
        const row = db.get<{ spent_at: string | null }>('SELECT spent_at FROM refresh_token WHERE id = ?', jti)
        if (!row) return { refused: 'invalid' }
        if (row.spent_at !== null) return { refused: 'reused' }
        db.run('UPDATE refresh_token SET spent_at = ? WHERE id = ?', new Date().toISOString(), jti)
        return { visitorId }
      })
    } catch (error) {
      return { refused: refusalOf(error) }
    }
  }

  return {
    issue,
    verifyAccess,
    spendRefresh,
    setLifetime: (seconds: number) => {
      lifetimeS = seconds
    },
    lifetime: () => lifetimeS,
    /** Every access token issued so far is expired from now on; refresh tokens stay good. */
    expireAll: () => {
      epoch += 1
      db.run("UPDATE setting SET value = ? WHERE name = 'access_epoch'", String(epoch))
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
