/** The example with Angular: installed cleanly, its templates checked, built, and sold from. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addToDrawer, linesOf, payInDrawer } from '../../stacks/sell'
import { serveFolder } from '../../stacks/serve-folder'
import { complaintAbout, installStack, run } from '../../stacks/stack'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

/** A component whose template is this. */
const templateOf = (template: string): readonly [string, string] => [
  'src/mistake.ts',
  `import { Component } from '@angular/core'
import { CartletProduct } from './cartlet'
@Component({ selector: 'app-mistake', imports: [CartletProduct], template: \`${template}\` })
export class Mistake {}
`,
]

test('an Angular app sells, binds the inputs of the elements and hears their events', async ({ page, shop }) => {
  test.setTimeout(480_000)
  const folder = await installStack('angular')
  const { clientId, url: api } = shop.platform
  const site = { close: async () => {} }
  try {
    const check = ['ngc', '-p', 'tsconfig.json', '--noEmit'] as const
    expect(await complaintAbout(folder, templateOf('<cartlet-product product="a" layout="ful" />'), ...check)).toContain('"ful"')
    expect(await complaintAbout(folder, templateOf('<cartlet-product [produkt]="1" />'), ...check)).toContain('produkt')
    expect(await complaintAbout(folder, templateOf('<cartlet-product product="a" after-add="toast" />'), ...check)).toBe(
      'ngc found nothing',
    )
    const defined = (name: string, value: string) => ['--define', `${name}=${JSON.stringify(value)}`]
    await run(folder, {}, 'npm', 'run', '-s', 'build', '--', ...defined('CLIENT_ID', clientId), ...defined('API', api))
    const { url, close } = await serveFolder(join(folder, 'dist'))
    site.close = close
    const lines = linesOf(page)
    await page.goto(url)
    const card = page.locator('cartlet-product')
    await expect(card).toContainText('Herb')
    await card.getByRole('button').first().click()
    await expect(page.getByText('1 in the basket')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the gift box' }).click()
    await expect(card).toContainText('Gift')

    await addToDrawer(page, page.locator('cartlet-buy-button'))
    await expect(page.getByText('2 in the basket')).toBeVisible()
    await page.reload()
    await expect(page.getByText('2 in the basket')).toBeVisible()
    await page.getByRole('button', { name: 'cart', exact: true }).click()
    await expect(page.locator('cartlet-cart')).toContainText('Blue Mug')
    await page.getByRole('button', { name: 'shop', exact: true }).click()
    await expect(page.locator('cartlet-buy-button').getByRole('button')).toContainText('€18.00')
    await page.locator('cartlet-cart-toggle').getByRole('button').click()
    await payInDrawer(page, page.getByRole('dialog'))
    expect(lines).toEqual([])
  } finally {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
