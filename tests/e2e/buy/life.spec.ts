/** A button on a page that moves, hides, rewrites and discards its nodes, and what is left after `destroy()`. */
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { instrument } from '../../support/pages/held'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const TOTE_BY_DATA =
  '<div data-cartlet="buy-button" data-product="canvas-tote"><a href="%%API%%/product-page/canvas-tote">Buy the tote</a></div>'
const SNIPPET = '<script async src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script>'
/** An add opens nothing: the drawer would cover the page that these tests click on. */
const QUIET = { script: 'data-on-add="none"' }
const KINDS = [
  ['a tag', MUG, 'Buy the Blue Mug €18.00', 'cartlet-buy-button'],
  ['a data attribute', TOTE_BY_DATA, 'Buy the tote €22.00', '[data-cartlet]'],
] as const

const MOVES: Record<string, (selector: string) => Promise<void> | void> = {
  'moved 51 times': (selector) => {
    const host = document.querySelector(selector) as Element
    const places = [document.querySelector('#here') as Element, document.querySelector('#there') as Element]
    for (let move = 0; move < 51; move += 1) places[(move + 1) % 2]?.append(host)
  },
  'moved 51 times, a task apart': async (selector) => {
    const host = document.querySelector(selector) as Element
    const places = [document.querySelector('#here') as Element, document.querySelector('#there') as Element]
    for (let move = 0; move < 51; move += 1) {
      places[(move + 1) % 2]?.append(host)
      await new Promise((task) => setTimeout(task))
    }
  },
  'taken out and put back later': async (selector) => {
    const host = document.querySelector(selector) as Element
    host.remove()
    await new Promise((task) => setTimeout(task))
    document.querySelector('#there')?.append(host)
  },
  'wrapped in another element': (selector) => {
    const host = document.querySelector(selector) as Element
    const wrapper = document.createElement('section')
    host.replaceWith(wrapper)
    wrapper.append(host)
  },
  'replaced by a copy of itself': (selector) => {
    const host = document.querySelector(selector) as Element
    host.replaceWith(host.cloneNode(true))
  },
  'written again with the markup around it': () => {
    const here = document.querySelector('#here') as Element
    const parsed = new DOMParser().parseFromString(here.innerHTML, 'text/html')
    here.replaceChildren(...parsed.body.childNodes)
  },
}

/** For markup with data attributes, which no browser upgrades. */
const READ_AGAIN = /^(moved 51 times|replaced|written)/

// hazard 11
for (const [what, markup, name, selector] of KINDS)
  for (const [how, move] of Object.entries(MOVES).filter(([how]) => what === 'a tag' || READ_AGAIN.test(how)))
    test(`${what} that is ${how} stays one button, sends one add for a press and repeats no request`, async ({ page, shop }) => {
      await shop.show(`<div id="here">${markup}</div><div id="there"></div>`, QUIET)
      await expect(page.getByRole('button', { name })).toBeVisible()
      await page.evaluate(move, selector)
      const button = page.getByRole('button', { name })
      await expect(button).toHaveCount(1)
      expect((await button.boundingBox())?.height).toBe(44)
      await button.click()
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1)
      await expect(page.getByRole('link')).toHaveCount(0)
      await expect.poll(() => shop.events('cart-change')).toHaveLength(1) // the toggle counts before the answer
      await expect.poll(() => shop.sent('add')).toHaveLength(1)
      expect(shop.sent('products')).toHaveLength(1)
      expect(shop.sent('token')).toHaveLength(1)
    })

// No button in the frame, on purpose: the other document refuses elements of our registry, which the shadow root keeps.
// hazard 72
for (const [what, markup, name, selector] of KINDS)
  test(`${what} moved into the document of a frame shows the author’s link there, and sells again when it is back`, async ({
    page,
    shop,
  }) => {
    const words = name.replace(/ €.*/, '')
    await shop.show(
      `<div id="here">${markup}</div><iframe title="A frame" srcdoc="<p>Framed</p>" width="500" height="200"></iframe>`,
      QUIET,
    )
    await expect(page.getByRole('button', { name })).toBeVisible()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('Framed')).toBeVisible()
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate((which) => {
        const host = document.querySelector(which) as Element
        document.querySelector('iframe')?.contentDocument?.body.append(host)
      }, selector)
      const link = frame.getByRole('link', { name: words })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', /\/product-page\//)
      await expect(frame.getByRole('button')).toHaveCount(0)

      await page.evaluate((which) => {
        const host = document.querySelector('iframe')?.contentDocument?.querySelector(which) as Element
        document.querySelector('#here')?.append(host)
      }, selector)
      await expect.poll(async () => (await page.getByRole('button', { name }).boundingBox())?.height).toBe(44)
    }
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect.poll(() => shop.events('cart-change')).toHaveLength(1) // the toggle counts before the answer
    await expect.poll(() => shop.sent('add')).toHaveLength(1)
  })

