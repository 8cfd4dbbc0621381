/** Languages: each with its own texts, number format and direction, downloaded on demand in the parts that a page needs. */
import type { Locator, Page } from '@playwright/test'
import { drawer as englishDrawer, toggle as englishToggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

const button = (product: string, words = '') => `<cartlet-buy-button product="${product}">${words}</cartlet-buy-button>`
const MUG = button('blue-mug', 'Blue Mug kaufen')

/** The language files that the page has requested, e.g. `de-extras`. */
function watchLanguages(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('request', (request) => {
    const [, name] =
      /\/dist\/((?:ar|de|es|fr|he|it|ja|nl|pl|pt-BR|zh-CN)(?:-(?:product|extras|account))?)-\w{7}\.js/.exec(request.url()) ?? []
    if (name) seen.add(name)
  })
  return seen
}

const german = (page: Page): Locator => page.getByRole('dialog', { name: 'Ihr Warenkorb' })

async function addMug(page: Page, shop: Shop, options: Parameters<Shop['show']>[1]): Promise<void> {
  await shop.show(MUG, options)
  await page.getByRole('button', { name: /^Blue Mug kaufen/ }).click()
}

/** Words of the English texts of a button and of the toggle, which no German text contains. */
const ENGLISH = /\b(add|added|to|cart|items?|choose|buy|sold|checking|loading|price)\b/i

/** Records every text and label of our elements on pages that are opened from now on; the returned function reads them. */
async function recordTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts = new Set<string>()
    Object.assign(window, { texts })
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      const record = () => {
        for (const one of root.querySelectorAll('*:not(style)'))
          for (const text of [one.ariaLabel, ...[...one.childNodes].map((node) => (node instanceof Text ? node.data : ''))])
            if (text?.trim()) texts.add(text.trim())
      }
      new MutationObserver(record).observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
      return root
    }
  })
  return () => page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts])
}

/** Asserts that no element overflows its box. */
const expectNoOverflow = (within: Locator) =>
  expect
    .poll(() =>
      within.evaluate((root) =>
        [root, ...root.querySelectorAll('*')]
          .filter((one) => {
            const { width, height } = one.getBoundingClientRect()
            const { overflowX, clipPath } = getComputedStyle(one)
            return (
              width > 1 &&
              height > 1 &&
              clipPath === 'none' &&
              overflowX !== 'scroll' &&
              one.scrollWidth > one.clientWidth + 1 &&
              one.clientWidth > 0
            )
          })
          .map((one) => `${one.localName}.${one.className}: ${one.textContent?.slice(0, 60)}`),
      ),
    )
    .toEqual([])

test('a German page shows German buttons, cart, numbers and announcements, and downloads only the texts it shows', async ({
  page,
  shop,
}) => {
  const languages = watchLanguages(page)
  await shop.show(`${MUG}${button('brass-lamp')}${button('linen-tee')}`, {
    lang: 'de-DE',
    script: 'data-free-shipping-from="35 EUR"',
  })
  await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Auswählen/ })).toBeVisible()
  expect([...languages]).toEqual(['de'])

  await page.getByRole('button', { name: /^Blue Mug kaufen/ }).click()
  await expect(german(page).getByRole('heading', { name: 'Ihr Warenkorb 1 Artikel' })).toBeVisible()
  await expect(german(page).getByText('Noch 17,00 € bis zum kostenlosen Versand')).toBeVisible()
  await expect(
    german(page).getByRole('status').filter({ hasText: 'Blue Mug hinzugefügt, 1 im Warenkorb. Zwischensumme' }),
  ).toBeAttached()
  await expect(german(page).getByText('Gutscheincode eingeben')).toBeVisible()
  expect([...languages].sort()).toEqual(['de', 'de-extras'])
  await expect(page.locator('cartlet-overlay .root')).toHaveAttribute('lang', 'de-DE')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
})

test('an English page downloads no language file', async ({ page, shop }) => {
  const languages = watchLanguages(page)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await shop.show(MUG, { lang: 'en-GB' })
  await page.getByRole('button', { name: /^Blue Mug kaufen/ }).click()
  await expect(englishDrawer(page).getByText('Add a promo code')).toBeVisible()
  expect([...languages]).toEqual([])
  expect(files.filter((url) => /\/languages-/.test(url))).toEqual([])
})

