/** The folder that the README's snippet names sells without anything else when it is copied elsewhere. */
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { snippetOf } from '../../support/systems/snippet'

const CDN = fileURLToPath(new URL('../../../dist/cdn/', import.meta.url))
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }

/** @returns the names of the files that the page asks for */
async function serve(page: Page, folder: string): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/files/shop/cartlet/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? ''
    asked.push(name)
    const body = await readFile(join(folder, name)).catch(() => null)
    const contentType = TYPES[name.split('.').pop() ?? '']
    return body ? route.fulfill({ contentType, body }) : route.fulfill({ status: 404 })
  })
  return asked
}

test('a copy of dist/cdn under another path sells up to the checkout and requests only its own files', async ({ page, shop }) => {
  const copy = await mkdtemp(join(tmpdir(), 'cartlet-copy-'))
  try {
    await cp(CDN, copy, { recursive: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await serve(page, copy)
    const hashes = JSON.parse(readFileSync(join(copy, 'sri.json'), 'utf8')) as Record<string, string>
    const integrity = (file: string) => `integrity="${hashes[file]}" crossorigin`
    await shop.show(
      '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button><cartlet-product product="linen-tee" layout="full"></cartlet-product>',
      {
        head: `<link rel="stylesheet" href="/files/shop/cartlet/cartlet.css" ${integrity('cartlet.css')}><script async src="/files/shop/cartlet/loader.js" ${integrity('loader.js')} data-client-id="%%CLIENT_ID%%" data-api="%%API%%"></script>`,
      },
    )
    await page.getByRole('button', { name: 'Buy the Blue Mug €18.00' }).click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(shop.platform.url)
    const ours = asked.filter((url) => url.startsWith(shop.url('/')) && /\.(js|css)$/.test(url))
    expect(ours.length).toBeGreaterThan(4)
    expect(ours.filter((url) => !url.startsWith(shop.url('/files/shop/cartlet/')))).toEqual([])
  } finally {
    await rm(copy, { recursive: true })
  }
})

/** The folder of a release after this one: each file differs, so that each name with a hash does, too. */
async function writeNextRelease(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name !== 'sri.json')
  const next = new Map(
    names.flatMap((name) => {
      const [, hash] = /-(\w{7})\.js$/.exec(name) ?? []
      return hash ? [[name, name.replace(hash, `${hash.slice(1)}0`)]] : []
    }),
  )
  expect(next.size).toBeGreaterThan(60)
  for (const name of names) {
    const text = await readFile(join(from, name), 'utf8')
    const named = text.replace(/[\w-]+-\w{7}\.js/g, (one) => next.get(one) ?? one)
    await writeFile(join(to, next.get(name) ?? name), name.endsWith('.js') ? `${named}\n;` : text)
  }
}

for (const [form, args, isEmptied] of [
  ['as it was copied', [], false],
  ['whose files are gone', [], true],
  ['with integrity', ['--integrity'], false],
] as const)
  test(`the snippet of the last release, ${form}, sells after a new release was put over the folder`, async ({ page, shop }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cartlet-update-'))
    try {
      if (!isEmptied) await cp(CDN, folder, { recursive: true })
      const of = ['--products', 'blue-mug', '--files', '/files/shop/cartlet/', ...args]
      const { head, body } = await snippetOf(shop, ...of)
      await writeNextRelease(CDN, folder)
      const asked = await serve(page, folder)
      // The request in advance names the widget of its own release, which is not what runs.
      const [widget = ''] = /widget-\w{7}\.js/.exec(head) ?? []
      if (isEmptied) shop.expectStatus(404)
      await shop.show(body, { head })
      await page.getByRole('button', { name: 'Buy Blue Mug €18.00' }).click()
      await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
      const lastRelease = JSON.parse(readFileSync(join(CDN, 'sri.json'), 'utf8')) as Record<string, string>
      const ofLastRelease = asked.filter((name) => /-\w{7}\.js$/.test(name) && Object.hasOwn(lastRelease, name))
      expect(asked.length).toBeGreaterThan(4)
      expect(ofLastRelease).toEqual(form === 'with integrity' ? [...asked] : [widget])
      // What the open cart still loads must find the folder.
      await page.waitForLoadState('networkidle')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
