/** Passwords as scrypt hashes: `scrypt$cost$salt$key`, so that the cost can rise without locking members out. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { refuse } from '../../gateway/errors'

const KEY_BYTES = 32
const COST = 16_384
const MIN_LENGTH = 6
const MAX_LENGTH = 100

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)))
  })

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return `scrypt$${COST}$${salt.toString('base64')}$${key.toString('base64')}`
}

export const isPasswordOf = async (password: string, hash: string): Promise<boolean> => {
  const [, cost = '', salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64')
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), Number(cost)), expected)
}

/** Rules for new passwords. Logging in with an older, shorter one stays possible. */
export const readNewPassword = (value: unknown, field: string): string => {
  if (value === undefined || value === null || value === '') return refuse(field, 'is required', 'REQUIRED_FIELD')
  if (typeof value !== 'string') return refuse(field, 'must be a string', 'FORMAT')
  if (value.length < MIN_LENGTH)
    return refuse(field, `has length ${value.length}, expected ${MIN_LENGTH} or more`, 'MIN_LENGTH', { threshold: MIN_LENGTH })
  return value.length > MAX_LENGTH
    ? refuse(field, `has length ${value.length}, expected ${MAX_LENGTH} or less`, 'MAX_LENGTH', { threshold: MAX_LENGTH })
    : value
}
