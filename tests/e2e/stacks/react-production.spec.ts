/** What `cartlet/react` shows keeps its box in every frame of hydration in the production builds of Next and Vite, as on a phone of the middle class. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { linesOf } from '../../stacks/sell'
import { serveFolder } from '../../stacks/serve-folder'
import { takeSnapshotOf } from '../../stacks/snapshot-of'
import { installStack, run } from '../../stacks/stack'
import { startServer } from '../../stacks/start-server'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'
import { seenFrames, watchFrames } from '../../support/pages/frames'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium slows its processor down and reports layout shifts.')

const LAST = '<p id="last">What follows the products</p>'
const link = (name: string) => `<a href="https://shop.example/${name}">See it at the shop</a>`
/** Components of which the snapshot says nothing, each in a page of its own. */
const PARTS: Readonly<Record<string, string>> = {
  button: `<p><BuyButton product="gift-box">${link('gift-box')}</BuyButton></p>`,
  words: '<p><BuyButton product="canvas-tote">Canvas Tote</BuyButton></p>',
  card: `<Product product="canvas-tote">${link('canvas-tote')}</Product>`,
  whole: `<Product product="engraved-pen" layout="full">${link('engraved-pen')}</Product>`,
  grid: `<Collection>${link('all')}</Collection>`,
  short: `<Collection collection="kitchen" limit={2}>${link('kitchen')}</Collection>`,
  toggle: '<p>My shop <CartToggle /></p>',
}
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]

/** The snapshot has what the first of these pages shows, and nothing of the others. */
const PAGES = `import { BuyButton, CartToggle, Collection, Product } from 'cartlet/react'
export const rendered = () => (
  <>
    <p><BuyButton product="blue-mug">${link('blue-mug')}</BuyButton></p>
    <Product product="herb-kit">${link('herb-kit')}</Product>
    <Product product="linen-tee" layout="full">${link('linen-tee')}</Product>
    <Collection collection="home" limit={2}>${link('home')}</Collection>
    ${LAST}
  </>
)
${Object.entries(PARTS)
  .map(([name, part]) => `export const ${name} = () => <>${part}${LAST}</>\n`)
  .join('')}`
const catalogOf = async (shop: Shop) =>
  JSON.stringify(await takeSnapshotOf(shop.platform, ['blue-mug', 'herb-kit', 'linen-tee'], ['home']))

/** Whatever was rendered on a server is replaced by what sells. */
async function expectTakenOver(page: Page): Promise<void> {
  for (const view of await page.locator('cartlet-view').all()) {
    await view.scrollIntoViewIfNeeded() // it stays as it is until it is near
    const isOurs = () =>
      view.evaluate(({ shadowRoot }) => Boolean(shadowRoot?.querySelector('.root:not([data-taken-at]) button')))
    await expect.poll(isOurs).toBe(true)
    if (await view.getAttribute('product')) await expect(view).toContainText('€')
  }
  await expect(page.locator('[data-cartlet-view="collection"] .ghost')).toHaveCount(0)
}

async function expectNoEmptyFrame(page: Page, url: string): Promise<void> {
  const lines = linesOf(page)
  await watchFrames(page, '#last')
  await page.goto(url)
  await expectTakenOver(page)
  const { frames, ...problems } = await seenFrames(page)
  expect(frames).toBeGreaterThan(3)
  expect(problems).toEqual({ without: [], bare: [], moved: [] })

  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    for (const name of Object.keys(PARTS)) {
      await page.goto(`${url}${name}/`)
      await expectTakenOver(page)
      const { without, bare, moved } = await seenFrames(page)
      // What follows may come into sight, when a list or a whole product turns out to be shorter than its room.
      const shifts = /^(short|whole)$/.test(name) ? moved.filter((one) => !one.includes('from 0 0 0 0')) : moved
      expect.soft({ without, bare, shifts }, `${name}, ${size.width} px`).toEqual({ without: [], bare: [], shifts: [] })
    }
  }
  expect(lines).toEqual([])
}