test('a button without a label never shows an English text, neither before nor after its language is loaded', async ({
  page,
  shop,
}) => {
  const texts = await recordTexts(page)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const asked = page.waitForRequest(/\/dist\/de-\w{7}\.js/)
  await page.route(/\/dist\/de-\w{7}\.js/, async (route) => {
    await held
    await route.continue()
  })
  await shop.show(button('blue-mug'), { lang: 'de' })
  await asked
  expect(await page.getByRole('button').count()).toBe(0)
  letThrough()
  await expect(page.getByRole('button', { name: /^In den Warenkorb/ })).toContainText('18,00')
  await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  const seen = await texts()
  expect(seen).toEqual(expect.arrayContaining(['In den Warenkorb', 'Warenkorb, 0 Artikel']))
  expect(seen.filter((text) => ENGLISH.test(text))).toEqual([])
})

// hazard 71
test('an Arabic cart reads from right to left, even on a page with dir="ltr"', async ({ page, shop }) => {
  for (const dir of ['rtl', 'ltr'] as const) {
    await shop.show(MUG, { lang: 'ar', dir })
    await page.getByRole('button', { name: /^Blue Mug kaufen/ }).click()
    const cart = page.getByRole('dialog', { name: 'سلة التسوق' })
    await expect(cart.getByRole('heading', { name: /^سلة التسوق منتج (واحد|ان)/ })).toBeVisible()
    await expect(cart.getByText('إضافة رمز خصم')).toBeVisible()
    await expect(cart).toHaveCSS('direction', 'rtl')
    // The inline end is on the left.
    await expect.poll(async () => (await cart.boundingBox())?.x).toBe(0)
    await expect(page.getByRole('button', { name: /^السلة، / })).toBeAttached()
    await page.evaluate(() => cartlet.cart.clear())
  }
})

