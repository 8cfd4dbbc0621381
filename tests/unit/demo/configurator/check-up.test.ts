/** The check-up of the configurator: contrast of the chosen colours, and the problems found for the author's page. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askAbout } from '../../../../demo/configurator/check-up/ask-about'
import { contrastRows } from '../../../../demo/configurator/check-up/chosen-pairs'
import { PRESETS } from '../../../../demo/configurator/form/presets'
import { type OpenShop, openShop } from '../../../../demo/configurator/shop/open-shop'
import { type Platform, startPlatform } from '../../../../demo/platform/server'

/** Parses `#rgb` and `#rrggbb` into channels, as a browser paints them. */
function paint(color: string): number[] | undefined {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color) ?? []
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return long ? (long.match(/../g) ?? []).map((two) => Number.parseInt(two, 16)) : undefined
}
const rows = (light: Record<string, string>, dark: Record<string, string> = {}) =>
  contrastRows({ light, dark }, paint).map(({ where, cause }) => `${where}: ${cause}`)

describe('contrastRows', () => {
  it('reports chosen colours whose contrast is below 4.5 : 1, on light and on dark pages', () => {
    const found = rows({ '--cartlet-color-primary': '#9be3c8', '--cartlet-color-on-primary': '#fff' })
    expect(found.map((row) => row.replace(/:.*/, ''))).toEqual([
      '--cartlet-color-on-primary, where it is light',
      '--cartlet-color-on-primary, where it is dark',
    ])
    expect(found[0]).toContain('on --cartlet-color-primary has a contrast of 1.5 : 1')
  })

  it('checks a chosen light colour against the default dark colours when no dark ones were chosen', () => {
    const [row, ...more] = rows({ '--cartlet-color-primary': '#7a1f4d' })
    expect(more).toEqual([])
    expect(row).toMatch(/^--cartlet-color-on-primary, where it is dark: /)
    expect(rows({ '--cartlet-color-primary': '#7a1f4d' }, { '--cartlet-color-on-primary': '#fff' })).toEqual([])
  })

  it('returns no rows when nothing was chosen, when the colour is not hexadecimal, and for every preset', () => {
    expect(rows({})).toEqual([])
    expect(rows({ '--cartlet-color-primary': 'rebeccapurple' })).toEqual([])
    for (const { name, light, dark } of PRESETS) expect(contrastRows({ light, dark }, paint), name).toEqual([])
  })
})

describe('askAbout, for a page that does not exist yet', () => {
  let platform: Platform
  let shop: OpenShop
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:' })
  })
  beforeEach(async () => {
    platform.reset()
    const { rules } = platform.identity(platform.clientId)
    rules.set({ ...rules.get(), redirectDomains: ['blog.example'] })
    shop = await openShop(platform.clientId, platform.url)
    platform.journal.clear()
  })
  afterAll(() => platform.close())

  const findings = (product: string, address?: string, settings: Record<string, string> = {}, files = '/cartlet/') => {
    const chosen = {
      clientId: platform.clientId,
      elements: [{ name: 'buy-button', attributes: { product } }],
      settings: { api: platform.url, catalog: 'v1', ...settings },
      files,
    }
    return askAbout(chosen, address, shop.port)
  }
  const codes = async (...asked: Parameters<typeof findings>) => (await findings(...asked)).map(({ code }) => code)

  it('reports a redirect domain that is not allowed, and creates nothing on the platform by asking', async () => {
    expect(await codes('blue-mug', 'https://blog.example/mugs')).toEqual([])
    expect(await codes('blue-mug', 'https://other.example/mugs')).toEqual(['redirect-domain-not-allowed'])
    const written = platform.journal
      .requests()
      .filter(({ method, path }) => !/^(GET|OPTIONS)$/.test(method) && path !== '/oauth2/token')
    expect(written.map(({ path, status }) => [path, status >= 400])).toEqual([
      ['/_api/redirects-api/v1/redirect-session', true],
      ['/_api/redirects-api/v1/redirect-session', true],
    ])
  })

  it('names the loader correctly in a folder that is written without a trailing slash', async () => {
    const address = 'https://blog.example/mugs'
    const [found, ...more] = await findings('blue-mug', address, {}, 'http://blog.example/cartlet')
    expect([found?.code, more]).toEqual(['loader-insecure', []])
    expect(JSON.stringify(found)).toContain('http://blog.example/cartlet/loader.js')
    expect([found]).toEqual(await findings('blue-mug', address, {}, 'http://blog.example/cartlet/'))
  })

  it('reports an unknown product, a sold-out product, the wrong catalog version and an insecure address', async () => {
    expect(await codes('blue-mug')).toEqual([])
    expect(await codes('blue-mugg')).toEqual(['product-unknown'])
    expect(await codes('brass-lamp')).toEqual(['product-sold-out'])
    expect(await codes('blue-mug', undefined, { catalog: 'v3' })).toEqual(['catalog-wrong'])
    expect(await codes('blue-mug', 'http://blog.example/')).toEqual(['page-insecure'])
  })
})