test('nothing loses its box or moves while a production build of Next hydrates it', async ({ page, shop }) => {
  test.setTimeout(600_000)
  const folder = await installStack('next')
  const server = { close: async () => {} }
  try {
    writeFileSync(join(folder, 'catalog.json'), await catalogOf(shop))
    writeFileSync(join(folder, 'app/shown.tsx'), PAGES)
    writeFileSync(join(folder, 'app/page.tsx'), "export { rendered as default } from './shown'\n")
    for (const name of Object.keys(PARTS)) {
      mkdirSync(join(folder, 'app', name))
      writeFileSync(join(folder, 'app', name, 'page.tsx'), `export { ${name} as default } from '../shown'\n`)
    }
    const environment = { NEXT_PUBLIC_CLIENT_ID: shop.platform.clientId, NEXT_PUBLIC_API: shop.platform.url }
    await run(folder, environment, 'npx', 'next', 'build')
    const { url, close } = await startServer(folder, environment, 'next', 'start', '-p', '0')
    server.close = close
    expect(await (await fetch(url)).text()).toContain('shadowrootmode="open"')
    await expectNoEmptyFrame(page, url)
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('nothing loses its box or moves while a production build of Vite hydrates it', async ({ page, shop }) => {
  test.setTimeout(300_000)
  const folder = await installStack('vite-react')
  const site = { close: async () => {} }
  try {
    const snapshot = await catalogOf(shop)
    const settings = `clientId="${shop.platform.clientId}" api="${shop.platform.url}" catalog="v1"`
    writeFileSync(join(folder, 'src/shown.tsx'), PAGES)
    writeFileSync(
      join(folder, 'src/app.tsx'),
      `import { CartletProvider, type Snapshot } from 'cartlet/react'
import * as shown from './shown'
export const App = ({ path, snapshot }: { path: string; snapshot: Snapshot }) => {
  const Shown = shown[(path.split('/')[1] || 'rendered') as keyof typeof shown]
  return <CartletProvider ${settings} snapshot={snapshot}><Shown /></CartletProvider>
}
`,
    )
    writeFileSync(
      join(folder, 'src/main.tsx'),
      `import { hydrateRoot } from 'react-dom/client'
import { App } from './app'
const snapshot = JSON.parse(document.getElementById('snapshot')?.textContent ?? '')
hydrateRoot(document.getElementById('root') as HTMLElement, <App path={location.pathname} snapshot={snapshot} />)
`,
    )
    writeFileSync(
      join(folder, 'src/server.tsx'),
      `import type { Snapshot } from 'cartlet/react'
import { renderToString } from 'react-dom/server'
import { App } from './app'
export const render = (path: string, snapshot: Snapshot) => renderToString(<App path={path} snapshot={snapshot} />)
`,
    )
    await run(folder, {}, 'npx', 'vite', 'build')
    await run(folder, {}, 'npx', 'vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'server')
    writeFileSync(
      join(folder, 'write.mjs'),
      `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { render } from './server/server.js'
const snapshot = readFileSync('catalog.json', 'utf8')
const shell = readFileSync('dist/index.html', 'utf8')
for (const path of ['/', ...${JSON.stringify(Object.keys(PARTS).map((name) => `/${name}/`))}]) {
  mkdirSync('dist' + path, { recursive: true })
  const data = '<script type="application/json" id="snapshot">' + snapshot.replaceAll('<', '\\\\u003c') + '</script>'
  const html = shell.replace('<div id="root"></div>', () => '<div id="root">' + render(path, JSON.parse(snapshot)) + '</div>' + data)
  writeFileSync('dist' + path + 'index.html', html)
}
`,
    )
    writeFileSync(join(folder, 'catalog.json'), snapshot)
    await run(folder, {}, 'node', 'write.mjs')
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('shadowrootmode="open"')
    const { url, close } = await serveFolder(join(folder, 'dist'))
    site.close = close
    await expectNoEmptyFrame(page, url)
  } finally {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
