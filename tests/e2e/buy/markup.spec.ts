/** All ways to write an element: tags, data attributes, scripts pasted twice, and pages that change while they are open. */
import { variantIdOf } from '../../../demo/platform/seed'
import { drawer, line, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

test('markup with data attributes gives the same button as the custom element', async ({ page, shop }) => {
  const variant = variantIdOf('linen-tee', 'M', 'Sage')
  await shop.show(
    `<div data-cartlet="buy-button" data-product="linen-tee" data-variant="${variant}" data-quantity="2"><a href="/blog">Buy the tee</a></div>`,
  )
  await page.getByRole('button', { name: 'Buy the tee €38.00' }).click()
  await expect(quantity(page, 'Linen Tee')).toHaveValue('2')
  await expect
    .poll(() => shop.sent('add').map(({ lineItems }) => lineItems[0].catalogReference.options))
    .toEqual([{ variantId: variant }])
})

test('elements that a page adds later become buttons, both tags and data attributes', async ({ page, shop }) => {
  await shop.show(`${MUG}<div data-cartlet="buy-button" data-product="canvas-tote">Buy the tote</div><div id="later"></div>`)
  await expect(page.getByRole('button', { name: 'Buy the tote €22.00' })).toBeVisible()
  await page.evaluate(() => {
    const later = document.querySelector('#later') as Element
    later.innerHTML = `<cartlet-buy-button product="fig-candle">A late tag</cartlet-buy-button>
      <p><span data-cartlet="buy-button" data-product="wool-throw">A late span</span></p>`
  })
  await expect(page.getByRole('button', { name: 'A late tag €24.00' })).toBeVisible()
  await page.getByRole('button', { name: 'A late span Was €120.00 Now €96.00' }).click()
  await expect(line(page, 'Wool Throw')).toContainText('€96.00')
})

test('cartlet.scan finds data attributes on a page that had none', async ({ page, shop }) => {
  await shop.show(MUG)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await page.evaluate(async () => {
    await cartlet.ready
    document.body.insertAdjacentHTML('beforeend', '<div data-cartlet="buy-button" data-product="canvas-tote">Buy the tote</div>')
    cartlet.scan()
  })
  await expect(page.getByRole('button', { name: 'Buy the tote €22.00' })).toBeVisible()
})

test('a script pasted twice gives one toggle, one visitor and one add for a press', async ({ page, shop }) => {
  await shop.show(`${MUG}%%SNIPPET%%`, { head: '%%SNIPPET%%' })
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1)
  expect(shop.sent('token')).toHaveLength(1)
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
  expect(shop.events('ready')).toHaveLength(1)
})

const SCRIPTS = {
  'at the end of the body': ['', '<script src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script>'],
  deferred: ['<script defer src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script>', ''],
  'as a module': ['<script type="module" src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script>', ''],
  'behind a copy that lost its settings and runs first': [
    '<script defer src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script><script src="/dist/loader.js?v=2"></script>',
    '',
  ],
  'with everything in its address': ['<script async src="/dist/loader.js?client-id=%%CLIENT_ID%%&api=%%API%%"></script>', ''],
  'by a tag manager': [
    `<script>{const s = document.createElement('script'); s.src = '/dist/loader.js?client-id=%%CLIENT_ID%%'; window.cartletConfig = { api: '%%API%%' }; document.head.append(s)}</script>`,
    '',
  ],
}

for (const [how, [head = '', tail = '']] of Object.entries(SCRIPTS)) {
  // hazard 1
  test(`the script works ${how}`, async ({ page, shop }) => {
    await shop.show(MUG + tail, { head })
    await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
    await expect(line(page, 'Blue Mug')).toContainText('€18.00')
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
  })
}

test('attributes of a button take effect when they change', async ({ page, shop }) => {
  await shop.show('<cartlet-buy-button product="blue-mug" label="Buy this">Buy something</cartlet-buy-button>')
  await expect(page.getByRole('button', { name: 'Buy this €18.00' })).toBeVisible()
  const set = (name: string, value: string | null) =>
    page.evaluate(
      ([attribute, text]) => {
        const element = document.querySelector('cartlet-buy-button')
        if (text === null) element?.removeAttribute(attribute)
        else element?.setAttribute(attribute, text)
      },
      [name, value] as [string, string | null],
    )
  await set('label', 'Take it')
  await expect(page.getByRole('button', { name: 'Take it €18.00' })).toBeVisible()
  await set('product', 'canvas-tote')
  await expect(page.getByRole('button', { name: 'Take it €22.00' })).toBeVisible()
  await set('label', null)
  await expect(page.getByRole('button', { name: 'Buy something €22.00' })).toBeVisible()
  await set('product', 'brass-lamp')
  await expect(page.getByRole('button', { name: 'Sold out Brass Lamp', exact: true })).toBeVisible()
  await set('product', 'canvas-tote')
  await set('quantity', '3')
  await page.getByRole('button', { name: 'Buy something €22.00' }).click()
  await expect(quantity(page, 'Canvas Tote')).toHaveValue('3')
  await expect.poll(() => shop.sent('add').map(({ lineItems }) => lineItems[0].quantity)).toEqual([3])
})

test('an element that is moved, taken out and put back stays one button', async ({ page, shop }) => {
  await shop.show(`<div id="here">${MUG}</div><div id="there"></div>`)
  const button = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  await expect(button).toHaveCount(1)
  await page.evaluate(() => {
    const element = document.querySelector('cartlet-buy-button') as Element
    for (let round = 0; round < 5; round++) for (const id of ['there', 'here']) document.getElementById(id)?.append(element)
    ;(window as unknown as { kept: Element }).kept = element
  })
  await expect(button).toHaveCount(1)
  await page.evaluate(() => (window as unknown as { kept: Element }).kept.remove())
  await expect(button).toHaveCount(0)
  await page.evaluate(() => document.querySelector('#there')?.append((window as unknown as { kept: Element }).kept))
  await expect(button).toHaveCount(1)
  await button.click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('the cart still opens after a router has replaced the whole body', async ({ page, shop }) => {
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    const body = document.createElement('body')
    body.innerHTML = '<cartlet-buy-button product="canvas-tote">Buy the tote</cartlet-buy-button>'
    document.body.replaceWith(body)
  })
  await page.getByRole('button', { name: 'Buy the tote' }).click()
  await expect(line(page, 'Canvas Tote')).toContainText('€22.00')
  await expect(line(page, 'Blue Mug')).toContainText('€18.00')
})

test('cartlet.destroy removes the toggle and the listener of the author’s own cart button', async ({ page, shop }) => {
  await shop.show(
    '<button data-cartlet-open="cart">Show my cart</button><div data-cartlet="buy-button" data-product="canvas-tote">The author’s own words</div>',
  )
  await expect(page.getByRole('button', { name: 'The author’s own words €22.00' })).toBeVisible()
  await page.evaluate(async () => {
    await cartlet.ready
    cartlet.destroy()
  })
  await expect(page.getByRole('button', { name: /^Cart,/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show my cart' }).click()
  await expect(drawer(page)).toHaveCount(0)
  expect(shop.events('cart-open')).toEqual([])
})

test('a form called "cartlet" does not keep the shop from working, and the author is warned', async ({ page, shop }) => {
  shop.expectConsoleError(/Rename window\.cartlet/)
  await shop.show(
    `<form id="cartlet"></form>${MUG}<script src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script>`,
    {
      head: '',
    },
  )
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  expect(await page.evaluate(() => typeof cartlet.cart.add)).toBe('function')
})
