/** The gift cards of both shops: one that pays a part, one that pays everything, and one for each reason for refusal. */
export interface GiftCardSeed {
  code: string
  /** Euro cents. */
  cents: number
  status?: 'DISABLED'
  expiresAt?: string
}

export const GIFT_CARDS: readonly GiftCardSeed[] = [
  { code: 'FERN-10-GIFT', cents: 1000 },
  { code: 'FERN-1000-GIFT', cents: 100_000 },
  { code: 'EMPTY-GIFT', cents: 0 },
  { code: 'SUMMER24-GIFT', cents: 2500, expiresAt: '2024-09-01T00:00:00.000Z' },
  { code: 'STOPPED-GIFT', cents: 2500, status: 'DISABLED' },
]
