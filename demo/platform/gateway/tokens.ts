/** Tokens: signed access tokens, refresh tokens for a single use, and the session tokens of logins. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import type { Db } from '../storage/db'

const ACCESS_PREFIX = 'OauthNG.JWS.'
const REFRESH_PREFIX = 'JWS.'
const ALGORITHM = 'ES256'
const SESSION_LIFETIME_S = 3_600
const COOKIE_LIFETIME_S = 30 * 86_400

export const ROLES = ['VISITOR', 'MEMBER', 'APP'] as const
export type Role = (typeof ROLES)[number]

/** The identity of a token. A member's tokens end with the login that they come from. */
export interface Subject {
  role: Role
  id: string
  sessionId?: string
}

export interface TokenPair {
  access_token: string
  refresh_token: string
  token_type: 'Bearer'
  expires_in: number
}

export type Refusal = 'invalid' | 'expired' | 'reused'
export type Verified = { subject: Subject; issuedAtS: number; expiresAtS: number } | { refused: Refusal }

/** Errors of the signature library are the caller's fault; others, such as a broken database, are not. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JOSEError) return 'invalid'
  throw error
}

/** The key and the epoch are stored in the database, so that tokens stay valid across a restart. */
const setting = (db: Db, name: string, initial: () => string): string => {
  const stored = db.get<{ value: string }>('SELECT value FROM setting WHERE name = ?', name)
  if (stored) return stored.value
  const value = initial()
  db.run('INSERT INTO setting VALUES (?, ?)', name, value)
  return value
}

const newKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }))

/** Reads the key id from a token, which is not verified at this point. */
const keyIdOf = (jwt: string): string | undefined => {
  try {
    return decodeProtectedHeader(jwt).kid
  } catch {
    return undefined
  }
}

export const createTokens = (db: Db, options: { clientId: string; lifetimeS: number; rotates?: () => boolean }) => {
  const jwk = JSON.parse(setting(db, 'signing_jwk', newKey)) as JsonWebKey
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const publicKey = createPublicKey(key)
  const keyId = `${options.clientId}-1`
  let lifetimeS = options.lifetimeS
  let epoch = Number(setting(db, 'access_epoch', () => '1'))

  const verify = async (token: string, prefix: string, use: string) => {
    const jwt = token.slice(prefix.length)
    // Another shop's token is recognized by its key id, before any cryptography.
    if (!token.startsWith(prefix) || keyIdOf(jwt) !== keyId) return null
    const { payload } = await jwtVerify(jwt, publicKey, { algorithms: [ALGORITHM], audience: options.clientId })
    const role = ROLES.find((known) => known === payload.role)
    if (payload.use !== use || typeof payload.sub !== 'string' || !role) return null
    const subject: Subject = {
      role,
      id: payload.sub,
      ...(typeof payload.sid === 'string' && { sessionId: payload.sid }),
    }
    return { subject, jti: payload.jti, epoch: payload.epoch, issuedAtS: payload.iat ?? 0, expiresAtS: payload.exp ?? 0 }
  }
  const sign = (use: string, { role, id, sessionId }: Subject, claims: Record<string, unknown>) =>
    new SignJWT({ use, role, ...(sessionId !== undefined && { sid: sessionId }), ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
      .setSubject(id)
      .setAudience(options.clientId)
      .setIssuedAt()
      .setJti(randomUUID())
  const nowS = () => Math.floor(Date.now() / 1000)

  const signAccess = async (subject: Subject) => {
    const access = await sign('access', subject, { epoch })
      .setExpirationTime(nowS() + lifetimeS)
      .sign(key)
    return { access_token: ACCESS_PREFIX + access, token_type: 'Bearer' as const, expires_in: lifetimeS }
  }
  /** Issues tokens for the subject, by default for a new visitor. */
  const issue = async (subject: Subject = { role: 'VISITOR', id: randomUUID() }): Promise<TokenPair> => {
    const refreshId = randomUUID()
    const refresh = await sign('refresh', subject, {}).setJti(refreshId).sign(key)
    db.run('INSERT INTO refresh_token VALUES (?, ?, ?, NULL)', refreshId, subject.id, new Date().toISOString())
    return { ...(await signAccess(subject)), refresh_token: REFRESH_PREFIX + refresh }
  }

  const verifyAccess = async (token: string): Promise<Verified> => {
    try {
      const payload = await verify(token, ACCESS_PREFIX, 'access')
      if (!payload) return { refused: 'invalid' }
      return payload.epoch === epoch ? payload : { refused: 'expired' }
    } catch (error) {
      return { refused: refusalOf(error) }
    }
  }

  /** Marks the refresh token as used before the next await, so that exactly one of two concurrent uses succeeds. */
  const spendRefresh = async (token: string): Promise<Verified> => {
    try {
      const payload = await verify(token, REFRESH_PREFIX, 'refresh')
      const jti = payload?.jti
      if (!payload || typeof jti !== 'string') return { refused: 'invalid' }
      return db.transaction((): Verified => {
        const row = db.get<{ spent_at: string | null }>('SELECT spent_at FROM refresh_token WHERE id = ?', jti)
        if (!row) return { refused: 'invalid' }
        if (row.spent_at !== null) return { refused: 'reused' }
        if (options.rotates?.() !== false)
          db.run('UPDATE refresh_token SET spent_at = ? WHERE id = ?', new Date().toISOString(), jti)
        return payload
      })
    } catch (error) {
      return { refused: refusalOf(error) }
    }
  }

  /** The tokens of a renewal: a new pair, or only an access token when refresh tokens do not rotate. */
  const renew = async (subject: Subject, refreshToken: string): Promise<TokenPair> =>
    options.rotates?.() === false ? { ...(await signAccess(subject)), refresh_token: refreshToken } : issue(subject)

  /** A token for a login: for the authorization server (one hour) or the cookie of the hosted pages (one month). */
  const signSession = async (identityId: string, sessionId: string, use: 'session' | 'cookie' = 'session'): Promise<string> => {
    const expiresAt = nowS() + (use === 'session' ? SESSION_LIFETIME_S : COOKIE_LIFETIME_S)
    const subject: Subject = { role: 'MEMBER', id: identityId, sessionId }
    return REFRESH_PREFIX + (await sign(use, subject, {}).setExpirationTime(expiresAt).sign(key))
  }
  const verifySession = async (token: string, use: 'session' | 'cookie' = 'session'): Promise<Subject | null> => {
    try {
      return (await verify(token, REFRESH_PREFIX, use))?.subject ?? null
    } catch (error) {
      refusalOf(error)
      return null
    }
  }

  return {
    issue,
    renew,
    signAccess,
    verifyAccess,
    spendRefresh,
    signSession,
    verifySession,
    /** The public key that verifies access tokens. */
    jwks: () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: ALGORITHM, use: 'sig' }] }),
    setLifetime: (seconds: number) => {
      lifetimeS = seconds
    },
    lifetime: () => lifetimeS,
    /** Expires every access token issued so far; refresh tokens stay valid. */
    expireAll: () => {
      epoch += 1
      db.run("UPDATE setting SET value = ? WHERE name = 'access_epoch'", String(epoch))
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
