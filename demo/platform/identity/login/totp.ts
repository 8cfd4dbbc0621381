/** Time-based codes (RFC 6238): SHA-1, six digits, steps of 30 seconds, as authenticator apps count them. */
import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../secrets'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000
/** Tolerates clocks that are 30 seconds off. */
const DRIFT_STEPS = 1

export const newTotpSecret = (): string => [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join('')

const fromBase32 = (text: string): Buffer => {
  const bits = [...text.toUpperCase()].map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const totpStep = (nowMs: number): number => Math.floor(nowMs / STEP_MS)

export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** The time step of the code, or null. Steps up to `lastStep` were used before and are refused. */
export const matchTotp = (secret: string, code: string, nowMs: number, lastStep: number): number | null => {
  const now = totpStep(nowMs)
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step += 1)
    if (step > lastStep && isSameSecret(totpCode(secret, step), code)) return step
  return null
}
