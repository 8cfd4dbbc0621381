import { describe, expect, it } from 'vitest'
import { type ConfigSources, readConfig } from '../../../../src/embed/settings/config'

const URL_OF_LOADER = 'https://cdn.example/loader.js'

function aScript(attributes: Record<string, string> = {}): Element {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  return script
}

function read({ scriptUrl = URL_OF_LOADER, script = null, globalConfig }: Partial<ConfigSources> = {}) {
  const problems: { problem: string; hint: string }[] = []
  const config = readConfig({ scriptUrl, script, globalConfig }, (problem, hint) => problems.push({ problem, hint }))
  return { config, problems }
}

describe('readConfig', () => {
  it('returns all defaults when the author has configured nothing', () => {
    expect(read()).toEqual({
      config: {
        clientId: '',
        api: 'https://www.wixapis.com',
        apis: '',
        locale: 'auto',
        currency: '',
        cart: 'drawer',
        cartPosition: 'bottom-end',
        onAdd: 'drawer',
        theme: 'auto',
        storage: 'local',
        consent: 'none',
        freeShippingFrom: '',
        catalog: 'auto',
        cartApi: 'auto',
        membersUrl: '',
        captchaUrl: '',
        captchaKeys: '',
        returnParameters: '',
        thankYouUrl: '',
        cartUrl: '',
        productLink: '',
        backInStock: '',
        wishList: 'off',
        snapshot: '',
        snapshotMaxAge: '24',
      },
      problems: [],
    })
  })

  it("prefers the script's address to its attributes, and these to the page's object", () => {
    const { config } = read({
      scriptUrl: `${URL_OF_LOADER}?client-id=from-url`,
      script: aScript({ 'data-client-id': 'from-script', 'data-locale': 'de' }),
      globalConfig: { clientId: 'from-page', locale: 'fr', theme: 'dark' },
    })
    expect(config).toMatchObject({ clientId: 'from-url', locale: 'de', theme: 'dark' })
  })

  it('reads settings from attributes written with dashes', () => {
    const script = aScript({ 'data-on-add': 'checkout', 'data-cart-position': 'top-start', 'data-api': 'http://localhost:1' })
    expect(read({ script }).config).toMatchObject({ onAdd: 'checkout', cartPosition: 'top-start', api: 'http://localhost:1' })
  })

  it.each<[string, Partial<ConfigSources>]>([
    ["the script's address", { scriptUrl: `${URL_OF_LOADER}?after-add=toast` }],
    ['the script', { script: aScript({ 'data-after-add': ' toast ' }) }],
    ["the page's object", { globalConfig: { afterAdd: 'toast' } }],
    ['the script, beside data-on-add', { script: aScript({ 'data-after-add': 'toast', 'data-on-add': 'none' }) }],
  ])('reads after-add of %s as on-add', (_, sources) => {
    expect(read(sources)).toEqual({ config: { ...read().config, onAdd: 'toast' }, problems: [] })
  })

  it('names after-add in the report of its unknown value, and uses on-add', () => {
    const { config, problems } = read({ script: aScript({ 'data-after-add': 'tost', 'data-on-add': 'none' }) })
    expect(config.onAdd).toBe('none')
    expect(problems[0]?.problem).toBe('data-after-add="tost" is not known.')
  })

  it('trims values and uses the default for a blank one', () => {
    const script = aScript({ 'data-client-id': '  shop  ', 'data-locale': '   ' })
    expect(read({ script }).config).toMatchObject({ clientId: 'shop', locale: 'auto' })
  })

  it.each([
    ['cart', 'data-cart', 'sidebar'],
    ['cartPosition', 'data-cart-position', 'middle'],
    ['onAdd', 'data-on-add', 'DRAWER'],
    ['theme', 'data-theme', 'sepia'],
    ['storage', 'data-storage', 'cookies'],
  ] as const)('reports an unknown value of %s with the allowed values and uses the default', (key, attribute, value) => {
    const { config, problems } = read({ script: aScript({ [attribute]: value }) })
    expect(config[key]).toBe(read().config[key])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.problem).toContain(`${attribute}="${value}"`)
    expect(problems[0]?.hint).toMatch(/^Use one of: /)
  })

  it('ignores and reports an element that has the name cartletConfig', () => {
    const form = document.createElement('form')
    form.setAttribute('clientId', 'evil')
    const { config, problems } = read({ globalConfig: form })
    expect(config.clientId).toBe('')
    expect(problems[0]?.problem).toContain('cartletConfig')
  })

  it.each([[null], ['client'], [7], [['a']], [() => {}]])("reports %s as the page's configuration object", (globalConfig) => {
    expect(read({ globalConfig }).problems).toHaveLength(1)
  })

  it.each([
    [{ clientId: 7 }],
    [{ clientId: { toString: () => 'x' } }],
    [{ clientId: null }],
  ])('takes no client id from %j', (globalConfig) => {
    expect(read({ globalConfig }).config.clientId).toBe('')
  })

  it("ignores inherited properties of the page's object", () => {
    const globalConfig = JSON.parse('{"__proto__": {"clientId": "evil"}}')
    expect(read({ globalConfig }).config.clientId).toBe('')
    expect(({} as { clientId?: string }).clientId).toBeUndefined()
  })
})
