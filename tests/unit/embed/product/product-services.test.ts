import { afterEach, describe, expect, it } from 'vitest'
import type { Page } from '../../../../src/embed/page/page'
import type { PageShop } from '../../../../src/embed/page/page-shop'
import { productServices } from '../../../../src/embed/product/product-services'
import { aFakeShop } from '../../../support/fakes/fake-shop'
import { markupOf } from '../../../support/fixtures/content/rich-markup'
import { aWireProduct } from '../../../support/fixtures/wire-bodies'

const MUG = aWireProduct({ productPageUrl: { base: 'https://shop.example/', path: '/product-page/blue-mug' } })

afterEach(() => {
  Reflect.deleteProperty(document, 'baseURI')
  document.body.replaceChildren()
})

async function services({ notifyUrl, product = MUG }: { notifyUrl?: string; product?: typeof MUG } = {}) {
  const { shop, settle } = aFakeShop({ products: [product] })
  await settle(shop.loadProduct('blue-mug'))
  const host = document.body.appendChild(document.createElement('div'))
  return productServices({ view: window, config: {} } as unknown as Page, { shop } as PageShop, host, {
    reference: 'blue-mug',
    notifyUrl,
  })
}

describe('loadContent', () => {
  const LINKS = '<a href="/care">care</a> <a href="javascript:alert(1)">run</a>'

  it("resolves relative links in the shop's HTML against the shop and drops javascript: links", async () => {
    const { loadContent } = await services()
    const { view } = await loadContent({ html: LINKS })
    expect(markupOf(view)).toBe('<a href="https://shop.example/care" rel="noopener">care</a> run')
  })

  it('resolves relative links in rich content against the shop and drops javascript: links', async () => {
    const link = (url: string) => ({
      type: 'PARAGRAPH',
      nodes: [{ type: 'TEXT', textData: { text: url, decorations: [{ type: 'LINK', linkData: { link: { url } } }] } }],
    })
    const { loadContent } = await services()
    const { view } = await loadContent({ richContent: { nodes: [link('/care'), link('javascript:alert(1)')] } as never })
    expect(markupOf(view)).toContain('href="https://shop.example/care"')
    expect(markupOf(view).match(/href/g)).toHaveLength(1)
  })

  it("keeps only the text of links when the shop's address is unknown", async () => {
    const { loadContent } = await services({ product: aWireProduct() })
    expect(markupOf((await loadContent({ html: LINKS })).view)).toBe('care run')
  })
})

it("resolves the author's notify-url against the page even when baseURI is shadowed by an element", async () => {
  Object.defineProperty(document, 'baseURI', { value: document.createElement('img'), configurable: true })
  const { notify } = await services({ notifyUrl: 'back-in-stock' })
  expect(notify?.href).toBe(new URL('back-in-stock', location.href).href)
})
