import { describe, expect, it } from 'vitest'
import { getGiftCard } from '../../../../src/platform/gift-card/api'
import { ask } from '../../../support/pages/ask'

const giftCard = { obfuscatedCode: '****-1234', balance: { value: '25.00', currency: 'USD' }, status: 'VALID' }

describe('a gift card', () => {
  it('getGiftCard resolves the balance of a card by its code', async () => {
    expect(await ask((c) => getGiftCard(c, 'ABCD 1234', { pin: '1' }), { giftCard })).toEqual({
      sent: [{ method: 'POST', path: '/ecom/v1/gift-cards/ABCD%201234', body: { pin: '1', code: 'ABCD 1234' } }],
      result: giftCard,
    })
  })

  it('getGiftCard sends nothing without a code, and rejects a response without a card', async () => {
    const { sent, result } = await ask((c) => getGiftCard(c, '').catch(({ code }) => code))
    expect({ sent, result }).toEqual({ sent: [], result: 'INVALID_ARGUMENT' })
    await expect(ask((c) => getGiftCard(c, 'ABCD1234'))).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })
})
