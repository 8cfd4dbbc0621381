/** `cartlet doctor` on every page with a mistake, and on the demo pages. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoValues } from '../../../demo/demo-values'
import { startHosts } from '../../../demo/host-server'
import { withSetting } from '../../../demo/mistakes/mistake'
import { type MistakeServer, startMistakes } from '../../../demo/mistakes/mistake-server'
import { MISTAKES } from '../../../demo/mistakes/mistakes'
import { startPlatform } from '../../../demo/platform/server'
import type { Finding } from '../../../src/checkup/model'
import { doctorCommand } from '../../../src/cli/doctor/doctor-command'
import { EXIT, type ExitCode } from '../../../src/cli/exit-code'

let mistakes: MistakeServer
let folder: string
beforeAll(async () => {
  mistakes = await startMistakes()
  folder = await mkdtemp(join(tmpdir(), 'cartlet-doctor-'))
})
afterAll(async () => {
  await mistakes.close()
  await rm(folder, { recursive: true })
})

async function run(args: string[]): Promise<{ code: ExitCode; printed: string }> {
  let printed = ''
  const reporter = { say() {}, progress() {} }
  const code = await doctorCommand(args, {
    reporter,
    print: (text) => {
      printed += text
    },
  })
  return { code, printed }
}

async function rowsOf(args: string[]): Promise<{ code: ExitCode; rows: Finding[] }> {
  const { code, printed } = await run([...args, '--json'])
  const [result] = JSON.parse(printed) as { rows: Finding[] }[]
  return { code, rows: result?.rows ?? [] }
}

describe('cartlet doctor', () => {
  // hazard 15
  it.each(MISTAKES.filter(({ isOfBrowser }) => !isOfBrowser))('finds: $title ($name)', async (mistake) => {
    const { address, name, finds } = mistake
    const file = join(folder, `${name}.html`)
    await writeFile(file, mistakes.html(mistake))
    const { code, rows } = await rowsOf(address ? [file, `--url=${address}`] : [`${mistakes.url}/${name}`])
    expect(rows.map((row) => row.code).sort()).toEqual([...finds].sort())
    expect(rows.every(({ where, cause, hint }) => where && cause && hint)).toBe(true)
    expect(code).toBe(rows.some(({ severity }) => severity === 'error') ? EXIT.incomplete : EXIT.done)
  })

  it('leaves nothing in the shop: requests no cart, and no redirect session that the platform would store', async () => {
    const { platform, url } = mistakes
    platform.journal.clear()
    expect((await rowsOf([`${url}/catalog-unnamed`])).rows.map(({ code }) => code)).toEqual(['catalog-unnamed'])
    const sent = platform.journal.requests().filter(({ method }) => method !== 'OPTIONS')
    const written = sent.filter(({ method, path }) => method !== 'GET' && path !== '/oauth2/token')
    expect(written.map(({ path, status }) => `${path} ${status}`)).toEqual(['/_api/redirects-api/v1/redirect-session 404'])
  })

  it('tells which version of the cart a shop has, unless its page names that one', async () => {
    const { platform } = mistakes
    const cartRows = async (attribute: string) => {
      const file = join(folder, 'cart.html')
      const page = { name: 'cart', title: 'A cart', script: withSetting(attribute), finds: [] }
      await writeFile(file, mistakes.html(page))
      const { rows } = await rowsOf([file])
      return rows.filter(({ code }) => code.startsWith('cart-')).map(({ code, severity }) => `${severity} ${code}`)
    }
    platform.setCart({ versions: 'v2', goneAs: '410' })
    try {
      expect(await cartRows('data-cart-api="v1"')).toEqual(['error cart-wrong'])
      expect(await cartRows('')).toEqual(['note cart-unnamed'])
      expect(await cartRows('data-cart-api="v2"')).toEqual([])
      platform.setCart({ versions: 'v1' })
      expect(await cartRows('data-cart-api="v2"')).toEqual(['error cart-wrong'])
      expect(await cartRows('')).toEqual([])
    } finally {
      platform.setCart({ versions: 'both', goneAs: 'route' })
    }
    expect(await cartRows('')).toEqual([])
  })

  it('the list of mistakes has at least forty entries with unique names', () => {
    expect(MISTAKES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(MISTAKES.map(({ name }) => name)).size).toBe(MISTAKES.length)
  })
})

describe('cartlet doctor on the demo pages', () => {
  it('reports on the demo pages only the problems that they really have', async () => {
    const platform = await startPlatform({ port: 0, databaseFile: ':memory:', bulkProducts: 200 })
    const hosts = await startHosts({ values: demoValues(platform) })
    try {
      const pages = (await readdir('demo/hosts')).filter((name) => name.endsWith('.html'))
      const found: Record<string, string[]> = {}
      for (const name of pages) {
        const { rows } = await rowsOf([`${hosts.url}/${name.replace('.html', '')}`])
        const told = rows.filter(({ code }) => code !== 'catalog-unnamed')
        found[name] = told.map(({ code, where }) => `${code} ${where.replace(/ \(line.*/, '')}`)
      }
      const soldOut = 'product-sold-out <cartlet-buy-button product="brass-lamp">'
      const right = Object.fromEntries(pages.map((name) => [name, [] as string[]]))
      expect(found).toEqual({
        ...right,
        'broken.html': [
          'value-unknown <script src="/dist/loader.js">',
          'variant-unknown <cartlet-buy-button product="linen-tee">',
          'product-unknown <cartlet-buy-button product="blue-mugg">',
        ],
        'csp.html': ['policy-may-refuse <script src="/dist/loader.js">'],
        'landing.html': [soldOut],
        'magazine.html': ['product-sold-out <cartlet-product product="brass-lamp">'],
        'plain.html': [soldOut],
      })
    } finally {
      await hosts.close()
      await platform.close()
    }
  })
})
