/** The snippet and the files in transit: what editors do to the snippet, and networks, releases and attackers to the files. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { betweenPresses } from '../../support/pages/press-pause'

const LOADER = readFileSync(fileURLToPath(new URL('../../../dist/loader.js', import.meta.url)))
const SCRIPT = '<script async crossorigin src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script>'
const LINK = '<a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a>'
const LINES = `<link rel="stylesheet" href="/dist/cartlet.css">\n${SCRIPT}\n\n<cartlet-buy-button product="blue-mug">\n  ${LINK}\n</cartlet-buy-button>`
const ONE_LINE = `${SCRIPT}<cartlet-buy-button product="blue-mug">${LINK}</cartlet-buy-button>`

const outsideTags = (text: string, change: (words: string) => string) =>
  text.replace(/(^|>)([^<]+)/g, (_, end, words) => end + change(words))

/** What each kind of editor makes of the snippet. */
const EDITORS: Record<string, (snippet: string) => string> = {
  'makes paragraphs of empty lines and breaks of the others': (snippet) =>
    snippet
      .split(/\n\n+/)
      .map((part) => `<p>${part.replaceAll('\n', '<br />\n')}</p>`)
      .join('\n'),
  'curls quotes and dashes in the words, and escapes every ampersand': (snippet) =>
    outsideTags(snippet, (words) => words.replaceAll('"', '”').replaceAll("'", '’').replaceAll('--', '–')).replaceAll(
      '&',
      '&#038;',
    ),
  'evaluates every pair of braces as its own syntax': (snippet) => snippet.replaceAll(/\{\{.*?\}\}|\{%.*?%\}/gs, ''),
  'writes out every attribute, in order, with a value': (snippet) =>
    snippet.replaceAll(/<([\w-]+)((?: [\w-]+(?:="[^"]*")?)+)>/g, (_, name: string, attributes: string) => {
      const all = [...attributes.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => `${key}="${value ?? key}"`)
      return `<${name} ${all.sort().join(' ')}>`
    }),
  'reads it as Markdown: a block of markup where it begins a line, words and all between': (snippet) =>
    `<h1>Title</h1>\n${snippet
      .split('\n')
      .filter((line) => line.trim())
      .join('\n')}\n<p>Words <em>after</em>.</p>`,
  'knows no elements but its own, and so was given the other form': (snippet) =>
    snippet
      .replace('<cartlet-buy-button product', '<div data-cartlet="buy-button" data-product')
      .replace('</cartlet-buy-button>', '</div>'),
}

// hazard 14
for (const [editor, change] of Object.entries(EDITORS))
  test(`the snippet survives an editor that ${editor}`, async ({ page, shop }) => {
    for (const snippet of [LINES, ONE_LINE]) {
      await shop.show(change(snippet), { head: '' })
      await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toHaveCount(1)
    }
  })

// hazard 42
test('a missing chunk is requested once more, reported, and loaded as soon as it is back', async ({ page, shop }) => {
  shop.expectConsoleError(/LOAD_FAILED/)
  shop.expectStatus(404)
  await shop.show(`${LINK.replace('<a', '<a id="other"')}<cartlet-buy-button product="blue-mug">${LINK}</cartlet-buy-button>`, {
    script: 'data-on-add="none"',
  })
  await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
  await expect(toggle(page, '1 item')).toBeVisible()
  const said: string[] = []
  page.on('console', (line) => said.push(line.text()))
  const asked: string[] = []
  await page.route(/\/dist\/drawer-\w{7}\.js/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await toggle(page, '1 item').click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toBeVisible()
  // The pointer that came near requested it, and so did the press: each asks twice, or both share a request.
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(asked.length).toBeLessThanOrEqual(4)
  await expect.poll(() => said.join()).toMatch(/LOAD_FAILED: .*drawer-\w{7}\.js\S* answers 404/)
  await page.unroute(/\/dist\/drawer-\w{7}\.js/)
  await betweenPresses(page)
  await toggle(page, '1 item').click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})

const digestOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Serves `body` as the loader. */
const send = (page: Page, body: Buffer) =>
  page.route('**/dist/loader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body }),
  )

// hazard 47
test('a loader with one changed byte does not run where the page knows its digest, and the link stays', async ({
  page,
  shop,
}) => {
  const head = SCRIPT.replace('async', `async integrity="${digestOf(LOADER)}"`)
  const body = `<cartlet-buy-button product="blue-mug">${LINK}</cartlet-buy-button>`
  await shop.show(body, { head })
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()

  shop.expectConsoleError(/digest/)
  const changed = Buffer.from(LOADER)
  const place = changed.indexOf('LOAD_FAILED')
  changed[place] = (changed[place] as number) ^ 1
  await send(page, changed)
  shop.platform.journal.clear()
  await shop.show(body, { head })
  await expect(page.getByRole('link', { name: 'Buy the Blue Mug' })).toBeVisible()
  expect(await page.evaluate(() => 'cartlet' in window)).toBe(false)
  expect(shop.platform.journal.requests()).toEqual([])
})
