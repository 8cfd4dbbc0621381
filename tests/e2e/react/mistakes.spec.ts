/** Mistakes with `cartlet/react`, and elements of the page that use the same shop. */
import { type ReactVersion, reactPage } from '../../stacks/react-page'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const BOTH: ReactVersion[] = [18, 19]

const named = (body: string) => `
import { BuyButton, CartDrawer, CartletProvider, Product, useCart } from 'cartlet/react'
export const App = () => ${body}`

/** Shows the app without a server's HTML. */
async function show(shop: Shop, body: string, head = '', version: ReactVersion = 19): Promise<void> {
  const { script } = await reactPage(named(body), version)
  const { clientId, url: api } = shop.platform
  const settings = JSON.stringify({ clientId, api, catalog: 'v1' })
  const code = script.replace(/<\/script/gi, '<\\/script')
  await shop.show(
    `<cartlet-buy-button product="herb-kit"><a href="https://shop.example/herb">Herbs</a></cartlet-buy-button><div id="root"></div><script>globalThis.settings = ${settings}</script><script>${code}</script>`,
    { head },
  )
}

for (const version of BOTH) {
  test(`a component of React ${version} without a provider throws an error that says what to do`, async () => {
    const { render } = await reactPage(named('<BuyButton product="blue-mug" />'), version)
    await expect(render({})).rejects.toThrow(
      '<BuyButton> needs a <CartletProvider> above it. Put one around your app: <CartletProvider clientId="…">.',
    )
  })
}

test('a server render without data and without children logs one line', async () => {
  const { render } = await reactPage(named('<CartletProvider clientId="x"><Product product="blue-mug" /></CartletProvider>'), 19)
  const lines: string[] = []
  const { error } = console
  console.error = (line: string) => lines.push(line)
  try {
    // Room for it, and nothing in it.
    expect(await render({})).toMatch(/<slot><\/slot><\/template><\/cartlet-view>$/)
  } finally {
    console.error = error
  }
  expect(lines).toEqual([expect.stringMatching(/^\[cartlet\] <Product> was rendered empty on a server: .*npx cartlet snapshot/)])
})

test('a provider inside another of the same client id logs one line', async ({ page, shop }) => {
  shop.expectConsoleError(/A <CartletProvider> is inside another with the client id ".*"\. Keep one/)
  await show(
    shop,
    `<CartletProvider {...globalThis.settings}>
      <CartletProvider {...globalThis.settings}><BuyButton product="blue-mug">Mug</BuyButton></CartletProvider>
    </CartletProvider>`,
  )
  await expect(page.locator('cartlet-view').getByRole('button')).toContainText('€18.00')
})

test('two providers of one client id, as in islands, log one note and share the cart', async ({ page, shop }) => {
  const notes: string[] = []
  page.on('console', (message) => message.type() === 'info' && notes.push(message.text()))
  await show(
    shop,
    `<><CartletProvider {...globalThis.settings}><BuyButton product="blue-mug">Mug</BuyButton></CartletProvider>
    <CartletProvider {...globalThis.settings}><Count /></CartletProvider></>
const Count = () => <p className="count">{useCart().count}</p>`,
  )
  await page.locator('cartlet-view').getByRole('button').click()
  await expect(page.locator('.count')).toHaveText('1')
  expect(notes.filter((line) => /Two <CartletProvider> have the client id/.test(line))).toHaveLength(1)
})

test('React components and elements of the script share one cart on a page', async ({ page, shop }) => {
  await show(
    shop,
    `<CartletProvider {...globalThis.settings}><BuyButton product="blue-mug">Mug</BuyButton><Count /></CartletProvider>
const Count = () => <p className="count">{useCart().count}</p>`,
    '%%SNIPPET%%',
  )
  await page.locator('cartlet-buy-button').getByRole('button').click()
  await expect(page.locator('.count')).toHaveText('1')
  await page.keyboard.press('Escape')
  await page.locator('cartlet-view').getByRole('button').click()
  await expect(page.locator('.count')).toHaveText('2')
  await expect.poll(() => page.evaluate(async () => (await window.cartlet?.cart?.get())?.count)).toBe(2)
})
