/** Gift cards: they pay for an order, up to what is left on them. */
import type { Db } from '../../storage/db'

export interface GiftCard {
  code: string
  id: string
  balanceMinor: number
  status: 'VALID' | 'DISABLED'
  expiresAt: string | null
}

interface GiftCardRow {
  code: string
  id: string
  balance_minor: number
  status: GiftCard['status']
  expires_at: string | null
}

export const findGiftCard = (db: Db, code: string): GiftCard | null => {
  const row = db.get<GiftCardRow>('SELECT * FROM gift_card WHERE code = ?', code.trim())
  return row
    ? { code: row.code, id: row.id, balanceMinor: row.balance_minor, status: row.status, expiresAt: row.expires_at }
    : null
}

export type GiftCardReason = 'EXPIRED' | 'DISABLED' | 'EMPTY_BALANCE'

/** Why the card cannot pay; null when it can. */
export const giftCardProblem = ({ balanceMinor, status, expiresAt }: GiftCard, nowMs = Date.now()): GiftCardReason | null => {
  if (status === 'DISABLED') return 'DISABLED'
  if (expiresAt !== null && Date.parse(expiresAt) <= nowMs) return 'EXPIRED'
  return balanceMinor === 0 ? 'EMPTY_BALANCE' : null
}

/** A card as a cart holds it. */
export interface HeldGiftCard {
  /** Its id inside the cart. */
  id: string
  code: string
  /** The most that the buyer wants to use of it. */
  redeemMinor?: number
}

/** What the card pays of an amount: nothing when it cannot be used any more. */
export const paidByGiftCard = (db: Db, held: HeldGiftCard | undefined, dueMinor: number): number => {
  const card = held && findGiftCard(db, held.code)
  if (!card || giftCardProblem(card)) return 0
  return Math.max(0, Math.min(card.balanceMinor, held.redeemMinor ?? card.balanceMinor, dueMinor))
}

/** Call it inside the transaction of the order. */
export const redeemGiftCard = (db: Db, held: HeldGiftCard, minor: number): void =>
  db.run('UPDATE gift_card SET balance_minor = balance_minor - ? WHERE code = ?', minor, held.code)

/** `FERN-10-GIFT` is shown as `****-GIFT`. */
export const obfuscated = (code: string): string => `****-${code.slice(-4)}`
