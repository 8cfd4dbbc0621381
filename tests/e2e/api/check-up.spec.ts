/** The check-up in the page: `cartlet.check()`, and the panel that `?cartlet-debug` and `data-debug` show. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type { Mistake } from '../../../demo/mistakes/mistake'
import { type MistakeServer, startMistakes } from '../../../demo/mistakes/mistake-server'
import { MISTAKES } from '../../../demo/mistakes/mistakes'
import type { CheckUpRow } from '../../../src/embed/api/check-up-row'
import { sampled } from '../../support/sample'

let mistakes: MistakeServer
test.beforeAll(async () => {
  mistakes = await startMistakes()
})
test.afterAll(() => mistakes.close())

type Checked = Pick<CheckUpRow, 'code' | 'cause' | 'hint'> & { tag?: string }

const codesIn = async (page: Page): Promise<string[]> => {
  const frame = page.frame({ url: /\/framed$/ }) ?? page.mainFrame()
  await frame.waitForFunction(() => 'version' in ((window as { cartlet?: object }).cartlet ?? {}) && window.cartlet?.version)
  const rows = await frame.evaluate(
    async (): Promise<Checked[]> =>
      ((await window.cartlet?.check?.()) ?? []).map(({ code, cause, hint, element }) => ({
        code,
        cause,
        hint,
        tag: element?.localName,
      })),
  )
  return rows.map(({ code }) => code).sort()
}

const foundInPage = ({ finds, findsInPage }: Mistake) => (Array.isArray(findsInPage) ? findsInPage : finds)
const RUNNING = MISTAKES.filter(({ address, findsInPage }) => !address && findsInPage !== 'nothing runs')

for (const mistake of sampled(RUNNING, 'mistakes that a page finds'))
  test(`cartlet.check() finds: ${mistake.title} (${mistake.name})`, async ({ page }) => {
    await page.goto(`${mistakes.url}/${mistake.name}`)
    expect(await codesIn(page)).toEqual([...foundInPage(mistake)].sort())
  })

test.describe('the panel', () => {
  test('the panel is placed at the end of the page, covers nothing and passes axe', async ({ page }) => {
    await page.goto(`${mistakes.url}/product-misspelt?cartlet-debug`)
    const panel = page.getByRole('region', { name: 'Cartlet check-up' })
    await expect(panel.getByRole('status')).toHaveText('1 error.')
    await expect(panel.getByRole('listitem')).toContainText('Did you mean "blue-mug"?')
    const { position, covered } = await page.evaluate(() => {
      const host = document.querySelector('cartlet-check-up') as HTMLElement
      const { top } = host.getBoundingClientRect()
      const others = [...document.body.children].filter((element) => element !== host && element.getClientRects().length > 0)
      return {
        position: getComputedStyle(host).position,
        covered: others.filter((one) => one.getBoundingClientRect().bottom > top + 1).map((one) => one.outerHTML),
      }
    })
    expect({ position, covered }).toEqual({ position: 'static', covered: [] })
    const { violations } = await new AxeBuilder({ page }).include('cartlet-check-up').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  test('the panel works by keyboard: it shows an element, checks again and closes', async ({ page }) => {
    await page.goto(`${mistakes.url}/action-unknown?cartlet-debug`)
    const panel = page.getByRole('region', { name: 'Cartlet check-up' })
    const again = panel.getByRole('button', { name: 'Check again' })
    await panel.getByRole('button', { name: /^Show <cartlet-buy-button/ }).press('Enter')
    await expect(page.locator('cartlet-buy-button')).toBeInViewport()
    await page.locator('cartlet-buy-button').evaluate((element) => element.setAttribute('action', 'checkout'))
    await again.press('Enter')
    await expect(panel.getByRole('status')).toHaveText('No problems found.')
    await again.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel).toHaveCount(0)
  })

  test('the panel opens with data-debug, and neither opens nor downloads its chunk without it', async ({ page }) => {
    const chunks: string[] = []
    page.on('request', (request) => chunks.push(request.url()))
    await page.goto(`${mistakes.url}/product-misspelt`)
    await page.waitForFunction(() => window.cartlet?.version)
    await expect(page.locator('cartlet-check-up')).toHaveCount(0)
    expect(chunks.filter((url) => /check-up-/.test(url))).toEqual([])
    await page.goto(`${mistakes.url}/with-panel`)
    await expect(page.getByRole('region', { name: 'Cartlet check-up' }).getByRole('status')).toHaveText('No problems found.')
  })
})

for (const name of ['client-id-unknown', 'policy-without-api'])
  test(`a page with a mistake tells the visitor that the shop is unreachable and keeps the author’s link (${name})`, async ({
    page,
  }) => {
    await page.goto(`${mistakes.url}/${name}`)
    const element = page.locator('cartlet-buy-button')
    await expect(element.getByRole('status')).toHaveText('The shop cannot be reached right now.')
    await expect(element.getByRole('link', { name: 'Buy the Blue Mug' })).toBeVisible()
  })
