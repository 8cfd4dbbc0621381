/** From the author's choices to the text that is pasted into a page. */
import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import type { SnippetChoices } from '../../../src/snippet/choices'
import { writeSnippet } from '../../../src/snippet/write-snippet'

const CLIENT_ID = '6f1c2f0e-8f6a-4a57-9b57-3f2d9b5f0c11'
const FILES = {
  hashes: {
    'cartlet.css': 'sha384-c',
    'loader-abc1234.js': 'sha384-l',
    'loader.js': 'sha384-l',
    'shop-abc123.js': 'sha384-s',
    'widget-abc123.js': 'sha384-w',
  },
  reservedSpace:
    'cartlet-buy-button,[data-cartlet=buy-button]{min-height:44px}@media(scripting:none){cartlet-product:not(#a),[data-cartlet=product]:not(#a){height:auto}}',
}
const RESERVED = 'cartlet-buy-button{min-height:44px}@media(scripting:none){cartlet-product:not(#a){height:auto}}'
const BASE: SnippetChoices = {
  clientId: CLIENT_ID,
  elements: [
    {
      name: 'buy-button',
      attributes: { product: 'blue-mug' },
      link: { text: 'Buy the Blue Mug', href: 'https://shop.example/product-page/blue-mug' },
    },
  ],
  form: 'tags',
  files: '/cartlet/',
  policy: 'origins',
  integrity: false,
}
const write = (more: Partial<SnippetChoices> = {}) => writeSnippet({ ...BASE, ...more }, FILES)
const parse = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')

