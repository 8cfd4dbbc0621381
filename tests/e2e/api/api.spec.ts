/** What a page can call and listen to: the queue, the methods, the events. */
import { productIdOf } from '../../../demo/platform/seed'
import { drawer, expectTotals, line, quantity, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

declare global {
  interface Window {
    // biome-ignore lint/suspicious/noExplicitAny: whatever a test's page notes down.
    notes: any[]
  }
}

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

// hazard 53
test('commands queued before the loader ran are run in order, and later ones as they are pushed', async ({ page, shop }) => {
  await shop.show(MUG, {
    head: `<script>
      window.notes = [];
      (window.cartlet ||= []).push(api => notes.push('first ' + typeof api.cart.add));
      window.cartlet.push(api => { throw new Error('a bad command') });
      window.cartlet.push(api => notes.push('third'));
    </script>%%SNIPPET%%`,
  })
  shop.expectConsoleError(/A pushed command failed/)
  await page.evaluate(() => cartlet.ready)
  await expect.poll(() => page.evaluate(() => window.notes)).toEqual(['first function', 'third'])
  await expect
    .poll(() =>
      page.evaluate(() => {
        cartlet.push(() => window.notes.push('late'))
        return window.notes.includes('late')
      }),
    )
    .toBe(true)
})

test('a page can fill, change and empty the cart through the API', async ({ page, shop }) => {
  await shop.show('<p>No button here</p>')
  const added = await page.evaluate(async () => {
    await cartlet.ready
    return cartlet.cart.add({ product: 'blue-mug', quantity: 2 })
  })
  expect(added).toMatchObject({
    outcome: 'added',
    line: { name: 'Blue Mug', quantity: 2, total: { value: 36, currency: 'EUR', formatted: '€36.00' } },
    cart: { count: 2 },
  })
  await expect(toggle(page, '2 items')).toBeVisible()

  const changed = await page.evaluate(async (id) => {
    const { cart } = cartlet
    const updated = await cart.update(id, { quantity: 5 })
    const withCode = await cart.applyCoupon('WELCOME10')
    const read = await cart.get()
    const noted = await cart.setNote('Leave it at the door')
    const removed = await cart.remove(id)
    return { updated, withCode, read, noted, removed }
  }, added.line.id)
  expect(changed.updated.count).toBe(5)
  expect(changed.withCode.coupon).toMatchObject({ code: 'WELCOME10' })
  expect(changed.read).toMatchObject({ count: 5, coupon: { code: 'WELCOME10' }, lines: [{ name: 'Blue Mug' }] })
  expect(changed.noted.note).toBe('Leave it at the door')
  expect(changed.removed).toMatchObject({ count: 0, lines: [] })
  await expect(toggle(page, '0 items')).toBeVisible()
  await expect.poll(() => shop.sent('quantity')).toEqual([{ lineItems: [{ id: added.line.id, quantity: 5 }] }])
  await expect
    .poll(() => shop.sent('patch'))
    .toEqual([{ couponCode: 'WELCOME10' }, { cartInfo: { buyerNote: 'Leave it at the door' } }])
  await expect.poll(() => shop.sent('remove')).toEqual([{ lineItemIds: [added.line.id] }])
})

test('an API call that cannot succeed rejects with a code, and no add is sent', async ({ page, shop }) => {
  await shop.show('<p>No button here</p>')
  const codes = await page.evaluate(async () => {
    const { cart } = cartlet
    const code = (promise: Promise<unknown>) => promise.then(String, (error) => error.code)
    return [
      await code(cart.add({ product: 'no-such-thing' })),
      await code(cart.add({ product: 'linen-tee' })),
      await code(cart.add({ product: 'engraved-pen' })),
      await code(cart.add({ product: 'blue-mug', quantity: 0.5 })),
      await code(cart.update('no-such-line', { quantity: 2 })),
    ]
  })
  expect(codes).toEqual(['PRODUCT_NOT_FOUND', 'OPTIONS_REQUIRED', 'TEXT_REQUIRED', 'INVALID_ARGUMENT', 'LINE_NOT_FOUND'])
  expect(shop.sent('add')).toEqual([])
})

test('an add that the platform answers with 200 without adding rejects with NOT_ADDED', async ({ page, shop }) => {
  await shop.show('<p>No button here</p>')
  const code = await page.evaluate(() => cartlet.cart.add({ product: 'brass-lamp' }).catch(({ code }: { code: string }) => code))
  expect(code).toBe('NOT_ADDED')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a page can open, toggle and close the cart', async ({ page, shop }) => {
  await shop.show('<p>No button here</p>')
  await page.evaluate(() => cartlet.cart.open())
  await expect(drawer(page)).toBeVisible()
  await page.evaluate(() => cartlet.cart.toggle())
  await expect(drawer(page)).toBeHidden()
  await page.evaluate(() => cartlet.cart.toggle())
  await expect(drawer(page)).toBeVisible()
  await page.evaluate(() => cartlet.cart.close())
  await expect(drawer(page)).toBeHidden()
  expect(
    shop
      .events()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('cart-')),
  ).toEqual(['cart-open', 'cart-close', 'cart-open', 'cart-close'])
})

