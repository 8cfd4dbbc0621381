/** `cartlet/react` in a server-rendered page, with React 18 and 19 in development mode and StrictMode. */
import type { Page } from '@playwright/test'
import { type ReactVersion, reactPage } from '../../stacks/react-page'
import { takeSnapshotOf } from '../../stacks/snapshot-of'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const BOTH: ReactVersion[] = [18, 19]

const linesOf = (page: Page): string[] => {
  const lines: string[] = []
  page.on('console', (message) => {
    // React 18 and 19 recommend their developer tools at every start, and the browser logs error responses, which the journal
    // has.
    if (!/React DevTools|Failed to load resource/.test(message.text())) lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(`${error}`))
  return lines
}

/** Shows the app as its server sends it. `settings` is available to the server and to the page. */
async function show(shop: Shop, app: string, version: ReactVersion, settings: object): Promise<string> {
  const { script, render } = await reactPage(app, version)
  const html = await render({ settings })
  const inScript = (text: string) => text.replace(/<\/script/gi, '<\\/script')
  await shop.show(
    `<div id="root">${html}</div><script>globalThis.settings = ${inScript(JSON.stringify(settings))}</script><script>${inScript(script)}</script>`,
    { head: '' },
  )
  return html
}

const APP = `
import { BuyButton, CartDrawer, CartletProvider, Product, useCart, useProduct } from 'cartlet/react'
function Own() {
  const { count } = useCart()
  const { status, product } = useProduct('gift-box')
  return <p className="own">{count} {status} {product?.name}</p>
}
export const App = () => (
  <CartletProvider {...globalThis.settings}>
    <p><BuyButton product="blue-mug"><a href="https://shop.example/product-page/blue-mug">Buy the Blue Mug</a></BuyButton></p>
    <Product product="herb-kit"><a href="https://shop.example/herb">Herbs</a></Product>
    <Product product="linen-tee" layout="full"><a href="https://shop.example/tee">Tee</a></Product>
    <Own />
    <CartDrawer toggle />
  </CartletProvider>
)`

const CHILDREN = '<a href="https://shop.example/product-page/blue-mug">Buy the Blue Mug</a>'

test('a server-rendered page is styled under a policy without inline styles, by a nonce or from files', async ({
  page,
  shop,
}) => {
  const snapshot = await takeSnapshotOf(shop.platform, ['blue-mug'])
  const { clientId, url: api } = shop.platform
  const app = `import { BuyButton, CartletProvider } from 'cartlet/react'
    export const App = () => (
      <CartletProvider {...globalThis.settings}>
        <BuyButton product="blue-mug"><a href="https://shop.example/product-page/blue-mug">Buy the Blue Mug</a></BuyButton>
      </CartletProvider>
    )`
  const { render } = await reactPage(app, 19)
  const fontUnder = async (styling: object, styleSource: string) => {
    const html = await render({ settings: { clientId, api, catalog: 'v1', snapshot, ...styling } })
    const policy = `default-src 'none'; img-src *; style-src ${styleSource}`
    await shop.show(html, { head: '', headers: { 'content-security-policy': policy } })
    const drawn = page.locator('cartlet-view').getByText('€18.00')
    await expect(drawn).toBeVisible()
    return drawn.evaluate((price) => getComputedStyle(price.closest('.root') as Element).fontFamily)
  }
  shop.expectConsoleError(/Content Security Policy/)
  const refused = await fontUnder({}, "'self'")
  expect(await shop.takeProblems()).toEqual(['policy violation: style-src-elem inline'])
  const byNonce = await fontUnder({ styleNonce: 'abc' }, "'nonce-abc'")
  const fromFiles = await fontUnder({ styles: '/dist/' }, "'self'")
  expect(byNonce).toBe(fromFiles)
  expect(byNonce).not.toBe(refused)
})

for (const version of BOTH) {
  test(`a React ${version} page rendered from a snapshot hydrates without a warning and sells`, async ({ page, shop }) => {
    const lines = linesOf(page)
    const snapshot = await takeSnapshotOf(shop.platform, ['blue-mug', 'herb-kit', 'gift-box', 'linen-tee'])
    const { clientId, url: api } = shop.platform
    const html = await show(shop, APP, version, { clientId, api, catalog: 'v1', snapshot })
    expect(html).toContain('shadowrootmode="open"')
    expect(html).toContain('€18.00')
    expect(html).toContain(CHILDREN)
    expect(html).toMatch(/0<!-- --> <!-- -->ready<!-- --> <!-- -->Gift/)
    const button = page.locator('cartlet-view[product="blue-mug"]').getByRole('button')
    await expect(button).toContainText('€18.00')
    await expect(page.locator('cartlet-view[product="herb-kit"]')).toContainText('Herb')
    expect(html).toContain('Buy now')
    const tee = page.locator('cartlet-view[product="linen-tee"]')
    await tee.getByRole('button', { name: 'Next picture' }).click()
    await expect(tee.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'true')
    await button.click()
    await expect(page.getByRole('dialog')).toContainText('Blue Mug')
    await expect(page.locator('.own')).toContainText('1 ready')
    expect(lines).toEqual([])
  })

  test(`a React ${version} page rendered without data shows the children, hydrates without a warning and sells`, async ({
    page,
    shop,
  }) => {
    const lines = linesOf(page)
    const { clientId, url: api } = shop.platform
    const html = await show(shop, APP, version, { clientId, api, catalog: 'v1' })
    // Room for what will be drawn, and nothing that is drawn.
    expect(html).toContain(`<slot></slot></template>${CHILDREN}`)
    expect(html).not.toContain('€')
    const button = page.locator('cartlet-view[product="blue-mug"]').getByRole('button')
    await button.click()
    await expect(page.getByRole('dialog')).toContainText('Blue Mug')
    expect(lines).toEqual([])
    await page.keyboard.press('Escape')
    // What the provider added is removed with it, without a warning.
    await page.evaluate(() => (window as unknown as { root: { unmount(): void } }).root.unmount())
    await expect(page.locator('cartlet-overlay')).toHaveCount(0)
    expect(lines).toEqual([])
  })
}
