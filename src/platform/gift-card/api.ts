/** docs/platform.md §7 "Checkout, version 1; delivery and gift cards": what is left on a gift card. */
import type { Caller, CallOptions } from '../http/call'
import { CART } from '../http/gateway/gateway'
import { readByPost } from '../http/read-call'
import { path } from '../http/request-target'
import { entityIn } from '../wire/convert'
import type { Open } from '../wire/enum'
import type { ExtendedFields } from '../wire/primitives'

export interface GiftCard {
  obfuscatedCode?: string
  /** `value` is decimal text in major units. */
  balance?: { value?: string; currency?: string }
  status?: Open<'VALID'>
  /** The app that issued the card. */
  appId?: string
  externalId?: string
  [field: string]: unknown
}

export interface GiftCardQuestion {
  /** Of the app that issued the card. */
  appId?: string
  pin?: string
  context?: Record<string, unknown>
  extendedFields?: ExtendedFields
}

/**
 * POST /v1/gift-cards/{code}. Resolves the card with its balance. For elevated clients: a visitor gets `PERMISSION_DENIED`. Rejects with
 * `GIFT_CARD_NOT_FOUND`. The code is in the address of the request, as the platform wants it; it is no part of an error.
 */
export const getGiftCard = (
  client: Caller,
  code: string,
  question: GiftCardQuestion = {},
  options?: CallOptions,
): Promise<GiftCard> =>
  client.request({
    ...readByPost(CART, path`/v1/gift-cards/${code}`, { ...question, code }, options),
    read: (body) => entityIn<GiftCard>(body, 'giftCard'),
  })
