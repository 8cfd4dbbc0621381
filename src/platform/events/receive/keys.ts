/** One public key of the platform: PEM, base64 of a PEM, or a JWK. Key sets are in `key-set.ts`. */
import { type CompactVerifyGetKey, importJWK, importSPKI } from 'jose'
import { base64 } from '../../encoding/base64-bytes'
import { badKey } from './errors'

/** One public key: the platform's dashboard shows it as PEM or as base64 of that PEM. */
export type PublicKey = string | PublicJwk

/** The public members of a JSON Web Key: `JsonWebKey`, where a program has that type. */
export interface PublicJwk {
  alg?: string
  e?: string
  ext?: boolean
  key_ops?: string[]
  kty?: string
  n?: string
  use?: string
}

/** The source of public keys. Both methods reject with `BAD_KEY`. */
export interface KeySource {
  current(): Promise<CompactVerifyGetKey>
  /** Newer keys than `known`, or undefined. Fetches them if the cooldown allows it. */
  newerThan(current: CompactVerifyGetKey): Promise<CompactVerifyGetKey | undefined>
}

const ALGORITHM = 'RS256'

const importKey = async (key: PublicKey) =>
  typeof key === 'string'
    ? await importSPKI(pemIn(key), ALGORITHM)
    : // Only the public members: the private ones of a key that was given by mistake are not imported.
      await importJWK({ kty: 'RSA', n: key.n, e: key.e }, ALGORITHM)

function pemIn(text: string): string {
  const pem = text.includes('-----BEGIN') ? text : new TextDecoder().decode(base64.decode(text.replace(/\s+/g, '')))
  const [block] = /-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----/.exec(pem) ?? []
  if (block === undefined) throw new TypeError('no "BEGIN PUBLIC KEY" block')
  return block
}

/** Imports the key once. A key that cannot be used throws `BAD_KEY` at the first delivery, not here. */
export function oneKey(key: PublicKey): KeySource {
  let imported: Promise<CompactVerifyGetKey> | undefined
  return {
    current() {
      imported ??= importKey(key).then(
        (ready) => () => ready,
        (cause: unknown) => {
          throw badKey('is not an RSA public key', cause)
        },
      )
      return imported
    },
    newerThan: async () => undefined,
  }
}
