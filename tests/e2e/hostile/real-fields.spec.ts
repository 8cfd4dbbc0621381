/** What pages and browsers do to the wheel and to presses that are meant for our controls. */
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

// hazard 100
test('the wheel over a focused quantity changes nothing, and the arrow keys and digits of another script do', async ({
  page,
  shop,
}) => {
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  const field = quantity(page, 'Blue Mug')
  await expect(field).toHaveValue('1')
  await expect(drawer(page)).toBeVisible()
  await field.click()
  await expect(field).toBeFocused()
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -120)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => shop.sent('quantity').map(({ lineItems }) => lineItems[0].quantity)).toEqual([2])
  await expect(field).toHaveValue('2')
  await field.fill('٣')
  await page.keyboard.press('Enter')
  await expect.poll(() => shop.sent('quantity').map(({ lineItems }) => lineItems[0].quantity)).toEqual([2, 3])
  await expect(field).toHaveValue('3')
})

const COMPONENT = `<script>
  customElements.define('x-card', class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      const button = document.createElement('cartlet-buy-button')
      button.setAttribute('product', 'blue-mug')
      root.append(button)
    }
  })
</script><x-card></x-card>`

// hazard 104
test('an element in a page component’s shadow root has the language and the direction of the page', async ({ page, shop }) => {
  await shop.show(COMPONENT, { lang: 'ar', dir: 'rtl' })
  await expect(page.locator('x-card cartlet-buy-button .root')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('x-card cartlet-buy-button .root')).toHaveAttribute('dir', 'rtl')
})

// hazard 105
test('an element without a box of its own is drawn when its children come near the window', async ({ page, shop }) => {
  await shop.show(`<style>cartlet-buy-button, span { display: contents }</style>${MUG}
    <cartlet-buy-button product="canvas-tote"><span><a href="%%API%%/product-page/canvas-tote">Buy the tote</a></span></cartlet-buy-button>
    <div style="height:5000px"></div>
    <cartlet-buy-button product="fig-candle"><a href="%%API%%/product-page/fig-candle">Buy the candle</a></cartlet-buy-button>`)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy the tote/ })).toBeVisible()
  const candle = page.getByText('Buy the candle')
  await expect(page.getByRole('link', { name: 'Buy the candle' })).toBeAttached()
  await candle.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /^Buy the candle/ })).toBeVisible()
})

// hazard 107
test('a button is called what the visitor reads in the author’s content, also in another language', async ({ page, shop }) => {
  await shop.show(`<style>.hint { display: none }</style>
    <cartlet-buy-button product="blue-mug"><style>a { color: red }</style><a href="%%API%%/product-page/blue-mug">Buy the<br>Blue Mug</a>
      <span class="hint">Opens a shop</span><span hidden>Needs scripts</span></cartlet-buy-button>`)
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00', exact: true })).toBeVisible()
  await page.evaluate(() => cartlet.setLocale('de'))
  await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy the Blue Mug 18,00\s€$/ })).toBeVisible()
  // The author's own translation, which is not drawn any more.
  await page.evaluate(() => {
    const host = document.querySelector('cartlet-buy-button') as Element
    host.innerHTML = '<style>a { color: red }</style><a href="/mug">Den Becher<br>kaufen</a><span hidden>Braucht Skripte</span>'
    host.setAttribute('locale', 'de-AT')
  })
  await expect(page.getByRole('button', { name: /^Den Becher kaufen (?!Braucht)/ })).toBeVisible()
})

const FALLBACKS: Record<string, [content: string, name: string]> = {
  'is for browsers without scripts alone': [
    '<noscript><a href="/mug">Buy the <b>Blue Mug</b></a></noscript>',
    'Add to cart Blue Mug',
  ],
  'is a style sheet alone': ['<style>a { color: red }</style>', 'Add to cart Blue Mug'],
  'can be broken in the middle of a word': ['<a href="/mug">Buy the stone<wbr>ware mug</a>', 'Buy the stoneware mug'],
  'is hidden until all of the page is there': ['<a href="/mug" style="visibility:hidden">Buy the mug</a>', 'Buy the mug'],
  'is hidden where scripts run': ['<a href="/mug" style="display:none">Buy the <b>Blue Mug</b></a>', 'Buy the Blue Mug'],
  'is shown in capitals': ['<a href="/mug" style="text-transform:uppercase">Buy the Straße mug</a>', 'Buy the Straße mug'],
  'has a hint that only a search of the page shows': [
    'Buy the mug<span hidden="until-found"> Needs scripts</span>',
    'Buy the mug',
  ],
  'is a picture': ['<a href="/mug"><img alt="Buy the mug" src="data:,"></a>', 'Buy the mug'],
  'has a drawing with a style sheet and words of its own': [
    '<a href="/mug"><svg><style>.a{fill:red}</style><title>Cup</title><metadata>Draw 1.2</metadata></svg>Buy the mug</a>',
    'Buy the mug',
  ],
  'is in paragraphs': ['<p>Buy the</p><p>Blue Mug</p>', 'Buy the Blue Mug'],
  'has a list of sizes to choose from': [
    'Buy the mug<select><option>Small</option><option>Large</option></select>',
    'Buy the mug',
  ],
}

