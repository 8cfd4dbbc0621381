/** Markup that a stranger may write into a page, such as a comment whose attributes a sanitiser keeps. */
import { expect, test } from '../../support/fixtures/fixtures'
import { takeSnapshot } from '../../support/fixtures/snapshots'

const MUG = '<cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button>'

// hazard 38
test('an element with an API that the page does not list draws no login and requests nothing there', async ({ page, shop }) => {
  const asked: string[] = []
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  shop.expectConsoleError(/INVALID_CONFIG: .*data-apis/)
  const { clientId } = shop.platform
  await shop.show(
    `${MUG}<div data-cartlet="account" data-client-id="5f1d5a1e-8a3c-4e0b-9b1d-2c7f0a6e9d99" data-api="https://evil.example">A comment</div>
    <div data-cartlet="account" data-client-id="${clientId}" data-api="https://evil.example">Another comment</div>
    <cartlet-account api="//evil.example">A third</cartlet-account>`,
  )
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await expect.poll(() => shop.events('error').length).toBe(3)
  await expect(page.getByText('Another comment')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(asked).toEqual([])
})

test('a snapshot in an element that is no script changes no price', async ({ page, shop }) => {
  const { products, ...rest } = JSON.parse(JSON.stringify(await takeSnapshot(shop.platform, ['blue-mug'])))
  const text = JSON.stringify({ ...rest, products }).replaceAll('18', '1')
  await shop.show(`<div data-cartlet-snapshot hidden>${text}</div>${MUG}`)
  const seen = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const button = document.querySelector('cartlet-buy-button') as HTMLElement
        const look = () => {
          const words = button.shadowRoot?.querySelector('button')?.innerText ?? ''
          if (words.includes('€')) resolve(words)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  expect(seen).toContain('€18.00')
})
