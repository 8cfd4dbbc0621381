/** `cartlet/server`: elements as HTML text. */
import { describe, expect, it } from 'vitest'
import { readSnapshot, renderElement, renderShadowRoot, renderStructuredData } from '../../../src/server-entry'
import { aSnapshot } from '../../support/fixtures/rendered-page'
import { anAmount, aProduct, aTee } from '../../support/fixtures/views'

describe('renderElement', () => {
  it("renderElement writes the element with its shadow root and the author's content", () => {
    const html = renderElement('buy-button', { product: 'blue-mug' }, aSnapshot(), { content: '<a href="/mug">Mug</a>' })
    expect(html).toMatch(/^<cartlet-buy-button product="blue-mug"><template shadowrootmode="open" data-cartlet-rendered>/)
    expect(html).toMatch(/<\/template><a href="\/mug">Mug<\/a><\/cartlet-buy-button>$/)
    expect(html).toContain('<bdi part="price">€18.00</bdi>')
    expect(html).toContain('<slot name="label">Mug</slot>')
  })

  it('renderElement labels a button with what the visitor reads in the content of the author', () => {
    const content =
      '<style>a{}</style><a href="/mug">Buy the<br>Mug</a> <span hidden>Needs <span>many</span> scripts</span><b>now</b>'
    const html = renderElement('buy-button', { product: 'blue-mug' }, aSnapshot(), { content })
    expect(html).toContain('<slot name="label">Buy the Mug now</slot>')
  })

  it('renderElement accepts the element name with and without its prefix', () => {
    const name = ['buy-button', 'cartlet-buy-button'].map((one) => renderElement(one, { product: 'blue-mug' }, aSnapshot()))
    expect(name[0]).toBe(name[1])
  })

  it("renderElement writes only the author's content for a product that the snapshot lacks", () => {
    expect(renderElement('product', { product: 'vase', layout: undefined }, aSnapshot(), { content: 'Soon' })).toBe(
      '<cartlet-product product="vase">Soon</cartlet-product>',
    )
    expect(renderShadowRoot('product', { product: 'vase' }, aSnapshot())).toBe('')
  })

  it('renderElement links a grid to the page of the author that shows all of its collection', () => {
    const home = { reference: 'home', id: 'home-id', name: 'Home', products: [aProduct().id], total: 9 }
    const html = renderElement(
      'collection',
      { collection: 'home', 'category-link': '/c/{slug}' },
      aSnapshot({ collections: [home] }),
    )
    expect(html).toMatch(/href="\/c\/home"[^>]*>Show all: Home<\/a>/)
    expect(html).not.toContain('Load more')
  })

  it.each([
    'buy-button',
    'product',
    'collection',
  ])("renderElement leads the button of %s to the owner's page of the product, and search engines too", (name) => {
    const all = { reference: '', id: '', name: 'All', products: [aProduct().id], total: 1 }
    const attributes = { product: 'blue-mug' }
    const sold = aProduct({ url: 'https://platform.example/product-page/blue-mug' })
    const shop = aSnapshot({ products: [sold], collections: [all] })
    const html = renderElement(name, attributes, shop, { productLink: '/shop/{slug}', url: 'https://site.example/' })
    expect(html).toMatch(/<a [^>]*part="button"[^>]* href="https:\/\/site\.example\/shop\/blue-mug"/)
    expect(html).not.toContain('platform.example')
    const data = renderStructuredData([{ name, attributes }], shop, { productLink: '/shop/{slug}' })
    expect(data).toContain('"/shop/blue-mug"')
  })

  it('renderElement writes a whole product with its choices, its buttons as links, and the plain text of the snapshot', () => {
    const shop = aSnapshot({ products: [aTee()], descriptions: { [aTee().id]: 'Woven in <Leeds>.' } })
    const html = renderElement('product', { product: 'linen-tee', layout: 'full' }, shop, { content: '<a href="/tee">Tee</a>' })
    expect(html).toContain('<h2')
    expect(html.match(/type="radio"/g)?.length).toBeGreaterThan(1)
    expect(html.match(/<a [^>]*part="button"[^>]* href="\/tee"/g)).toHaveLength(2)
    expect(html).toContain('Woven in &lt;Leeds>.')
    const data = renderStructuredData([{ name: 'product', attributes: { product: 'linen-tee', layout: 'full' } }], shop)
    expect(data).toContain('"description":"Woven in \\u003cLeeds')
  })

  it.each([
    'constructor',
    'toString',
    '__proto__',
  ])('renderShadowRoot renders nothing for an element called %s, and for such a product only if the snapshot has it', (name) => {
    const shop = aSnapshot({ products: [aProduct({ slug: name })] })
    expect(renderShadowRoot('buy-button', { product: name }, shop)).toContain('<bdi part="price">€18.00</bdi>')
    expect(renderShadowRoot('product', { product: name }, aSnapshot())).toBe('')
    expect(renderShadowRoot('buy-button', { product: name }, aSnapshot())).toBe('')
    expect(renderShadowRoot(name, { product: 'blue-mug' }, aSnapshot())).toBe('')
  })

  it('renderElement escapes attribute values and throws for invalid attribute and element names', () => {
    expect(renderElement('product', { product: '"><script>' }, aSnapshot())).toContain('product="&quot;&gt;&lt;script&gt;"')
    expect(() => renderElement('product', { 'a b': 'x' }, aSnapshot())).toThrow('cannot be the name of an attribute')
    expect(() => renderElement('a><b', {}, aSnapshot())).toThrow('is not the name of an element')
  })

  it('renderElement leaves out attributes that are false or null', () => {
    expect(renderElement('cart', { a: true, b: false, c: null, d: 0 }, aSnapshot())).toBe('<cartlet-cart a d="0"></cartlet-cart>')
  })

  it('renderElement shows the states sold-out and choose and the price of a variant', () => {
    const shop = aSnapshot({ products: [aProduct({ inStock: false }), aTee()] })
    expect(renderElement('buy-button', { product: 'blue-mug' }, shop)).toContain('data-state="sold-out"')
    expect(renderElement('buy-button', { product: 'linen-tee' }, shop)).toContain('data-state="choose"')
    expect(renderElement('buy-button', { product: 'linen-tee', variant: 'm-sage' }, shop)).toContain('€40.00')
  })

  it('renderShadowRoot renders the language of the locale, also from right to left, and English otherwise', () => {
    const draw = (locale: string) => renderShadowRoot('product', { product: 'blue-mug', locale }, aSnapshot())
    expect(draw('de-AT')).toMatch(/lang="de-AT" dir="ltr".*In den Warenkorb/)
    expect(draw('he')).toMatch(/lang="he" dir="rtl"/)
    expect(draw('tlh')).toMatch(/lang="en" dir="ltr".*Add to cart/)
  })

  it('renderElement writes inline styles with the nonce when one is given', () => {
    const html = renderElement('product', { product: 'blue-mug' }, aSnapshot(), { styleNonce: 'r4nd0m' })
    expect(html.match(/<style data-cartlet-rendered nonce="r4nd0m">/g)).toHaveLength(2)
    expect(html).not.toContain('<link')
  })

  it.each([
    ['javascript:alert(1)', undefined],
    ['/mug', 'https://site.example/mug'],
    ['mug', 'https://site.example/shop/mug'],
  ])("renderShadowRoot resolves the link %s of the author's content and drops an unsafe one", (href, link) => {
    const content = `<a href="${href}">Mug</a>`
    const html = renderShadowRoot('product', { product: 'blue-mug' }, aSnapshot(), { content, url: 'https://site.example/shop/' })
    expect(/<a href="([^"]*)"/.exec(html)?.[1]).toBe(link)
  })

  it("renderElement links the button to the author's link, or else to the product page, and otherwise says what is sold", () => {
    const button = (url: string | undefined, content = '') => {
      const shop = aSnapshot({ products: [aProduct({ url })] })
      const html = renderElement('buy-button', { product: 'blue-mug' }, shop, { content, url: 'https://site.example/' })
      const [, tag, href] = /<(a|button) [^>]*?part="button"[^>]*?(?:href="([^"]*)"|>)/.exec(html) ?? []
      return [tag, href, /<slot class="author">(.*?)<\/slot>/.exec(html)?.[1]]
    }
    expect(button('https://shop.example/mug', '<a href="/own">Mug</a>')).toEqual(['a', 'https://site.example/own', undefined])
    expect(button('https://shop.example/mug')).toEqual(['a', 'https://shop.example/mug', undefined])
    expect(button(undefined)).toEqual(['button', undefined, 'Blue Mug'])
  })

  it('renderElement escapes the address of the product page', () => {
    const shop = aSnapshot({ products: [aProduct({ url: 'https://shop.example/?a=1&b="' })] })
    expect(renderElement('buy-button', { product: 'blue-mug' }, shop)).toContain(
      '<a part="button" data-state="ready" href="https://shop.example/?a=1&amp;b=&quot;" class="button">',
    )
  })
})