// hazard 107
for (const [what, [content, name]] of Object.entries(FALLBACKS))
  test(`a button is called what its author means where the content ${what}`, async ({ page, shop }) => {
    await shop.show(`<cartlet-buy-button product="blue-mug">${content}</cartlet-buy-button>`)
    await expect(page.getByRole('button', { name: /€18.00/ })).toHaveAccessibleName(`${name} €18.00`)
  })

const BOXLESS: Record<string, string> = {
  'words beside a hidden hint': 'Buy the mug<span hidden>Needs scripts</span>',
  'words beside a style sheet': '<style>a { color: red }</style>Buy the mug',
  'nothing but what is never drawn': '<style>a { color: red }</style><template><a href="/mug">Buy the mug</a></template>',
}

// hazard 105
for (const [what, content] of Object.entries(BOXLESS))
  test(`an element without a box of its own is drawn that has ${what} in it`, async ({ page, shop }) => {
    await shop.show(
      `<style>cartlet-buy-button { display: contents }</style><cartlet-buy-button product="blue-mug">${content}</cartlet-buy-button>`,
    )
    await expect(page.getByRole('button', { name: /€18.00/ })).toBeVisible()
  })

const CANCELLERS: Record<string, string> = {
  'cancels presses outside of form fields':
    'document.onmousedown = ({ target }) => /^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test(target.tagName)',
  'is one list that can be sorted by dragging':
    "document.body.addEventListener('pointerdown', (event) => event.preventDefault()); document.body.addEventListener('mousedown', (event) => event.preventDefault())",
}
const running = (script: string) => `<script>addEventListener('DOMContentLoaded', () => { ${script} })</script>`

for (const [kind, script] of Object.entries(CANCELLERS)) {
  test(`a page that ${kind} lets the visitor focus the fields of the cart by mouse`, async ({ page, shop }) => {
    await shop.show(`${running(script)}${MUG}`)
    await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await quantity(page, 'Blue Mug').click()
    await expect(quantity(page, 'Blue Mug')).toBeFocused()
    await drawer(page).getByText('Add a promo code').click()
    await drawer(page).getByLabel('Promo code').click()
    await expect(drawer(page).getByLabel('Promo code')).toBeFocused()
  })

  // hazard 103
  test(`a page that ${kind} lets the visitor focus the fields of a product by mouse`, async ({ page, shop }) => {
    await shop.show(`${running(script)}<cartlet-product product="engraved-pen" layout="full"></cartlet-product>`)
    const engraving = page.getByRole('textbox', { name: 'Engraving' })
    await engraving.click()
    await expect(engraving).toBeFocused()
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await quantity.click()
    await expect(quantity).toBeFocused()
  })

  test(`a page that ${kind} lets the visitor focus the fields of a product in a component’s closed root`, async ({
    page,
    shop,
  }) => {
    await shop.show(`${running(script)}<script>
      customElements.define('x-closed', class extends HTMLElement {
        connectedCallback() {
          const product = document.createElement('cartlet-product')
          product.setAttribute('product', 'engraved-pen')
          product.setAttribute('layout', 'full')
          this.attachShadow({ mode: 'closed' }).append(product)
          window.inside = product
        }
      })
    </script><x-closed></x-closed>`)
    const focus = async (selector: string) => {
      const field = await page.waitForFunction(
        (one) => (window as unknown as { inside: Element }).inside.shadowRoot?.querySelector<HTMLElement>(one),
        selector,
      )
      await field.asElement()?.click()
      return field.evaluate((one) => (one?.getRootNode() as ShadowRoot).activeElement === one)
    }
    expect(await focus('[role=spinbutton]')).toBe(true)
    expect(await focus('input:not([role])')).toBe(true)
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })
  test.skip(({ browserName }) => browserName === 'firefox', 'Its driver sends no touch events')

  test('a guard of the page against double taps loses none of five taps on a product’s quantity', async ({ page, shop }) => {
    await shop.show(`<script>
      let last = 0
      document.addEventListener('touchend', (event) => {
        if (event.timeStamp - last < 300) event.preventDefault()
        last = event.timeStamp
      }, { passive: false })
    </script><cartlet-product product="blue-mug" layout="full"></cartlet-product>`)
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await page.evaluate(() => cartlet.ready)
    const more = page.getByRole('button', { name: /^Increase quantity/ })
    for (let tap = 0; tap < 5; tap++) await more.tap()
    await expect(quantity).toHaveValue('6')
  })
})