for (const [when, wait] of [
  ['within one task', false],
  ['for a while', true],
] as const)
  test(`attributes that change while the button is out of the page ${when} take effect when it is back`, async ({
    page,
    shop,
  }) => {
    await shop.show(`<div id="here">${MUG}</div>`, QUIET)
    await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
    await page.evaluate(async (apart) => {
      const host = document.querySelector('cartlet-buy-button') as Element
      host.remove()
      if (apart) await new Promise((task) => setTimeout(task))
      host.setAttribute('product', 'canvas-tote')
      host.setAttribute('label', 'Take the tote')
      if (apart) await new Promise((task) => setTimeout(task))
      document.querySelector('#here')?.append(host)
    }, wait)
    await page.getByRole('button', { name: 'Take the tote €22.00' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Blue Mug/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await expect(quantity(page, 'Canvas Tote')).toHaveValue('1')
  })

test('an element that a script creates after loading is a button like the others', async ({ page, shop }) => {
  await shop.show('<p>Nothing to buy yet.</p>', QUIET)
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  expect(shop.sent('token')).toEqual([])
  await page.evaluate(() => {
    const host = document.createElement('cartlet-buy-button')
    host.setAttribute('label', 'A late mug')
    document.body.append(host)
    host.setAttribute('product', 'blue-mug')
  })
  await page.getByRole('button', { name: 'A late mug €18.00' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect.poll(() => shop.events('cart-change')).toHaveLength(1) // the toggle counts before the answer
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

test('a hidden element sends no request, becomes a button when it is shown, and again after it was hidden', async ({
  page,
  shop,
}) => {
  await shop.show(`<div id="tab" style="display: none">${MUG}${TOTE_BY_DATA}</div>`, QUIET)
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(shop.platform.journal.requests()).toEqual([])
  await page.locator('#tab').evaluate((tab) => tab.style.removeProperty('display'))
  const mug = page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })
  await expect(mug).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy the tote €22.00' })).toBeVisible()
  await page.locator('#tab').evaluate((tab) => tab.style.setProperty('display', 'none'))
  await expect(mug).toBeHidden()
  await page.locator('#tab').evaluate((tab) => tab.style.removeProperty('display'))
  await expect(mug).toBeVisible()
  expect(shop.sent('token')).toHaveLength(1)
  expect(shop.sent('products')).toHaveLength(1)
  expect(shop.cartCalls()).toEqual([])
  await mug.click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect.poll(() => shop.events('cart-change')).toHaveLength(1) // the toggle counts before the answer
  await expect.poll(() => shop.sent('add')).toHaveLength(1)
})

// hazard 54
test('cartlet.destroy restores the author’s links and leaves no listener, timer or request behind', async ({ page, shop }) => {
  const held = await instrument(page)
  await shop.show(
    `<div id="here">${MUG}</div>${TOTE_BY_DATA}<button data-cartlet-open>Show my cart</button><button data-cartlet-add="blue-mug">One more mug</button>`,
    { head: '' },
  )
  const before = await held()
  await page.evaluate(
    (snippet) => {
      const { dataset } = new DOMParser().parseFromString(snippet, 'text/html').querySelector('script') as HTMLScriptElement
      const script = document.createElement('script')
      Object.assign(script.dataset, dataset)
      script.src = '/dist/loader.js'
      document.head.append(script)
    },
    SNIPPET.replace('%%CLIENT_ID%%', shop.platform.clientId).replace('%%API%%', shop.platform.url),
  )
  await expect(page.getByRole('button', { name: 'Buy the tote €22.00' })).toBeVisible()
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')

  await page.evaluate(() => cartlet.destroy())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Cart/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Buy the Blue Mug' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy the tote' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
  await expect.poll(held).toEqual(before)

  shop.platform.journal.clear()
  await page.getByRole('button', { name: 'Show my cart' }).click()
  await page.getByRole('button', { name: 'One more mug' }).click()
  // The page goes on: its nodes move, change and come back, and new ones appear.
  await page.evaluate(async () => {
    const host = document.querySelector('cartlet-buy-button') as Element
    host.remove()
    await new Promise((task) => setTimeout(task))
    document.querySelector('#here')?.append(host)
    host.setAttribute('label', 'Changed')
    host.setAttribute('client-id', 'another')
    document.querySelector('#here')?.append(host.cloneNode(true))
    for (let frame = 0; frame < 5; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  })
  await expect(page.getByRole('link', { name: 'Buy the Blue Mug' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Changed' })).toHaveCount(0)
  await expect(drawer(page)).toBeHidden()
  expect(shop.platform.journal.requests()).toEqual([])
  expect(await held()).toEqual(before)
})
