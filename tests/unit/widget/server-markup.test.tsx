/** `cartlet/server` must render the markup that the components render in a page, so that the widget takes over without a change. */
import { describe, expect, it } from 'vitest'
import { BuyButton } from '../../../src/widget/button/BuyButton'
import { ProductCard } from '../../../src/widget/product/card/ProductCard'
import { anAmount, aPen, aProduct, aTee } from '../../support/fixtures/views'
import { renderInShop } from '../../support/pages/render'

/** The built entry, with its bundled Preact, as it is installed. */
const BUILT = '../../../dist/node/server.js'
const { renderShadowRoot } = (await import(/* @vite-ignore */ BUILT)) as typeof import('../../../src/server-entry')

/** A snapshot that needs no Node module, since this test runs in a DOM. */
const snapshotOf = (products: ReturnType<typeof aProduct>[]) => ({
  cartlet: 1 as const,
  clientId: 'shop',
  takenAt: '2026-11-22T10:00:00.000Z',
  locale: 'en',
  catalog: 'v1' as const,
  products,
  collections: [],
})

/**
 * Swatch colours are set through the CSSOM, so HTML does not contain them. Preact sets `translate` as a property, which happy-dom does not have, so
 * only React's attribute is compared.
 */
const INCOMPARABLE = process.env.COMPONENTS_ON === 'preact' ? ['style', 'translate'] : ['style']

/** The button that replaces the server's link: before the widget starts, a button is a link to the product. */
function asButton(link: Element): Element {
  const button = document.createElement('button')
  for (const { name, value } of [...link.attributes]) if (name !== 'href') button.setAttribute(name, value)
  button.type = 'button'
  button.append(...link.childNodes)
  return button
}

/** The tree of an element as text, attributes in order. */
function outline(node: Node): unknown {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  const { localName, attributes, childNodes } = node as Element
  if (localName === 'a' && (node as Element).classList.contains('button')) return outline(asButton(node as Element))
  const written = [...attributes].flatMap(({ name, value }) => (INCOMPARABLE.includes(name) ? [] : `${name}=${value}`)).sort()
  return [localName, written, [...childNodes].map(outline)]
}

/** The outlines of the child nodes, with neighbouring text nodes merged as in parsed HTML. */
function normalized(element: Element): unknown[] {
  element.normalize()
  return [...element.childNodes].map(outline)
}

function drawnByServer(name: string, attributes: Record<string, string>, products: ReturnType<typeof aProduct>[]): unknown[] {
  const html = renderShadowRoot(name, attributes, snapshotOf(products))
  const [, inner] = /<div [^>]*class="root">(.*)<\/div><\/template>$/s.exec(html) ?? []
  const box = document.createElement('div')
  box.innerHTML = inner ?? ''
  return normalized(box)
}

const PRODUCTS: [what: string, product: ReturnType<typeof aProduct>][] = [
  ['in stock', aProduct()],
  ['sold out', aProduct({ inStock: false })],
  ['with options', aTee({ priceRange: { min: anAmount(38), max: anAmount(40) } })],
  ['that needs a text', aPen()],
  ['with a discount', aProduct({ comparePrice: anAmount(24), discountPercent: 25 })],
  ['for pre-order', aProduct({ inStock: false, preorder: { message: 'In May' } })],
  [
    'with everything',
    aProduct({
      url: 'https://shop.example/mug',
      brand: 'Fern & Fable',
      ribbon: '<b>New</b>',
      name: 'Mug "A" & <B>',
      picture: { url: 'https://shop.example/mug.jpg', width: 900, height: 600, alt: 'A mug' },
      unitPrice: { price: anAmount(3.8), per: { quantity: 100, unit: 'G' } },
    }),
  ],
]

const never = async () => 'cancelled' as const
const stateWith = (product: ReturnType<typeof aProduct>) => ({
  products: { [product.slug]: { status: 'ready' as const, product } },
})

describe('server markup', () => {
  it.each(PRODUCTS)('the server renders the same buy button as the page for a product %s', (_, product) => {
    const { container } = renderInShop(<BuyButton reference={product.slug} label="" buy={never} />, stateWith(product))
    const drawn = drawnByServer('buy-button', { product: product.slug }, [product])
    expect(drawn).toEqual(normalized(container))
    expect(JSON.stringify(drawn)).toContain('"button"')
  })

  it.each(PRODUCTS)('the server renders the same product card as the page for a product %s', (_, product) => {
    const { container } = renderInShop(
      <div className="box">
        <ProductCard reference={product.slug} product={product} buy={never} loadDetails={() => Promise.reject(new Error())} />
      </div>,
      stateWith(product),
    )
    const drawn = drawnByServer('product', { product: product.slug }, [product])
    expect(drawn).toEqual(normalized(container))
    expect(JSON.stringify(drawn)).toContain('"article"')
  })
})