describe('writeSnippet', () => {
  it('accepts the address of a theme file and the names of themes, and reports other values', async () => {
    const problems = async (theme: string) => (await write({ settings: { theme } })).problems
    expect(await problems('https://brand.example/theme.json')).toEqual([])
    expect(await problems('dark')).toEqual([])
    expect(await problems('drak')).toEqual(['data-theme must be one of auto, light, dark, host, not "drak".'])
  })

  it('writes only the loader and the element for one product without further choices', async () => {
    const { head, body, problems } = await write()
    expect(problems).toEqual([])
    expect(head).toBe(
      `<link rel="preconnect" href="https://www.wixapis.com" crossorigin>\n<style>${RESERVED}</style>\n<script async crossorigin src="/cartlet/loader.js" data-client-id="${CLIENT_ID}"></script>\n<link rel="modulepreload" crossorigin href="/cartlet/widget-abc123.js">\n`,
    )
    expect(body).toBe(
      '<cartlet-buy-button product="blue-mug">\n  <a href="https://shop.example/product-page/blue-mug">Buy the Blue Mug</a>\n</cartlet-buy-button>\n',
    )
  })

  it('writes the snippet of the README for the choices that it shows', async () => {
    const readme = readFileSync('README.md', 'utf8')
    const [, shown] = /```html\n([\s\S]*?)```/.exec(readme) ?? []
    // The README leaves out the style rules, and the name of a file, which each release changes.
    const { head, body } = await writeSnippet({ ...BASE, ownStyleSheet: true }, { ...FILES, hashes: {} })
    expect(`${head}\n${body}`.replace(CLIENT_ID, 'CLIENT_ID')).toBe(shown)
  })

  it('leaves out default values and writes the others in the order of the manifest', async () => {
    const attributes = { action: 'checkout', quantity: '1', product: 'blue-mug', label: '', 'on-add': 'toast' }
    const { body, head } = await write({
      elements: [{ name: 'buy-button', attributes }],
      settings: { onAdd: 'toast', theme: 'auto', locale: 'de' },
    })
    expect(body).toBe('<cartlet-buy-button product="blue-mug" action="checkout" on-add="toast"></cartlet-buy-button>\n')
    expect(head).toContain(`data-client-id="${CLIENT_ID}" data-locale="de" data-on-add="toast"></script>`)
  })

  it('writes a flag without a value, and leaves out one that is false', async () => {
    const flags = { product: 'blue-mug', seo: '' }
    expect((await write({ elements: [{ name: 'product', attributes: flags }] })).body).toContain('product="blue-mug" seo>')
    const off = { product: 'blue-mug', seo: 'false' }
    expect((await write({ elements: [{ name: 'product', attributes: off }] })).body).not.toContain('seo')
  })

  it('the form with divs uses no custom tags and no attributes of the script, which some editors remove', async () => {
    const { head, body } = await write({ form: 'divs', settings: { onAdd: 'toast' } })
    expect(head).toContain(`src="/cartlet/loader.js?client-id=${CLIENT_ID}&amp;on-add=toast"></script>`)
    expect(head).toContain('<style>[data-cartlet=buy-button]{min-height:44px}')
    expect(head.replace(/<style>.*<\/style>/, '')).not.toContain('data-')
    expect(body).toContain('<div data-cartlet="buy-button" data-product="blue-mug">')
    expect(body).not.toContain('<cartlet-')
  })

  it('escapes product names and drops unsafe links', async () => {
    const link = { text: '<img src=x onerror=alert(1)> & "Co"', href: 'javascript:alert(1)' }
    const { body } = await write({ elements: [{ name: 'buy-button', attributes: { product: 'a"><script>' }, link }] })
    const page = parse(body)
    expect([...page.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
      'html',
      'head',
      'body',
      'cartlet-buy-button',
    ])
    expect(page.querySelector('cartlet-buy-button')?.getAttribute('product')).toBe('a"><script>')
    expect(page.body.textContent).toContain(link.text)
  })

  it.each<[string, Partial<SnippetChoices>, RegExp]>([
    ['a missing client id', { clientId: ' ' }, /client id/],
    ['a client id that was pasted verbatim', { clientId: 'CLIENT_ID' }, /client id/],
    ['an unknown element', { elements: [{ name: 'buy', attributes: {} }] }, /no element buy/],
    ['a button without a product', { elements: [{ name: 'buy-button', attributes: {} }] }, /needs product/],
    ['an unknown attribute', { elements: [{ name: 'cart', attributes: { produkt: 'x' } }] }, /no attribute produkt/],
    [
      'an unknown value',
      { elements: [{ name: 'buy-button', attributes: { product: 'x', action: 'buy' } }] },
      /add, checkout, open/,
    ],
    ['a number out of range', { elements: [{ name: 'collection', attributes: { columns: '9' } }] }, /1 to 8/],
    ['a quantity below one', { elements: [{ name: 'buy-button', attributes: { product: 'x', quantity: '-3' } }] }, /quantity/],
    ['an unknown filter', { elements: [{ name: 'collection', attributes: { filters: 'colour' } }] }, /filters/],
    ['an unknown setting', { settings: { onadd: 'toast' } }, /no setting onadd/],
    ['an unknown value of a setting', { settings: { onAdd: 'open' } }, /data-on-add/],
    ['an unknown variable', { variables: { '--cartlet-colour': 'red' } }, /no variable/],
    ['a variable that ends its declaration', { variables: { '--cartlet-radius': '1px } * { display: none' } }, /one CSS value/],
  ])('reports %s', async (_, more, problem) => {
    expect((await write(more)).problems.join()).toMatch(problem)
  })
})

