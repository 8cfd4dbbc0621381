/** The installed command `cartlet snippet`, against a shop of each catalog version, and what the configurator hands out. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choicesOf, EMPTY } from '../../demo/configurator/set-up'
import type { CatalogVersion } from '../../demo/platform/catalog/catalog'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { SITE_SYSTEMS } from '../../src/snippet/site-systems'
import { writeSnippet } from '../../src/snippet/write-snippet'
import { snippetOf } from '../support/systems/snippet'

const BIN = 'bin/cartlet.mjs'
const platforms = new Map<CatalogVersion, Platform>()
beforeAll(async () => {
  for (const catalogVersion of ['v1', 'v3'] as const)
    platforms.set(catalogVersion, await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion }))
})
afterAll(async () => {
  for (const platform of platforms.values()) await platform.close()
})

const snippetFor = (catalog: CatalogVersion, ...args: string[]) =>
  snippetOf({ platform: platforms.get(catalog) as Platform }, ...args)

/** The files that the configurator reads beside itself. */
const BUILT = {
  hashes: JSON.parse(readFileSync('dist/configurator/cartlet/sri.json', 'utf8')) as Record<string, string>,
  reservedSpace: readFileSync('dist/configurator/cartlet/cartlet.css', 'utf8'),
}

describe('the configurator', () => {
  const known = new Map([['blue-mug', { name: 'Blue Mug', url: 'https://shop.example/product-page/blue-mug' }]])

  it.each(SITE_SYSTEMS)('the configurator gives at most 12 lines and 1500 bytes to copy for one button ($id)', async ({
    id,
    form,
  }) => {
    const one = { ...EMPTY, clientId: '2f6a1c58-7d0e-4b8b-9c1e-5a8d3f402b77', references: ['blue-mug'], system: id, form }
    const { head, body, problems } = await writeSnippet(choicesOf(one, known, 'v3'), BUILT)
    expect(problems).toEqual([])
    expect(`${head}${body}`.trimEnd().split('\n').length).toBeLessThanOrEqual(12)
    expect(Buffer.byteLength(head + body)).toBeLessThanOrEqual(1500)
    expect(head).not.toContain('integrity')
  })
})

describe('cartlet snippet', { timeout: 30_000 }, () => {
  it('cartlet snippet names the shop’s catalog version for a product and for a cart', async () => {
    expect((await snippetFor('v1', '--products', 'blue-mug')).head).toContain('data-catalog="v1"')
    expect((await snippetFor('v3', '--element', 'cart')).head).toContain('data-catalog="v3"')
    const inAddress = (await snippetFor('v1', '--element', 'cart', '--form', 'divs')).head
    expect(inAddress).toContain('catalog=v1')
    expect(inAddress).not.toContain('data-catalog')
  })

  it('cartlet snippet writes the form of markup that the site’s system keeps', async () => {
    const mug = ['--products', 'blue-mug', '--system']
    expect((await snippetFor('v3', ...mug, 'wordpress')).body).toContain('<div data-cartlet="buy-button"')
    expect((await snippetFor('v3', ...mug, 'ghost')).body).toContain('<cartlet-buy-button')
    for (const system of ['ghost', 'shopify']) expect((await snippetFor('v3', ...mug, system)).head).not.toContain('integrity')
    expect((await snippetFor('v3', ...mug, 'ghost', '--integrity')).head).toContain('importmap')
    await expect(snippetFor('v3', ...mug, 'shopify', '--integrity')).rejects.toThrow(
      /--integrity does not work with --system shopify: it minifies/,
    )
    expect((await snippetFor('v3', ...mug, 'wordpress', '--form', 'tags')).body).toContain('<cartlet-buy-button')
  })

  const systems = SITE_SYSTEMS.filter(({ id }) => id === 'wordpress' || id === 'tag-manager').map(
    ({ id, form }) => [id, form] as const,
  )

  it.each(systems)('cartlet snippet gives at most 12 lines and 1500 bytes to copy for one button (%s)', async (system, form) => {
    const { head, body, styles } = await snippetFor('v3', '--products', 'blue-mug', '--system', system)
    const copied = head + body
    expect(copied.trimEnd().split('\n').length).toBeLessThanOrEqual(12)
    expect(Buffer.byteLength(copied)).toBeLessThanOrEqual(1500)
    const rules = form === 'tags' ? 'cartlet-buy-button{' : '[data-cartlet=buy-button]{'
    expect(copied).not.toContain('integrity')
    if (system === 'tag-manager') expect([head.includes('<style'), styles.includes(rules)]).toEqual([false, true])
    else {
      expect(head.trimEnd().split('\n')).toHaveLength(4)
      expect(head).toContain(rules)
    }
  })

  it('cartlet snippet sends no request with --offline or with a given catalog version', async () => {
    const { journal } = platforms.get('v1') as Platform
    journal.clear()
    expect((await snippetFor('v1', '--element', 'cart', '--offline')).head).not.toContain('data-catalog')
    expect((await snippetFor('v1', '--element', 'cart', '--catalog', 'v1')).head).toContain('data-catalog="v1"')
    expect(journal.requests()).toEqual([])
  })

  it('cartlet snippet says that the files cannot be on a site whose system accepts no folders', async () => {
    const { platform } = { platform: platforms.get('v1') as Platform }
    const args = [BIN, 'snippet', '--client-id', platform.clientId, '--offline', '--element', 'cart', '--system', 'squarespace']
    const run = promisify(execFile)
    expect((await run(process.execPath, args)).stderr).toContain('Squarespace does not accept folders of files')
    expect((await run(process.execPath, [...args, '--files', 'https://files.example/cartlet/'])).stderr).toBe('')
  })

  it('cartlet snippet names a client id that the platform does not accept', async () => {
    const wrong = ['--client-id', '00000000-1111-4222-8333-444444444444', '--element', 'cart']
    await expect(snippetFor('v1', ...wrong)).rejects.toThrow(/--client-id: .* does not accept "00000000/)
  })
})
