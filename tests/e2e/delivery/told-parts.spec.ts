/** Whatever part of the widget is lost, the page gets the event LOAD_FAILED and its author one line; a call of the API rejects with the same error. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG = '<cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button>'
const FULL = '<cartlet-product product="blue-mug" layout="full" seo></cartlet-product>'

/** Resolves with the code of the error that the call rejects with. */
const codeOf = (page: Page, call: string) =>
  page.evaluate(
    (code) =>
      cartlet.ready
        .then(() => new Function(`return ${code}`)())
        .then(
          () => 'resolved',
          (error) => error.code ?? `${error}`,
        ),
    call,
  )

interface Row {
  part: string
  body: string
  /** More attributes of the script. */
  script?: string
  /** A call that rejects. */
  call?: string
  act?(page: Page): Promise<void>
}

const openCart = (page: Page) => page.getByRole('button', { name: /Buy/ }).click()

const ROWS: Row[] = [
  { part: 'drawer', body: MUG, call: 'cartlet.checkout()' },
  { part: 'drawer', body: MUG, act: openCart },
  { part: 'drawer', body: MUG, call: 'cartlet.redirect("login", {})' },
  { part: 'consent', body: MUG, call: 'cartlet.setConsent(true)' },
  { part: 'theme', body: MUG, call: 'cartlet.setTheme({ accent: "#063" })' },
  { part: 'check-up', body: MUG, call: 'cartlet.check()' },
  { part: 'languages', body: MUG, call: 'cartlet.setLocale("de")' },
  { part: 'estimate', body: MUG, call: 'cartlet.cart.estimate({ address: { country: "IE" } })' },
  { part: 'cart-extras', body: MUG, act: openCart },
  { part: 'gallery', body: FULL },
  { part: 'product-text', body: FULL },
  { part: 'seo', body: FULL },
  { part: 'data-layer', body: MUG, script: 'data-analytics="datalayer"' },
  { part: 'live', body: MUG, script: 'data-live="https://live.invalid/"' },
]

for (const { part, body, script = '', call, act } of ROWS)
  test(`a lost ${part} ${call ? `makes ${call} reject` : 'is told'} with LOAD_FAILED, in an event and a line`, async ({
    page,
    shop,
  }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    shop.expectConsoleError(/LOAD_FAILED/)
    await page.route(new RegExp(`/dist/${part}-\\w+\\.js`), (route) => route.abort())
    await shop.show(`<main>${body}</main>`, { script: `data-catalog="v1" ${script}` })
    if (call) expect(await codeOf(page, call)).toBe('LOAD_FAILED')
    await act?.(page)
    await expect.poll(() => shop.events('error').map(({ detail }) => detail.code)).toContain('LOAD_FAILED')
    await expect.poll(() => lines.filter((line) => line.includes('LOAD_FAILED'))).toHaveLength(1)
  })
