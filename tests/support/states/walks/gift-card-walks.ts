/** The gift card, in a shop with version 2 of the cart. */
import type { Page } from '@playwright/test'
import { drawer, enterGiftCard, expectTotals } from '../../fixtures/cart'
import { expect } from '../../fixtures/fixtures'
import { holdStill } from '../hold-still'
import type { Step, Walk } from '../walk'
import { aMugOnly } from './drawer-walks'

const alert = (page: Page) => drawer(page).getByRole('alert').filter({ hasText: /\w/ })
const remove = (page: Page) => drawer(page).getByRole('button', { name: 'Remove gift card ****-GIFT' })

const refused = (code: string, problem: string, sentence: string): Step => ({
  shows: ['drawer: gift card refused'],
  text: sentence,
  says: sentence,
  async arrive({ page, shop, held }) {
    held?.release()
    shop.expectCode(problem)
    if ((await drawer(page).getByLabel('Gift card code').inputValue()) !== code) await enterGiftCard(page, code)
    await expect(alert(page)).toHaveText(sentence)
    await expect(drawer(page).getByLabel('Gift card code')).toHaveValue(code)
  },
})

const GIFT_CARD: Walk = [
  {
    shows: ['drawer: gift card empty'],
    text: 'Enter the code of your gift card.',
    says: 'Enter the code of your gift card.',
    async arrive(visit) {
      await holdStill(visit.page)
      await aMugOnly(visit)
      await enterGiftCard(visit.page, '')
      await expect(alert(visit.page)).toBeVisible()
    },
  },
  {
    shows: ['drawer: gift card applying'],
    text: 'Applying',
    async arrive(visit) {
      const { page, shop } = visit
      visit.held = await shop.hold('giftCard')
      await enterGiftCard(page, 'NOBODYS-GIFT')
      await visit.held.arrived
    },
  },
  refused('NOBODYS-GIFT', 'INVALID_GIFT_CARD_CODE', 'This gift card code is not valid. Please check the spelling.'),
  refused('SUMMER24-GIFT', 'INVALID_GIFT_CARD_STATUS', 'This gift card has expired.'),
  refused('STOPPED-GIFT', 'INVALID_GIFT_CARD_STATUS', 'This gift card has been deactivated.'),
  refused('EMPTY-GIFT', 'INVALID_GIFT_CARD_STATUS', 'This gift card has no balance left.'),
  {
    shows: ['drawer: gift card applied'],
    text: 'Gift card ****-GIFT',
    says: 'Gift card applied. It pays €10.00. Due now: €8.00.',
    async arrive({ page }) {
      await enterGiftCard(page, 'FERN-10-GIFT')
      await expect(remove(page)).toBeVisible()
      await expectTotals(page, { Subtotal: '€18.00', 'Gift card ****-GIFT': '−€10.00', 'Due now': '€8.00' })
      await expect(alert(page)).toHaveCount(0)
    },
  },
  {
    shows: ['drawer: gift card refused'],
    text: 'The gift card could not be checked. Please try again.',
    says: 'The gift card could not be checked. Please try again.',
    async arrive({ page, shop }) {
      shop.expectConsoleError(/FAULT_400/)
      shop.fault('removeGiftCard', { kind: 'status', status: 400 })
      await remove(page).click()
      await expect(alert(page)).toBeVisible()
      await expect(remove(page)).toBeVisible()
    },
  },
  {
    shows: ['drawer: gift card removed'],
    text: 'Gift card removed.',
    says: 'Gift card removed.',
    async arrive({ page }) {
      await remove(page).click()
      await expect(drawer(page).getByRole('button', { name: 'Undo: use the gift card again' })).toBeVisible()
      await expectTotals(page, { Subtotal: '€18.00' })
    },
  },
  {
    shows: ['drawer: gift card pays all'],
    text: 'Gift card ****-GIFT',
    says: 'Gift card applied. It pays €18.00. Due now: €0.00.',
    async arrive({ page }) {
      await enterGiftCard(page, 'FERN-1000-GIFT')
      await expectTotals(page, { Subtotal: '€18.00', 'Gift card ****-GIFT': '−€18.00', 'Due now': '€0.00' })
    },
  },
]

export const GIFT_CARD_WALKS = { 'gift card': GIFT_CARD }
