/** The requests that only version 2 of the cart has: of a gift card, and of a destination, which it keeps. For the table of faults. */
import type { Page } from '@playwright/test'
import { drawer, enterGiftCard, expectTotals } from '../fixtures/cart'
import { expect, type Shop } from '../fixtures/fixtures'
import { alerts, estimated, pressEstimate, withDestination, withMug } from './cart-fault-rows'
import type { Row } from './fault-row'

const CODE = 'FERN-10-GIFT'
const remove = (page: Page) => drawer(page).getByRole('button', { name: /^Remove gift card/ })
const undo = (page: Page) => drawer(page).getByRole('button', { name: 'Undo: use the gift card again' })
const field = (page: Page) => drawer(page).getByText('Add a gift card')
/** Once, whatever was lost on the way. */
const paysOnce = (page: Page) => expectTotals(page, { Subtotal: '€18.00', 'Gift card ****-GIFT': '−€10.00', 'Due now': '€8.00' })

const withCard = async (page: Page, shop: Shop) => {
  await withMug(page, shop)
  await enterGiftCard(page, CODE)
  await paysOnce(page)
}

export const SECOND_CART_ROWS: readonly Row[] = [
  {
    name: 'a gift card',
    request: 'giftCard',
    prepare: withMug,
    act: (page) => enterGiftCard(page, CODE),
    reached: remove,
    told: alerts,
    truth: paysOnce,
  },
  {
    name: 'removing a gift card',
    request: 'removeGiftCard',
    prepare: withCard,
    act: (page) => remove(page).click(),
    reached: field,
    told: alerts,
    truth: async (page) => expectTotals(page, { Subtotal: '€18.00' }),
  },
  {
    name: 'using a removed gift card again',
    request: 'giftCard',
    async prepare(page, shop) {
      await withCard(page, shop)
      await remove(page).click()
      await expect(undo(page)).toBeVisible()
    },
    act: (page) => undo(page).click(),
    reached: remove,
    told: alerts,
    // The field has the code no more, and the offer to undo has gone: the visitor types it.
    async again(page) {
      if (await undo(page).isVisible()) await undo(page).click()
      else await enterGiftCard(page, CODE)
    },
    truth: paysOnce,
  },
  {
    name: 'the destination of an estimate',
    request: 'patch',
    prepare: withDestination,
    act: pressEstimate,
    reached: estimated,
    told: alerts,
  },
]
