/** Where things are in the cart, found as a visitor finds them: by role and by name. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Your cart' })

export const line = (page: Page, name: string): Locator =>
  drawer(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

export const quantity = (page: Page, name: string): Locator =>
  line(page, name).getByRole('spinbutton', { name: `Quantity of ${name}` })

export const removeButton = (page: Page, name: string): Locator =>
  line(page, name)
    .getByRole('button', { name: `Remove ${name}`, exact: true })
    .filter({ hasText: 'Remove' })

/** The rows of the totals, as read: `{ Subtotal: '€18.00' }`. */
export async function expectTotals(page: Page, rows: Record<string, string>): Promise<void> {
  await expect(drawer(page).getByRole('definition')).toHaveText(Object.values(rows))
  await expect(drawer(page).getByRole('term')).toHaveText(Object.keys(rows))
}

export async function applyCode(page: Page, code: string): Promise<void> {
  const field = drawer(page).getByLabel('Promo code')
  if (!(await field.isVisible())) await drawer(page).getByText('Add a promo code').click()
  await field.fill(code)
  await drawer(page).getByRole('button', { name: 'Apply' }).click()
}

/** The toggle that floats in the corner. */
export const toggle = (page: Page, items: string): Locator => page.getByRole('button', { name: `Cart, ${items}`, exact: true })

export interface Buyer {
  card?: string
}

/** Fills the platform's checkout page; the visitor has left the author's page by now. */
export async function fillCheckout(page: Page, { card = '4242 4242 4242 4242' }: Buyer = {}): Promise<void> {
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Street and number').fill('12 St James’s Square')
  await page.getByLabel('Postcode').fill('SW1Y 4JH')
  await page.getByLabel('Town or city').fill('London')
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
  await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry date (MM/YY)').fill('12/34')
  await page.getByLabel('Security code (CVC)').fill('123')
}
