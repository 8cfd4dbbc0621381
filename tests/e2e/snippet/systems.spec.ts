/** What content systems do to a snippet (docs/guides), and that the form which the guide names for them works nevertheless. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull, sampled } from '../../support/sample'
import { SYSTEMS } from '../../support/systems/list'
import { addedByScript, scriptAddresses } from '../../support/systems/rewrite'
import { snippetOf } from '../../support/systems/snippet'

const MUG = ['--products', 'blue-mug']
const MUG_BUTTON = 'Buy Blue Mug €18.00'

/** Serves the files of `dist/cdn` from a folder of the system, each with other bytes than in the build. */
async function minifyFiles(page: Page, folder: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith(folder),
    async (route) => {
      const text = await readFile(`dist/cdn/${basename(new URL(route.request().url()).pathname)}`, 'utf8')
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `${text.replace(/\n\/\/# sourceMappingURL=.*/, '')}\n;`,
      })
    },
  )
}

for (const system of sampled(SYSTEMS, 'systems')) {
  const { name, guide, args, publish, visitorFinds, authorReads, waitsForVisitor, follows, minifiesIn } = system
  test(`a snippet that a system has published: ${visitorFinds ? 'the link stays' : 'it sells'} (${guide}): ${name}`, async ({
    page,
    shop,
  }) => {
    const { body, head } = publish(await snippetOf(shop, ...MUG, ...args))
    // The requests of the command are not the page's.
    shop.platform.journal.clear()
    if (authorReads) shop.expectConsoleError(authorReads)
    if (minifiesIn) await minifyFiles(page, minifiesIn)
    await shop.show(body, { head })
    if (follows) {
      await page.evaluate(() => cartlet.ready) // what is written before that is drawn with the page
      await page.getByRole('link', { name: follows }).click()
    }
    if (visitorFinds) {
      await expect(page.getByRole('link', { name: 'Buy Blue Mug' })).toHaveAttribute('href', /\/product-page\/blue-mug$/)
      await page.evaluate(async () => {
        // If the script runs at all, it has drawn its elements by then.
        await (window as { cartlet?: { ready?: Promise<unknown> } }).cartlet?.ready?.catch(() => {})
      })
      await expect(page.getByRole('button', { name: /Mug/ })).toHaveCount(0)
      expect(shop.cartCalls()).toEqual([])
      return
    }
    if (waitsForVisitor) {
      await expect(page.getByRole('link', { name: 'Buy Blue Mug' })).toBeVisible()
      await page.mouse.wheel(0, 40)
    }
    await page.getByRole('button', { name: MUG_BUTTON }).click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    // The cart shows the line before the request is sent.
    const lineItemsAdded = () => shop.sent('add').map(({ lineItems }) => lineItems)
    await expect.poll(lineItemsAdded).toEqual([[expect.objectContaining({ quantity: 1 })]])
    // The snippet names the catalog version, so that nothing is refused on a first visit.
    expect(shop.platform.journal.requests().filter(({ status }) => status === 428)).toEqual([])
  })
}

test.describe('in the long run', () => {
  test.skip(!isFull, 'One walk for each system.')

  test('settings in the script’s address take effect where a tag manager adds the script', async ({ page, shop }) => {
    const { head, body } = await snippetOf(shop, ...MUG, '--form', 'divs', '--setting', 'on-add=none')
    await shop.show(`${body}${addedByScript(scriptAddresses(head))}`, { head: '' })
    await page.getByRole('button', { name: MUG_BUTTON }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(drawer(page)).toBeHidden()
  })

  // The frame of an embed block, on another site: it may run scripts, and navigate away when the visitor presses something.
  test('a separate page sells in an embed block of Notion, and leaves for the checkout', async ({ page, shop }) => {
    const { head, body } = await snippetOf(shop, ...MUG, '--setting', 'cart=drawer', '--setting', 'on-add=none')
    await shop.show(body, { head })
    const address = page.url().replace('localhost', '127.0.0.1')
    const sandbox = 'allow-scripts allow-popups allow-top-navigation-by-user-activation allow-forms allow-same-origin'
    await shop.show(`<iframe sandbox="${sandbox}" src="${address}" width="900" height="700" title="Shop"></iframe>`, { head: '' })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: MUG_BUTTON }).click()
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
    await frame.getByRole('button', { name: 'Cart, 1 item' }).click()
    await frame.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Checkout', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  })
})
