/** Templates on pages that others have made: as XML, by a framework, under a translator. */
import type { Page } from '@playwright/test'
import { reactPage } from '../../stacks/react-page'
import { expect, test } from '../../support/fixtures/fixtures'

const CARD =
  '<li class="mine"><h3 data-cartlet-text="name"></h3><b data-cartlet-text="price"></b><button data-cartlet-add="">Take it</button></li>'
const LIST = `<h1>Mine</h1><cartlet-collection collection="home" limit="4"><ul id="list"><template>${CARD}</template></ul></cartlet-collection>`

const shown = (page: Page) => page.locator('#list > li.mine')

test('a page of XML draws its templates, in its own namespace', async ({ page, shop }) => {
  const path = shop.serveScript(
    `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>XML</title><script async="async" crossorigin="anonymous" src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script></head><body>${LIST}</body></html>`,
    'application/xhtml+xml',
  )
  await page.goto(shop.url(path))
  await expect(shown(page)).toHaveCount(4)
  await expect(shown(page).filter({ hasText: 'Blue Mug' }).getByRole('heading')).toBeVisible()
  await shown(page).filter({ hasText: 'Blue Mug' }).getByRole('button', { name: 'Take it' }).click()
  await expect.poll(() => shop.sent('add').length).toBe(1)
})

const APP = `
import { useState } from 'react'
export function App() {
  const [limit, setLimit] = useState(4)
  return <main>
    <h1>Mine</h1>
    <button onClick={() => setLimit(3)}>Fewer</button>
    <button onClick={() => setLimit(0)}>None</button>
    {limit > 0 && <cartlet-collection collection="home" limit={limit}><ul id="list"><template>
      <li className="mine"><h3 data-cartlet-text="name"></h3><button data-cartlet-add="">Take it</button></li>
    </template></ul></cartlet-collection>}
  </main>
}`

test('a template in JSX, whose content React puts into it as children, is drawn, follows the app, and leaves with it', async ({
  page,
  shop,
}) => {
  const { script } = await reactPage(APP, 19)
  await shop.show(`<div id="root"></div><script>${script.replace(/<\/script/gi, '<\\/script')}</script>`)
  await expect(shown(page)).toHaveCount(4)
  await expect(shown(page).getByRole('heading', { name: 'Blue Mug' })).toBeVisible()
  expect(await page.locator('template > li').count(), 'the framework’s own nodes are where it left them').toBe(1)
  await page.getByRole('button', { name: 'Fewer' }).click()
  await expect(shown(page)).toHaveCount(3)
  await shown(page).first().getByRole('button', { name: 'Take it' }).click()
  await expect.poll(() => shop.sent('add').length).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'None' }).click()
  await expect(shown(page)).toHaveCount(0)
})

test('a framework that replaces the list draws it again, once, and what is bound works', async ({ page, shop }) => {
  await shop.show(LIST)
  await expect(shown(page)).toHaveCount(4)
  await page.evaluate(() => {
    const element = document.querySelector('cartlet-collection') as HTMLElement
    const markup = (element.querySelector('template') as HTMLTemplateElement).cloneNode(true)
    const list = document.createElement('ul')
    list.id = 'list'
    list.append(markup)
    element.replaceChildren(list)
    element.setAttribute('limit', '3')
  })
  await expect(shown(page)).toHaveCount(3)
  await shown(page).first().getByRole('button', { name: 'Take it' }).click()
  await expect.poll(() => shop.sent('add').length).toBe(1)
})

test('words of a translator stay until the shop’s own are others, and nodes that it wraps them in are no hindrance', async ({
  page,
  shop,
}) => {
  await shop.show(
    '<h1>Mine</h1><cartlet-product product="blue-mug"><template><h2 data-cartlet-text="name"></h2><p>Price: <b data-cartlet-text="price"></b></p></template></cartlet-product>',
  )
  const heading = page.getByRole('heading', { level: 2 })
  await expect(heading).toHaveText('Blue Mug')
  await page.evaluate(() => {
    // As Google's does: each text in two elements.
    const walker = document.createTreeWalker(document.querySelector('cartlet-product') as Node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(({ data }) => data.trim())) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data.replace('Blue Mug', 'Blaue Tasse').replace('Price', 'Preis')
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
  await page.evaluate(() => cartlet.setLocale('de'))
  await expect(page.locator('cartlet-product b')).toHaveText('18,00 €')
  await expect(heading, 'the name is the same in the shop').toHaveText('Blaue Tasse')
  await expect(page.locator('cartlet-product p')).toHaveText(/^Preis: 18,00\s€/)
  await page.locator('cartlet-product').evaluate((element) => element.setAttribute('product', 'fig-candle'))
  await expect(heading).toHaveText('Fig Candle')
})