describe('integrity', () => {
  it('writes the integrity of the loader on its script, and that of the other files in an import map before it', async () => {
    const { head } = await write({ integrity: true })
    const page = parse(head)
    const [map, loader] = page.querySelectorAll('script')
    expect(loader?.getAttribute('integrity')).toBe('sha384-l')
    expect(loader?.getAttribute('src'), 'a file that no update replaces').toBe('/cartlet/loader-abc1234.js')
    expect(JSON.parse(map?.textContent ?? '')).toEqual({
      integrity: {
        '/cartlet/shop-abc123.js': 'sha384-s',
        '/cartlet/widget-abc123.js': 'sha384-w',
        '/cartlet/widget-abc123.js?2': 'sha384-w',
      },
    })
  })

  it.each([
    "x' 'unsafe-inline'",
    'x https://evil.example',
    'x; script-src *',
    'x,y',
    '{{ a }} https://evil.example {{ b }}',
    '{{ https://evil.example }}',
    '<?= $a ?> * <?= $b ?>',
    'x\n*',
    '"',
  ])('writes no policy with the nonce %j, which holds more than a nonce', async (nonce) => {
    const { policy, problems } = await write({ policy: 'nonce', nonce })
    expect(policy).toContain("script-src 'nonce-NONCE' 'strict-dynamic';")
    expect(problems).toEqual([expect.stringContaining('The nonce must be')])
  })

  it.each([
    'R4nd0m+/=',
    '{{ nonce }}',
    '{{{ csp.nonce }}}',
    '<?= $this->nonce ?>',
    '<%= nonce %>',
    `\${nonce}`,
    '{{ nonce() | raw }}',
  ])('writes the nonce %s of a template into the policy', async (nonce) => {
    const { policy, problems } = await write({ policy: 'nonce', nonce })
    expect(policy).toContain(`'nonce-${nonce}'`)
    expect(problems).toEqual([])
  })

  it('allows the import map by its hash in a policy with origins, and by the nonce otherwise', async () => {
    const plain = await write({ integrity: true })
    expect(plain.policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
    const nonce = await write({ integrity: true, policy: 'nonce', nonce: 'abc' })
    expect(nonce.policy).toContain("script-src 'nonce-abc' 'strict-dynamic';")
    expect(nonce.head.match(/nonce="abc"/g)).toHaveLength(4)
  })

  it('preloads the widget after the import map, with its hash only on request', async () => {
    const { head } = await write({ integrity: true, policy: 'nonce', nonce: 'abc' })
    const [preconnect, preload] = parse(head).querySelectorAll('link')
    expect(preconnect?.rel).toBe('preconnect')
    expect(preload?.outerHTML).toBe(
      '<link rel="modulepreload" crossorigin="" href="/cartlet/widget-abc123.js" integrity="sha384-w" nonce="abc">',
    )
    expect(head.indexOf('importmap')).toBeLessThan(head.indexOf('modulepreload'))
    const [, plain] = parse((await write()).head).querySelectorAll('link')
    expect(plain?.outerHTML).toBe('<link rel="modulepreload" crossorigin="" href="/cartlet/widget-abc123.js">')
  })

  it('writes relative addresses in the import map with a leading ./', async () => {
    expect((await write({ integrity: true, files: 'shop/cartlet' })).head).toContain('"./shop/cartlet/shop-abc123.js"')
  })
})

describe('content security policy', () => {
  it('the policy of a button allows the platform and its media', async () => {
    expect((await write({ ownStyleSheet: true })).policy).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self' https://www.wixapis.com; img-src 'self' https://static.wixstatic.com; media-src 'self' https://video.wixstatic.com",
    )
  })

  it('the policy allows files and a snapshot from other origins', async () => {
    const { policy } = await write({
      files: 'https://files.example/cartlet/',
      site: 'https://shop.example',
      settings: { snapshot: 'https://data.example/catalog.json' },
    })
    expect(policy).toContain("script-src 'self' https://files.example;")
    expect(policy).toContain("connect-src 'self' https://www.wixapis.com https://data.example;")
  })

  it('the policy of an account element allows the login and its captcha', async () => {
    const { policy } = await write({ elements: [{ name: 'account', attributes: {} }], shopOrigin: 'https://shop.example' })
    expect(policy).toContain("script-src 'self' https://www.google.com https://www.gstatic.com;")
    expect(policy).toContain("frame-src 'self' https://shop.example https://www.google.com")
  })
})

describe('style rules', () => {
  it('the policy allows the style rules in the head by their hash, or by the nonce', async () => {
    expect((await write()).policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/)
    const nonce = await write({ policy: 'nonce', nonce: 'abc' })
    expect(nonce.policy).toContain("style-src 'self' 'nonce-abc';")
    expect(nonce.head).toContain('<style nonce="abc">')
  })

  it('the head has no style rules if they go into the site’s own style sheet', async () => {
    const { head, styles } = await write({ ownStyleSheet: true })
    expect(head).not.toContain('<style')
    expect(styles).toBe(`${RESERVED}\n`)
  })

  it('the style rules contain the reserved space and the theme, with dark values in a media query', async () => {
    const { styles } = await write({
      variables: { '--cartlet-color-primary': '#7a1f3d' },
      darkVariables: { '--cartlet-color-primary': '#f3a' },
    })
    expect(styles).toBe(
      `${RESERVED}\n:root {\n  --cartlet-color-primary: #7a1f3d;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --cartlet-color-primary: #f3a;\n  }\n}\n`,
    )
  })
})

describe('dashboard steps', () => {
  it('the dashboard steps contain the client id and the domain of the site', async () => {
    const values = (await write({ site: 'https://blog.example' })).dashboard.map(({ value }) => value)
    expect(values).toContain(CLIENT_ID)
    expect(values).toContain('blog.example')
  })
})
