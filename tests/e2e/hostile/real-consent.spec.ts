/** Consent as real consent managers tell it. */
import { quantity, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG = '<cartlet-buy-button product="blue-mug" label="Buy the mug"></cartlet-buy-button>'

// hazard 93
test('a consent manager that sets its default after the visitor’s decision takes no cart away', async ({ page, shop }) => {
  const commands = `<script>
    window.dataLayer = []
    function gtag() { dataLayer.push(arguments) }
    const all = (value) => ({ functionality_storage: value, analytics_storage: value })
    gtag('consent', 'update', all('granted'))
    gtag('consent', 'default', all('denied'))
  </script>`
  await shop.show(`${commands}${MUG}`, { script: 'data-consent="required"' })
  await page.getByRole('button', { name: /^Buy the mug/ }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await page.evaluate(() => {
    const { gtag } = window as unknown as { gtag(...words: unknown[]): void }
    gtag('consent', 'default', { functionality_storage: 'denied', region: ['DE'] })
    gtag('consent', 'default', { functionality_storage: 'denied' })
  })
  await page.reload()
  await expect(toggle(page, '1 item')).toBeVisible()
})
