/** Public keys of the platform: PEM, base64 of a PEM, one JWK, or a set of JWKs with key ids. WebCrypto only. */
import { base64 } from '../encoding/base64-bytes'
import { isRecord } from '../wire/record'
import { EventError } from './errors'

/** One public key: the platform's dashboard shows it as PEM or as base64 of that PEM. */
export type PublicKey = string | JsonWebKey

export interface JwkSet {
  keys: readonly (JsonWebKey & { kid?: string })[]
}

/** A set that stands still, or a function that fetches it; asked again for an unknown key id, at most once a minute. */
export type JwkSource = JwkSet | (() => JwkSet | Promise<JwkSet>)

/** The keys that may have made a signature with this key id. */
export type FindKeys = (kid: string | undefined) => Promise<readonly CryptoKey[]>

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const FEWEST_BITS = 2048
const ASK_AGAIN_AFTER_MS = 60_000

const badKey = (why: string, cause?: unknown) => new EventError('BAD_KEY', `The public key ${why}.`, { cause })

async function importKey(key: PublicKey): Promise<CryptoKey> {
  const { subtle } = globalThis.crypto
  let imported: CryptoKey
  try {
    imported =
      typeof key === 'string'
        ? await subtle.importKey('spki', derOf(key), ALGORITHM, false, ['verify'])
        : // Only what makes the public half: `alg`, `use` or `key_ops` of the set are checked by `isUsable`.
          await subtle.importKey('jwk', { kty: 'RSA', n: key.n, e: key.e }, ALGORITHM, false, ['verify'])
  } catch (cause) {
    throw badKey('is not an RSA public key', cause)
  }
  const { modulusLength } = imported.algorithm as RsaHashedKeyAlgorithm
  if (modulusLength < FEWEST_BITS) throw badKey(`has ${modulusLength} bits, ${FEWEST_BITS} are the least`)
  return imported
}

function derOf(text: string): Uint8Array<ArrayBuffer> {
  const pem = text.includes('-----BEGIN') ? text : new TextDecoder().decode(base64.decode(text.replace(/\s+/g, '')))
  const [, body] = /-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----/.exec(pem) ?? []
  if (body === undefined) throw new TypeError('no "BEGIN PUBLIC KEY" block')
  return base64.decode(body.replace(/\s+/g, ''))
}

/** A set may hold keys for other uses; those are passed over. */
const isUsable = ({ kty, use, alg }: JsonWebKey): boolean =>
  kty === 'RSA' && (use === undefined || use === 'sig') && (alg === undefined || alg === 'RS256')

/** Imports once. A key that cannot be used throws `BAD_KEY` at the first delivery, not here. */
export function oneKey(key: PublicKey): FindKeys {
  let imported: Promise<readonly CryptoKey[]> | undefined
  return () => {
    imported ??= importKey(key).then((ready) => [ready])
    return imported
  }
}

/** Looks keys up by `kid`; a token without one may be signed by any key of the set. */
export function keySet(source: JwkSource, now: () => number): FindKeys {
  let known: Promise<(readonly [kid: string | undefined, key: CryptoKey])[]> | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  const load = async () => {
    const set = await (typeof source === 'function' ? source() : source)
    if (!isRecord(set) || !Array.isArray(set.keys)) throw badKey('set has no list "keys"')
    const usable = (set as unknown as JwkSet).keys.filter((key) => isRecord(key) && isUsable(key))
    return Promise.all(usable.map(async (key) => [key.kid, await importKey(key)] as readonly [string | undefined, CryptoKey]))
  }
  const ask = () => {
    askedAt = now()
    const asked: typeof known = load().catch((cause: unknown) => {
      // The next delivery asks again: a set that could not be fetched once is not lost for good.
      if (known === asked) known = undefined
      throw cause instanceof EventError ? cause : badKey('set could not be fetched', cause)
    })
    known = asked
    return asked
  }

  return async (kid) => {
    const matching = (keys: Awaited<ReturnType<typeof load>>) =>
      keys.filter(([id]) => kid === undefined || id === kid).map(([, key]) => key)
    const found = matching(await (known ?? ask()))
    const mayHaveChanged = typeof source === 'function' && now() - askedAt >= ASK_AGAIN_AFTER_MS
    return found.length > 0 || !mayHaveChanged ? found : matching(await ask())
  }
}
