/** Secrets: how they are generated, stored and compared. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Starts with the prefix of the platform's tokens, which the journal redacts. */
export const secretToken = (): string => `JWS.${randomBytes(32).toString('base64url')}`

export const sixDigits = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** What is stored in place of a secret. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Compares in constant time, regardless of the lengths. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