describe('renderStructuredData', () => {
  it('renderStructuredData writes one script element, or nothing without products', () => {
    const html = renderStructuredData([{ name: 'buy-button', attributes: { product: 'blue-mug' } }], aSnapshot(), { nonce: 'n' })
    expect(html).toMatch(/^<script type="application\/ld\+json" nonce="n">\{"@context":"https:\/\/schema.org","@graph":\[/)
    expect(renderStructuredData([{ name: 'buy-button', attributes: {} }], aSnapshot())).toBe('')
  })

  it('renderStructuredData escapes product names that would end the script element', () => {
    const shop = aSnapshot({ products: [aProduct({ name: '</script><!--' })] })
    const html = renderStructuredData([{ name: 'product', attributes: { product: 'blue-mug' } }], shop)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
  })
})

describe('readSnapshot', () => {
  const text = JSON.stringify(aSnapshot({ products: [aProduct({ price: anAmount(1) })] }))

  it('readSnapshot reads text with or without a byte order mark, and parsed JSON', () => {
    expect(readSnapshot(text)).toEqual(JSON.parse(text))
    expect(readSnapshot(`\ufeff${text}`)).toEqual(JSON.parse(text))
    expect(readSnapshot(JSON.parse(text))).toEqual(JSON.parse(text))
  })

  it.each([
    ['cut off', text.slice(0, -9), /not JSON, or is cut off/],
    ['of another format', text.replace('"cartlet":1', '"cartlet":2'), /format 2/],
    ['without a shop', text.replace(/"clientId":"[^"]*"/, '"clientId":""'), /client id/],
    ['without a time', text.replace(/"takenAt":"[^"]*"/, '"takenAt":"soon"'), /when it was taken/],
    ['of no catalog', text.replace('"v1"', '"v2"'), /catalog version/],
    ['with an unsafe address', text.replace('"id":"mug-id"', '"id":"mug-id","url":"javascript:alert(1)"'), /product .*number 1/],
    ['with broken collections', text.replace('"collections":[]', '"collections":[{}]'), /list of collections/],
    ['a list', '[]', /not an object/],
  ])('readSnapshot refuses a snapshot that is %s', (_, broken, problem) => {
    expect(() => readSnapshot(broken)).toThrow(problem)
  })
})
