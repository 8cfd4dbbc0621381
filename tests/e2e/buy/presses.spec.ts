/** A press that a hand or a key repeats adds one item and opens the cart once. */
import type { Locator, Page } from '@playwright/test'
import { drawer, quantity, removeButton, toggle } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const OWN = '<button data-cartlet-add="blue-mug" data-cartlet-product>Take the mug</button>'

/** Two clicks, `apart` milliseconds from the first to the second. */
async function doubleClick(page: Page, control: Locator, apart: number) {
  await expect(control).toBeVisible()
  const { x, y, width, height } = (await control.boundingBox()) as { x: number; y: number; width: number; height: number }
  await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: apart / 2 })
}

/** Holds a key for 0.7 seconds, with the repeats that a keyboard sends. */
async function holdEnter(page: Page) {
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  for (let held = 0; held < 700; held += 35) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', autoRepeat: held > 0, ...key })
    await page.evaluate(() => new Promise((next) => setTimeout(next, 35)))
  }
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

/** The cart holds one item, and no second add is pending. */
async function expectOne(page: Page, shop: Shop) {
  await expect.poll(() => shop.sent('add').length).toBeGreaterThan(0)
  await page.evaluate(() => cartlet.cart.get()) // queued behind the add
  expect(shop.sent('add').map(({ lineItems }) => lineItems[0].quantity)).toEqual([1])
  expect(shop.events('before-add')).toHaveLength(1)
}

const BUTTONS = { 'a buy button': 'Buy the Blue Mug', 'a button of the page': 'Take the mug' } as const

async function showBoth(page: Page, shop: Shop, onAdd: string, name: keyof typeof BUTTONS): Promise<Locator> {
  await shop.show((name === 'a buy button' ? MUG : OWN) + MUG, { script: `data-on-add="${onAdd}"` })
  await expect(toggle(page, '0 items')).toBeVisible()
  return page.getByRole('button', { name: BUTTONS[name] }).first()
}

for (const [name, onAdd, apart] of [
  ['a buy button', 'drawer', 40],
  ['a buy button', 'drawer', 150],
  ['a buy button', 'drawer', 250],
  ['a buy button', 'toast', 150],
  ['a buy button', 'none', 150],
  ['a button of the page', 'drawer', 150],
  ['a button of the page', 'none', 40],
] as const)
  test(`a double click ${apart} ms apart on ${name} adds one, with data-on-add="${onAdd}"`, async ({ page, shop }) => {
    await doubleClick(page, await showBoth(page, shop, onAdd, name), apart)
    await expectOne(page, shop)
    if (onAdd !== 'drawer') return
    await expect(drawer(page)).toBeVisible()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  })

for (const [name, onAdd] of [
  ['a buy button', 'drawer'],
  ['a button of the page', 'none'],
] as const)
  test(`Enter held on ${name} adds one, with data-on-add="${onAdd}"`, async ({ page, shop }) => {
    const button = await showBoth(page, shop, onAdd, name)
    await expect(button).toBeVisible()
    await button.focus()
    await holdEnter(page)
    await expectOne(page, shop)
    if (onAdd === 'drawer') await expect(drawer(page)).toBeVisible()
  })

test('a double click on the toggle leaves the drawer open and starts no checkout, and a later press beside it closes it', async ({
  page,
  shop,
}) => {
  await shop.show(MUG, { script: 'data-on-add="none"' })
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await toggle(page, '1 item').click()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  for (const apart of [40, 150, 250, 400]) {
    await betweenPresses(page)
    await doubleClick(page, toggle(page, '1 item'), apart)
    await expect(drawer(page)).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Checkout' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  }
  expect(shop.sent('checkout')).toEqual([])
  await betweenPresses(page)
  await toggle(page, '1 item').click()
  await expect(drawer(page)).toBeVisible()
  await betweenPresses(page)
  await page.mouse.click(100, 300)
  await expect(drawer(page)).toBeHidden()
})

test('two clicks by a script at once add one item, and another click after half a second adds again', async ({ page, shop }) => {
  await shop.show(OWN + MUG, { script: 'data-on-add="none"' })
  await expect(toggle(page, '0 items')).toBeVisible()
  await page.evaluate(async () => {
    const button = document.querySelector('[data-cartlet-add]') as HTMLElement
    button.click()
    button.click()
    await new Promise((next) => setTimeout(next, 600))
    button.click()
  })
  await expect(toggle(page, '2 items')).toBeVisible()
  // The toggle counts both at once; the second is sent after the first response.
  await expect.poll(() => shop.sent('add').length).toBe(2)
})

test('a finger’s second press, on the bin that the drawer has opened under it, removes nothing, and a later press does', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await shop.show(MUG)
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await page.keyboard.press('Escape')
  await page.evaluate(() => cartlet.cart.clear())
  await expect(toggle(page, '0 items')).toBeVisible()

  // In the page, because from here the second press could come later than half a second.
  const pressed = await page.evaluate(async () => {
    const press = (target: Element) => {
      const { left, top } = target.getBoundingClientRect()
      const at = { bubbles: true, composed: true, cancelable: true, clientX: left + 5, clientY: top + 5 }
      target.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }))
      target.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'touch' }))
      return target.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }))
    }
    press(document.querySelector('cartlet-buy-button')?.shadowRoot?.querySelector('button') as Element)
    const bin = () =>
      [...document.querySelectorAll('*')]
        .flatMap(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open] [part~=line-remove]') ?? [])
        .at(0)
    while (!bin()) await new Promise(requestAnimationFrame)
    return press(bin() as Element)
  })
  expect(pressed, 'the second press was taken').toBe(false)
  await expect(drawer(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  expect(shop.sent('remove')).toHaveLength(0)

  await betweenPresses(page)
  await removeButton(page, 'Blue Mug').click()
  await expect(quantity(page, 'Blue Mug')).toHaveCount(0)
})

test('a press with a modifier key on a link of the page’s own that adds a product is the browser’s', async ({ page, shop }) => {
  await shop.show(`<a href="#mug" data-cartlet-add="blue-mug">Take the mug</a>${MUG}`, { script: 'data-on-add="none"' })
  await expect(toggle(page, '0 items')).toBeVisible()
  const prevented = await page.evaluate(async () => {
    const seen: boolean[] = []
    const link = document.querySelector('[data-cartlet-add]') as HTMLElement
    document.addEventListener('click', (event) => {
      seen.push(event.defaultPrevented)
      event.preventDefault()
    })
    for (const ctrlKey of [true, false])
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey }))
    return seen
  })
  expect(prevented).toEqual([false, true])
  await expectOne(page, shop)
})