test('a cart that is reopened right after it was closed stays open', async ({ page, shop }) => {
  await shop.show('<p>No button here</p>')
  await page.evaluate(() => cartlet.cart.open())
  await expect(drawer(page)).toBeVisible()
  // The dialog is drawn in one frame and made modal in the next: one that was never modal fires no close event.
  await page.waitForFunction(() => document.querySelector('cartlet-overlay')?.shadowRoot?.querySelector('dialog:modal'))
  // The browser fires `close` a moment after the call, when the dialog may be open again.
  const open = await page.evaluate(async () => {
    const { cart } = cartlet
    const dialog = document.querySelector('cartlet-overlay')?.shadowRoot?.querySelector('dialog') as HTMLDialogElement
    const told = new Promise((resolve) => dialog.addEventListener('close', () => setTimeout(resolve)))
    const closed = new Promise((resolve) => new MutationObserver(resolve).observe(dialog, { attributeFilter: ['open'] }))
    await cart.close()
    await closed
    await cart.open()
    await told
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return dialog.open
  })
  expect(open).toBe(true)
  await expect(drawer(page)).toBeVisible()
})

test('cartlet.on receives every change until its undo is called, and a late listener still gets ready', async ({
  page,
  shop,
}) => {
  await shop.show('<p>No button here</p>')
  const heard = await page.evaluate(async () => {
    window.notes = []
    const early = cartlet.on('cart-change', ({ action }: { action: string }) => window.notes.push(`early ${action}`))
    const { line: mug } = await cartlet.cart.add({ product: 'blue-mug' })
    const late = cartlet.on('cartlet:cart-change', ({ delta }: { delta: { quantity: number }[] }) =>
      window.notes.push(`late ${delta[0]?.quantity}`),
    )
    early()
    await cartlet.cart.update(mug.id, { quantity: 4 })
    late()
    await cartlet.cart.remove(mug.id)
    cartlet.on('ready', ({ version }: { version: string }) => window.notes.push(`ready ${version}`))
    return window.notes
  })
  expect(heard).toEqual(['early add', 'late 3', expect.stringMatching(/^ready \d+\.\d+\.\d+/)])
  expect(shop.events('cart-change').map(({ detail }) => detail.action)).toEqual(['add', 'update', 'remove'])
})

test('a page with a count of its own shows it after a reload, from the one event that says that the cart is known', async ({
  page,
  shop,
}) => {
  await shop.show(`${MUG}<output aria-label="changes"></output><script>
    document.addEventListener('cartlet:cart-change', ({ detail }) => {
      document.querySelector('output').textContent += detail.action + ' ' + detail.cart.count + ';'
    })
  </script>`)
  await page.locator('cartlet-buy-button').getByRole('button').click()
  await expect(page.getByRole('status', { name: 'changes' })).toHaveText('add 1;')
  await page.reload()
  await expect(page.getByRole('status', { name: 'changes' })).toHaveText('sync 1;')
})

test('events start from the element and bubble up to the document', async ({ page, shop }) => {
  await shop.show(`<div id="card">${MUG}</div>`)
  await page.evaluate(() => {
    window.notes = []
    for (const name of ['cartlet:before-add', 'cartlet:cart-change'])
      document.querySelector('#card')?.addEventListener(name, (event) => {
        const { detail, target } = event as CustomEvent
        window.notes.push({
          name,
          from: (target as Element).localName,
          product: detail.product,
          delta: detail.delta?.[0]?.quantity,
        })
      })
  })
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  expect(await page.evaluate(() => window.notes)).toEqual([
    { name: 'cartlet:before-add', from: 'cartlet-buy-button', product: 'blue-mug' },
    { name: 'cartlet:cart-change', from: 'cartlet-buy-button', delta: 1 },
  ])
  expect(shop.events('cart-change')[0]?.detail).toMatchObject({
    action: 'add',
    cart: { count: 1, lines: [{ total: { value: 18, currency: 'EUR', formatted: '€18.00' } }] },
    delta: [{ name: 'Blue Mug', productId: productIdOf('blue-mug'), quantity: 1 }],
  })
  const order = shop.events().map(({ name }) => name)
  expect(order.filter((name) => name !== 'session-change')).toEqual(['ready', 'before-add', 'cart-open', 'cart-change'])
})

