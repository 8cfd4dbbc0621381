/** Pages that scroll in their own ways, and that lock their scrolling themselves, while our dialogs open and close. */
import type { Page } from '@playwright/test'
import { drawer } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const TALL = `<header>Shop</header><p style="height:3000px">Words</p>${MUG}<p style="height:2000px">Words</p>`
const STICKY = 'header{position:sticky;top:0;height:50px}'
const FULL = 'html,body{height:100%;margin:0}'

// Playwright hides the classic scroll bars, which take room.
test.use({ launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }) })

const look = (page: Page) =>
  page.evaluate(() => {
    const place = (element: Element | null) => {
      const { x, y, width } = element?.getBoundingClientRect() ?? new DOMRect()
      return [x, y, width].map(Math.round)
    }
    return {
      scrolled: [window.scrollX, window.scrollY, document.body.scrollTop].map(Math.round),
      header: place(document.querySelector('header')),
      text: place(document.querySelector('p')),
      button: place(document.querySelector('cartlet-buy-button')),
    }
  })

const styles = (page: Page) =>
  page.evaluate(() => [document.documentElement, document.body].map((element) => element.getAttribute('style')))

async function openPage(page: Page, shop: Shop, css: string, html = ''): Promise<void> {
  await shop.show(TALL, { head: `<style>${STICKY}${css}</style>%%SNIPPET%%`, html })
  // A button is drawn when it comes near the window.
  await page.evaluate(() => document.querySelector('cartlet-buy-button')?.scrollIntoView({ block: 'center' }))
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await page.evaluate(() => document.querySelector('cartlet-buy-button')?.scrollIntoView({ block: 'center' }))
}

const buy = async (page: Page) => {
  await page.getByRole('button', { name: 'Buy the Blue Mug' }).click()
  await expect(drawer(page)).toBeVisible()
  await expect(page.locator('cartlet-overlay dialog:modal')).toBeVisible()
}

const close = async (page: Page) => {
  await betweenPresses(page)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
}

/** Tries to scroll what is behind the dialog. */
async function wheel(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const PAGES: Record<string, [css: string, html?: string]> = {
  'has no rule for it': [''],
  'fills the window and cuts its body sideways': [`${FULL}body{overflow-x:hidden}`],
  'cuts its body sideways': ['body{overflow-x:hidden}'],
  'cuts its root and its body sideways': ['html,body{overflow-x:hidden}'],
  'scrolls in its body, not in the window': [`${FULL}html{overflow:hidden}body{overflow:auto}`],
  'always shows the scroll bar of its body': ['body{overflow-y:scroll}'],
  'always shows the scroll bar of its root': ['html{overflow-y:scroll}'],
  'keeps a gutter': ['html{scrollbar-gutter:stable}'],
  'keeps a gutter on both sides': ['html{scrollbar-gutter:stable both-edges}'],
  'insists on the scroll bar of its root': ['html.a.b{overflow-y:scroll!important}', 'class="a b"'],
  'insists on it in the element': ['', 'style="overflow: hidden scroll !important;"'],
  'clips its body': ['body{overflow-x:clip}'],
  'contains its body': [`${FULL}body{overflow-y:auto;contain:content}`],
  'clips its root and cuts its body': ['html{overflow-x:clip}body{overflow-x:hidden}'],
  'scrolls in a body that is a container for queries': [`${FULL}body{overflow-y:auto;container-type:inline-size}`],
  'scrolls in a body of a size of its own for queries': [`${FULL}body{overflow-y:auto;container-type:size}`],
  'scrolls in a body that is drawn when it is seen': [`${FULL}body{overflow-y:auto;content-visibility:auto}`],
  'has a root that is a container for queries': ['html{container-type:inline-size}body{overflow-x:hidden}'],
  'is wider than the window': ['body{width:2000px}'],
  'has a thin scroll bar': ['html{scrollbar-width:thin}'],
  'gives its root the width of the window': ['html,body{width:100%}'],
  'pads its root': ['html{padding:0 30px 0 2%}'],
  'is read from right to left': ['', 'dir="rtl"'],
}

// hazard 60
for (const [kind, [css, html]] of Object.entries(PAGES))
  test(`a page that ${kind} keeps its place while the cart opens and closes`, async ({ page, shop }) => {
    await openPage(page, shop, css, html)
    const [before, before2] = [await look(page), await styles(page)]
    expect(before.scrolled.some((distance) => distance > 2000)).toBe(true)
    await buy(page)
    expect(await look(page)).toEqual(before)
    // The backdrop covers the place of the scroll bar, too.
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0)
    await wheel(page)
    expect(await look(page)).toEqual(before)
    await close(page)
    expect(await look(page)).toEqual(before)
    expect(await styles(page)).toEqual(before2)
    await wheel(page)
    await expect.poll(() => look(page)).not.toEqual(before)
  })

