/**
 * Ids and secrets from a seed, and signatures without threads: a thread finishes when it likes, which no seed repeats. Signatures themselves
 * differ between two runs; the journal leaves tokens out.
 */
import nodeCrypto, { type BinaryLike, createHash, KeyObject, type ScryptOptions, scryptSync } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Random } from './random'
import { replace } from './replace'

type Bytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>
type Derived = (error: Error | null, key: Buffer) => void

const bytesOf = (data: Bytes): Buffer =>
  ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data)
/** Own memory: small buffers share a pool. */
const alone = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer
const signatureOf = (key: CryptoKey) => ({ key: KeyObject.from(key), dsaEncoding: 'ieee-p1363' as const })

/** Deriving a key takes long on purpose; there are few passwords. */
const derived = new Map<string, Buffer>()
/** The same token is verified with every request. */
const verified = new Map<string, boolean>()

const subtle = {
  sign: async (_: unknown, key: CryptoKey, data: Bytes) => alone(nodeCrypto.sign('sha256', bytesOf(data), signatureOf(key))),
  async verify(_: unknown, key: CryptoKey, signature: Bytes, data: Bytes) {
    const name = bytesOf(data).toString('latin1') + bytesOf(signature).toString('latin1')
    const known = verified.get(name)
    if (known !== undefined) return known
    const isRight = nodeCrypto.verify('sha256', bytesOf(data), signatureOf(key), bytesOf(signature))
    verified.set(name, isRight)
    return isRight
  },
  digest: async (_: unknown, data: Bytes) => alone(createHash('sha256').update(bytesOf(data)).digest()),
}

/** Replaces the random numbers of this process; returns the undo. */
export function seedCrypto(random: Random): () => void {
  const fill = <T extends Uint8Array>(bytes: T): T => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = random.int(0, 255)
    return bytes
  }
  const randomBytes = (size: number) => fill(Buffer.alloc(size))
  const randomUUID = () => {
    const hex = randomBytes(16).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  const undo = [
    replace(Math, { random: random.next }),
    replace(crypto, { getRandomValues: fill, randomUUID }),
    replace(crypto.subtle, subtle),
    replace(nodeCrypto, {
      randomBytes,
      randomUUID,
      randomInt: (...bounds: [number] | [number, number]) => {
        const [least, end] = bounds.length === 1 ? [0, bounds[0]] : bounds
        return random.int(least, end - 1)
      },
      scrypt(password: BinaryLike, salt: Buffer, size: number, options: ScryptOptions, done: Derived) {
        const name = `${password} ${salt.toString('base64')} ${size} ${options.N}`
        const key = derived.get(name) ?? scryptSync(password, salt, size, options)
        derived.set(name, key)
        void Promise.resolve().then(() => done(null, key))
      },
    }),
  ]
  syncBuiltinESMExports()
  return () => {
    for (const step of undo) step()
    verified.clear()
    syncBuiltinESMExports()
  }
}