test('a page that prevents cartlet:before-add keeps the add from being sent', async ({ page, shop }) => {
  await shop.show(MUG)
  const button = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  await expect(button).toBeVisible()
  await page.evaluate(() => document.addEventListener('cartlet:before-add', (event) => event.preventDefault(), { once: true }))
  await button.click()
  await expect.poll(() => shop.events('before-add')).toHaveLength(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(drawer(page)).toBeHidden()
  expect(shop.cartCalls()).toEqual([])
  await button.click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a page that prevents cartlet:before-checkout keeps the visitor on the page', async ({ page, shop }) => {
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expectTotals(page, { Subtotal: '€18.00' })
  const prevent = () =>
    page.evaluate(() => document.addEventListener('cartlet:before-checkout', (event) => event.preventDefault(), { once: true }))
  await prevent()
  expect(await page.evaluate(() => cartlet.checkout())).toBe('prevented')
  await prevent()
  const checkout = drawer(page).getByRole('button', { name: 'Checkout', exact: true })
  await checkout.click()
  await expect.poll(() => shop.events('before-checkout').map(({ detail }) => detail.cart.count)).toEqual([1, 1])
  await expect(checkout).not.toHaveAttribute('aria-busy')
  expect(shop.sent('checkout')).toEqual([])
  await checkout.click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  expect(shop.sent('checkout')).toHaveLength(1)
})

test('the author’s own buttons add a product, open the cart and go to the checkout', async ({ page, shop }) => {
  await shop.open('/plain')
  await expect(page.getByRole('button', { name: /^Buy the Blue Mug/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show my cart' }).click()
  await expect(drawer(page)).toContainText('Your cart is empty')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Show my cart' })).toBeFocused()
  await page.getByRole('button', { name: 'Add a fig candle' }).click()
  await expect(line(page, 'Fig Candle')).toContainText('€24.00')
  await expect.poll(() => shop.events('cart-change').map(({ from }) => from)).toEqual(['button'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
})

/** What the platform was told last about the way back. */
const callbacksOf = (shop: Shop) =>
  (
    shop.platform.journal.requests({ path: '/_api/redirects-api/v1/redirect-session' }).at(-1)?.body as
      | { callbacks?: Record<string, string> }
      | undefined
  )?.callbacks

test('the checkout and the logout are told only the parts of the page’s address that the page needs', async ({ page, shop }) => {
  await shop.show('<p>No button here</p>', { script: 'data-consent="required" data-return-parameters="id"' })
  const here = page.url()
  await page.goto(`${here}?id=a%20b+c&email=ann%40mail.example&gclid=7#token=secret`)
  await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }))
  await page.evaluate(() => void cartlet.checkout())
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  // Nothing is kept here, so this page would not know of an order: the platform's own page says thank you.
  expect(callbacksOf(shop)).toEqual({
    postFlowUrl: `${here}?id=a%20b+c`,
    cartPageUrl: `${here}?id=a%20b+c&cartlet-open=cart`,
  })
  expect(JSON.stringify(shop.platform.journal.requests().map(({ body, query }) => [body, query]))).not.toMatch(
    /mail\.example|gclid|secret/,
  )
})

// hazard 37
test('cartlet.checkout returns to the page given as returnTo, but never to another site', async ({ page, shop }) => {
  await shop.show('<p>No button here</p>')
  await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }))
  const here = page.url()
  const leave = async (order: Parameters<typeof cartlet.checkout>[0]) => {
    await page.evaluate((asked) => void cartlet.checkout(asked), order)
    await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
    await page.goBack()
    await expect(toggle(page, '1 item')).toBeVisible()
    return callbacksOf(shop)
  }
  const plain = shop.url('/plain')
  const open = `${here}?cartlet-open=cart`
  expect(await leave({})).toEqual({ postFlowUrl: here, thankYouPageUrl: here, cartPageUrl: open })
  expect(await leave({ returnTo: '/plain' })).toEqual({
    postFlowUrl: plain,
    thankYouPageUrl: plain,
    cartPageUrl: `${plain}?cartlet-open=cart`,
  })
  expect(await leave({ thankYouUrl: '/plain', cartUrl: '/cart' })).toEqual({
    postFlowUrl: here,
    thankYouPageUrl: plain,
    cartPageUrl: shop.url('/cart'),
  })
  expect(await leave({ thankYouUrl: 'platform' })).toEqual({ postFlowUrl: here, cartPageUrl: open })
  const elsewhere = 'https://elsewhere.example/'
  expect(await leave({ returnTo: elsewhere, thankYouUrl: elsewhere, cartUrl: elsewhere })).toEqual({
    postFlowUrl: here,
    thankYouPageUrl: here,
    cartPageUrl: here,
  })
})

test('the settings of the page name its thank-you page and its cart page, and the language goes along', async ({
  page,
  shop,
}) => {
  await shop.show('<p>No button here</p>', { lang: 'de-AT', script: 'data-thank-you-url="/plain" data-cart-url="/cart"' })
  await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }))
  await page.evaluate(() => void cartlet.checkout())
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  expect(callbacksOf(shop)).toMatchObject({ thankYouPageUrl: shop.url('/plain'), cartPageUrl: shop.url('/cart') })
  expect(new URL(page.url()).searchParams.get('lang')).toBe('de')
})

test('the platform’s own thank-you page stays where the author asks for it, and where downloads stand on it', async ({
  page,
  shop,
}) => {
  await shop.show('<p>No button here</p>', { script: 'data-thank-you-url="platform"' })
  const leaveWith = async (product: string) => {
    await page.evaluate((one) => cartlet.cart.add({ product: one }), product)
    await page.evaluate(() => void cartlet.checkout())
    await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
    return callbacksOf(shop)
  }
  expect(await leaveWith('blue-mug')).not.toHaveProperty('thankYouPageUrl')
  await shop.show('<p>No button here</p>')
  expect(await leaveWith('fern-brushes')).not.toHaveProperty('thankYouPageUrl')
})