test('a page that puts back the style sheets that it had while the cart was open can be scrolled', async ({ page, shop }) => {
  await openPage(page, shop, '')
  await buy(page)
  await page.evaluate(() => {
    const remembered = [...document.adoptedStyleSheets]
    window.release = () => {
      document.adoptedStyleSheets = [...remembered, new CSSStyleSheet()]
    }
  })
  expect(await canScroll(page)).toBe(false)
  await close(page)
  await page.evaluate(() => release())
  expect(await canScroll(page)).toBe(true)
})

/** How menus and lightboxes lock a page: each remembers what it finds, and writes it back. */
const OTHERS: Record<string, string> = {
  'the body’s inline style': `
    let found
    window.take = () => { found = document.body.style.overflow; document.body.style.overflow = 'hidden' }
    window.release = () => { document.body.style.overflow = found }`,
  'the root’s inline style': `
    let found
    const { style } = document.documentElement
    window.take = () => { found = style.overflow; style.overflow = 'hidden' }
    window.release = () => { style.overflow = found }`,
  'an important inline style': `
    const { style } = document.body
    window.take = () => style.setProperty('overflow', 'hidden', 'important')
    window.release = () => style.removeProperty('overflow')`,
  'the whole style attribute': `
    let found
    window.take = () => { found = document.documentElement.style.cssText; document.documentElement.style.cssText += 'overflow: hidden' }
    window.release = () => { document.documentElement.style.cssText = found }`,
  'a class': `
    window.take = () => document.body.classList.add('locked')
    window.release = () => document.body.classList.remove('locked')`,
}

declare global {
  var take: () => void
  var release: () => void
}

const canScroll = async (page: Page) => {
  const from = await page.evaluate(() => window.scrollY)
  await wheel(page)
  const to = await page.evaluate(() => window.scrollY)
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from)
  return from !== to
}

const CUT = `${FULL}body{overflow-x:hidden}`
/** A lock of the root makes such a page jump to its beginning by itself, unless ours is around it. */
const isOfRoot = (kind: string) => /root|whole style/.test(kind)

for (const [kind, script] of Object.entries(OTHERS))
  for (const css of ['', CUT])
    test(`a lock by ${kind} and ours end in any order${css && ', on a page that cuts its body'}`, async ({ page, shop }) => {
      await openPage(page, shop, `body.locked{overflow:hidden}${css}`)
      await page.evaluate(script)
      const [before, before2] = [await look(page), await styles(page)]

      // Theirs outside of ours, ours outside of theirs, and the two that overlap.
      const steps = { take: () => page.evaluate(() => take()), release: () => page.evaluate(() => release()) }
      const inside = [buy, steps.take, steps.release, close]
      const orders = [
        inside,
        [steps.take, buy, close, steps.release],
        [steps.take, buy, steps.release, close],
        [buy, steps.take, close, steps.release],
      ]
      for (const order of css && isOfRoot(kind) ? [inside] : orders) {
        for (const step of order) {
          await step(page)
          if (step !== order[3]) expect(await canScroll(page)).toBe(false)
        }
        await expect.poll(() => canScroll(page)).toBe(true)
        expect((await look(page)).scrolled).toEqual(before.scrolled)
        expect((await styles(page)).map((style) => style || null)).toEqual(before2)
      }
    })

for (const [kind, script] of Object.entries(OTHERS).filter(([kind]) => isOfRoot(kind)))
  test(`a page that cuts its body, and jumps with its own lock by ${kind}, ends where it does without ours`, async ({
    page,
    shop,
  }) => {
    await openPage(page, shop, CUT)
    await page.evaluate(script)
    const before = await styles(page)
    const down = () => page.evaluate(() => document.querySelector('cartlet-buy-button')?.scrollIntoView({ block: 'center' }))
    const steps = {
      // With its layout, by which the page jumps: a lock that is released at once would end where it began.
      take: () =>
        page.evaluate(() => {
          take()
          document.documentElement.getBoundingClientRect()
        }),
      release: () => page.evaluate(() => release()),
      // By the page: a press would scroll to the button first.
      open: async () => {
        await page.evaluate(() => cartlet.cart.open())
        await expect(page.locator('cartlet-overlay dialog:modal')).toBeVisible()
      },
      close: () => close(page),
    }
    await page.evaluate(() => cartlet.ready)
    const orders = [
      [steps.take, steps.release],
      [steps.take, steps.open, steps.close, steps.release],
      [steps.take, steps.open, steps.release, steps.close],
      [steps.open, steps.take, steps.close, steps.release],
    ]
    const ends: number[][] = []
    for (const order of orders) {
      await down()
      expect((await look(page)).scrolled[1]).toBeGreaterThan(2000)
      for (const step of order) await step()
      ends.push((await look(page)).scrolled)
      expect((await styles(page)).map((style) => style || null)).toEqual(before)
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => canScroll(page)).toBe(true)
    }
    expect(ends).toEqual(orders.map(() => [0, 0, 0]))
  })
