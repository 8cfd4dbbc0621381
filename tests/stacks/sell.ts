/** The steps that every example in a page must support: draw a product, add it, show it in the cart, go to the checkout. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Collects every line of the console and every error of the page from now on. */
export function linesOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(`${error}`))
  return lines
}

/** Presses the button of the Blue Mug and expects the mug in the drawer that opens. */
export async function addToDrawer(page: Page, host: Locator): Promise<Locator> {
  const button = host.getByRole('button')
  await expect(button).toContainText('€18.00')
  await button.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('Blue Mug')
  return drawer
}

export async function payInDrawer(page: Page, drawer: Locator): Promise<void> {
  await drawer.getByRole('button', { name: /checkout/i }).click()
  await page.waitForURL(/checkout/)
  await expect(page.getByText('Blue Mug').first()).toBeVisible()
}
