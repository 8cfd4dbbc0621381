/** Signs deliveries with RS256. The key is stored in the database, so that receivers can keep the public key. */
import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import type { Db } from '../storage/db'
import type { Undelivered } from './outbox'

const ALGORITHM = 'RS256'
const ISSUER = 'wix.com'
/** Each attempt is signed separately, so a token need not outlive its delivery. */
const LIFETIME_S = 3600
const SETTING = 'event_key'

export interface Signer {
  /** The public key set that receivers fetch. */
  jwks: { keys: JWK[] }
  /** Signs the token of one attempt, for the shop of this client id. */
  sign(event: Undelivered, clientId: string): Promise<string>
}

const loadKey = async (db: Db): Promise<JWK> => {
  const stored = db.get<{ value: string }>('SELECT value FROM setting WHERE name = ?', SETTING)
  if (stored) return JSON.parse(stored.value) as JWK
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  db.run('INSERT INTO setting VALUES (?, ?)', SETTING, JSON.stringify(jwk))
  return jwk
}

export const createSigner = async (db: Db): Promise<Signer> => {
  const jwk = await loadKey(db)
  const key = await importJWK(jwk, ALGORITHM)
  const { kty, n, e } = jwk
  const kid = createHash('sha256').update(`${n}`).digest('base64url').slice(0, 16)
  return {
    jwks: { keys: [{ kty, n, e, kid, use: 'sig', alg: ALGORITHM } as JWK] },
    sign: ({ type, payload, identity }, clientId) =>
      new SignJWT({ data: JSON.stringify({ data: payload, instanceId: clientId, eventType: type, identity }) })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(clientId)
        .setIssuedAt()
        .setJti(randomUUID())
        .setExpirationTime(`${LIFETIME_S}s`)
        .sign(key),
  }
}
