/** Events signed as the platform signs them, with a key pair of the test's own, and spoilt in every way. */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export interface KeyPair {
  publicKey: KeyObject
  privateKey: KeyObject
  pem: string
}

export function aKeyPair(modulusLength = 2048): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength })
  return { publicKey, privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }) as string }
}

/** When the tests' tokens are signed. */
export const NOW_MS = Date.parse('2026-03-01T12:00:00Z')
const NOW_S = NOW_MS / 1000

export interface TokenParts {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  /** Parts of the event's envelope in place of the usual ones. */
  envelope?: Record<string, unknown>
}

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The two signed parts; claims that are undefined are left out. */
export const unsigned = (event: Record<string, unknown>, { header, claims, envelope }: TokenParts = {}): string => {
  const { type, ...data } = event
  const inner = { eventType: type, instanceId: 'instance-1', data: JSON.stringify(data), ...envelope }
  return `${encode({ alg: 'RS256', typ: 'JWT', ...header })}.${encode({ iat: NOW_S, exp: NOW_S + 300, data: JSON.stringify(inner), ...claims })}`
}

export const aToken = (key: KeyPair, event: Record<string, unknown>, parts?: TokenParts): string => {
  const signed = unsigned(event, parts)
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key.privateKey).toString('base64url')}`
}

/** Signed with the public key as if it were a secret: whoever lets the token choose the algorithm takes it. */
export const anHmacToken = (key: KeyPair, event: Record<string, unknown>): string => {
  const signed = unsigned(event, { header: { alg: 'HS256' } })
  return `${signed}.${createHmac('sha256', key.pem).update(signed).digest('base64url')}`
}

let events = 0
/** A cart was updated. Every call is another event. */
export const aCartEvent = (entity: Record<string, unknown> = {}, more: Record<string, unknown> = {}): Record<string, unknown> => {
  events += 1
  return {
    type: 'wix.ecom.v1.cart_updated',
    id: `event-${events}`,
    entityFqdn: 'wix.ecom.v1.cart',
    slug: 'updated',
    entityId: 'cart-1',
    eventTime: '2026-03-01T11:59:59.123456Z',
    updatedEvent: { currentEntity: { id: 'cart-1', lineItems: [], ...entity } },
    ...more,
  }
}

export const aDelivery = (body: string, init: RequestInit = {}): Request =>
  new Request('https://shop.example/events', { method: 'POST', body, ...init })