test('a Japanese cart, product, list and account contain no English phrase', async ({ page, shop }) => {
  await shop.show(
    `<cartlet-product product="linen-tee" layout="full"></cartlet-product><cartlet-collection collection="kitchen" filters="price stock text"></cartlet-collection><cartlet-account></cartlet-account><cartlet-cart></cartlet-cart>`,
    { lang: 'ja' },
  )
  await expect(page.getByLabel('並べ替え')).toBeVisible()
  await expect(page.locator('cartlet-collection').getByRole('article').first()).toBeVisible()
  await expect(page.locator('cartlet-product').getByRole('button', { name: /カートに入れる/ })).toBeVisible()
  // It lies below the others, which are drawn by now and push it down no further, and is drawn when it comes near the viewport.
  await page.locator('cartlet-account').scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('button', { name: 'アカウントを作成' }).or(page.getByRole('button', { name: '初めての方' })),
  ).toBeVisible()
  await page.locator('cartlet-cart').scrollIntoViewIfNeeded()
  await expect(page.locator('cartlet-cart').getByText('カートは空です')).toBeVisible()
  const own = await page.evaluate(() =>
    ['cartlet-product', 'cartlet-collection', 'cartlet-account', 'cartlet-cart'].flatMap((tag) =>
      [
        ...(document
          .querySelector(tag)
          ?.shadowRoot?.querySelectorAll('button, label, h2, summary, legend, option, .note, .hint') ?? []),
      ]
        .filter((one) => !one.closest('[part=option], .text, .card'))
        .map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent ?? ''}`.trim())
        .filter((text) => /[A-Za-z]{3,} [a-z]{2,}/.test(text)),
    ),
  )
  // Names from the shop's data stay in the shop's language.
  expect(own.filter((text) => !/[ぁ-んァ-ヶ一-龠]/.test(text))).toEqual([])
})

test('long German words wrap instead of overflowing a 320 px screen', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await shop.show(
    `<main>${button('blue-mug', 'Geschwindigkeitsbegrenzungsbecher kaufen')}${button('linen-tee')}</main><cartlet-account></cartlet-account>`,
    { lang: 'de', script: 'data-free-shipping-from="35 EUR"' },
  )
  await expect(
    page.getByRole('button', { name: 'Konto erstellen' }).or(page.getByRole('button', { name: 'Ich bin neu hier' })),
  ).toBeVisible()
  await expectNoOverflow(page.locator('cartlet-account .root'))
  await page.getByRole('button', { name: /^Geschwindigkeits/ }).click()
  await expect(german(page).getByText('Versand und Steuern berechnen')).toBeVisible()
  await german(page).getByText('Gutscheincode eingeben').click()
  await german(page).getByText('Versand und Steuern berechnen').click()
  await expect(german(page).getByLabel('Land')).toBeVisible()
  await expectNoOverflow(german(page))
  await page.evaluate(() => cartlet.cart.applyCoupon('WELCOME10'))
  const foldIsBesideSum = () =>
    german(page).evaluate((cart) => {
      const [fold, sum] = ['.sum .fold', 'dd.sum'].map((one) => cart.querySelector(one)?.getBoundingClientRect())
      return fold && sum && fold.top < sum.bottom
    })
  await expect.poll(foldIsBesideSum).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('badges of narrow cards wrap instead of being cut off on a 320 px screen', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await shop.show('<h1>Tienda</h1><cartlet-collection collection="home" limit="8"></cartlet-collection>', { lang: 'es' })
  await expect(page.locator('cartlet-collection').getByText('20 % de descuento')).toBeVisible()
  await expectNoOverflow(page.locator('cartlet-collection .grid'))
})

test('setLocale redraws everything, including the open cart, and keeps focus, typed text and cart', async ({ page, shop }) => {
  await addMug(page, shop, { lang: 'en' })
  const cart = englishDrawer(page)
  await cart.getByText('Add a promo code').click()
  const field = cart.getByLabel('Promo code')
  await field.fill('HALF')
  await field.evaluate((element) => {
    ;(window as unknown as { field: Element }).field = element
  })
  const reads = shop.sent('read').length

  await page.evaluate(() => cartlet.setLocale('fr'))
  const french = page.getByRole('dialog', { name: /^Votre panier/ })
  await expect(french.getByRole('heading', { name: 'Votre panier 1 article' })).toBeVisible()
  await expect(french.getByText('Ajouter un code promo')).toBeVisible()
  await expect(french.getByRole('button', { name: 'Fermer le panier' })).toBeVisible()
  const same = french.getByLabel('Code promo')
  await expect(same).toHaveValue('HALF')
  await expect(same).toBeFocused()
  expect(await same.evaluate((element) => element === (window as unknown as { field: Element }).field)).toBe(true)
  expect(shop.sent('add')).toHaveLength(1)
  await expect.poll(() => shop.sent('read').length).toBeGreaterThan(reads)

  await french.getByRole('button', { name: 'Blue Mug : un de plus' }).click()
  await expect(french.getByRole('status').filter({ hasText: 'Blue Mug : quantité 2. Sous-total' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Panier, 2 articles' })).toBeVisible()

  await page.evaluate(() => cartlet.setLocale('auto'))
  await expect(englishToggle(page, '2 items')).toBeVisible()
})

// hazard 86
test('an element uses the language of the markup around it or of its locale attribute', async ({ page, shop }) => {
  await shop.show(
    `<section lang="es">${button('linen-tee')}</section><cartlet-buy-button product="linen-tee" locale="pl_PL"></cartlet-buy-button>${button('linen-tee')}`,
  )
  await expect(page.getByRole('button', { name: /^Elegir opciones/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Wybierz opcje/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choose options/ })).toBeVisible()
  await page.locator('[locale]').evaluate((element) => element.setAttribute('locale', 'nl'))
  await expect(page.getByRole('button', { name: /^Opties kiezen/ })).toBeVisible()
})

test('the author’s messages replace texts of each language, and an unknown key is reported', async ({ page, shop }) => {
  shop.expectConsoleError(/cartletConfig\.messages\.button\.addToCar is unknown/)
  await shop.show(
    `<script>window.cartletConfig = { messages: {
       button: { addToCar: 'x' },
       en: { button: { addToCart: 'Put it in my basket' } },
       de: { cart: { itemCount: '{1} Dinge' } },
       sv: { button: { addToCart: 'Lägg i varukorgen' } },
     } }</script>${button('blue-mug')}<p lang="sv">${button('blue-mug')}</p>`,
  )
  await expect(page.getByRole('button', { name: /^Put it in my basket/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Lägg i varukorgen/ })).toBeVisible()
  await page.evaluate(() => cartlet.setLocale('de'))
  await page
    .getByRole('button', { name: /^In den Warenkorb/ })
    .first()
    .click()
  await expect(german(page).getByRole('heading', { name: 'Ihr Warenkorb 1 Dinge' })).toBeVisible()
})

for (const [what, file] of [
  ['a language', /\/dist\/de-\w{7}\.js/],
  ['the language loader', /\/dist\/languages-\w{7}\.js/],
] as const)
  test(`the shop falls back to English and reports an error when ${what} cannot be loaded`, async ({ page, shop }) => {
    shop.expectConsoleError(/LOAD_FAILED/)
    await page.route(file, (route) => route.abort())
    await shop.show(`${MUG}${button('brass-lamp')}`, { lang: 'de' })
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    await page.getByRole('button', { name: /^Blue Mug kaufen/ }).click()
    await expect(englishDrawer(page).getByRole('heading', { name: 'Your cart 1 item' })).toBeVisible()
    await expect(englishDrawer(page).getByText('Add a promo code')).toBeVisible()
  })

test('a slow language file delays the widget by two seconds at most and is applied when it arrives', async ({ page, shop }) => {
  await page.clock.install()
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const asked = page.waitForRequest(/\/dist\/de-\w{7}\.js/)
  await page.route(/\/dist\/de-\w{7}\.js/, async (route) => {
    await held
    await route.continue()
  })
  await shop.show(MUG, { lang: 'de' })
  await asked
  await page.clock.runFor(2000)
  await expect(englishToggle(page, '0 items')).toBeVisible()
  letThrough()
  await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
})

/** The characters from left to right, as they are seen. */
const seen = (amount: Locator) =>
  amount.first().evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const chars: { char: string; left: number }[] = []
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
      for (let place = 0; place < node.length; place += 1) {
        const range = document.createRange()
        range.setStart(node, place)
        range.setEnd(node, place + 1)
        const { left, width } = range.getBoundingClientRect()
        if (width) chars.push({ char: node.data[place] ?? '', left })
      }
    return chars
      .sort((one, other) => one.left - other.left)
      .map(({ char }) => char)
      .join('')
      .replace(/\s/g, ' ')
  })

for (const lang of ['he', 'ar'])
  test(`amounts look the same in lines, totals and delivery options on a page in ${lang}`, async ({ page, shop }) => {
    // Version 2 sends numbers, which the browser writes with the marks of right-to-left languages.
    await shop.show(button('blue-mug', 'Blue Mug'), { lang, dir: 'rtl', script: 'data-cart-api="v2"' })
    await page.getByRole('button', { name: /^Blue Mug/ }).click()
    const cart = page.getByRole('dialog')
    const price = cart.getByRole('listitem').locator('.price')
    const sums = cart.getByRole('definition')
    await expect(sums).toHaveText(/18\.00/)
    expect(await seen(price)).toBe('€ 18.00')
    expect(await seen(sums)).toBe('€ 18.00')
    const giftCard = cart.locator('details').nth(1)
    await giftCard.locator('summary').click()
    await giftCard.getByRole('textbox').fill('FERN-10-GIFT')
    await giftCard.getByRole('textbox').press('Enter')
    await expect(sums.filter({ hasText: '−' })).toHaveText(/10\.00/)
    expect(await seen(sums.filter({ hasText: '−' }))).toBe('−€ 10.00')
    await page.evaluate(() => cartlet.cart.estimate({ address: { country: 'IE' } }).then(() => {}))
    await cart.locator('summary').last().click()
    await expect(cart.getByRole('radio')).toBeChecked()
    expect(await seen(cart.locator('.way .price'))).toBe('€ 4.90')
    expect(await seen(sums.last())).toMatch(/^€ \d+\.\d\d$/)
  })
