/** What `cartlet/server` draws is what the components draw in a page: the widget takes over without a change. */
import { describe, expect, it } from 'vitest'
import { BuyButton } from '../../../src/widget/button/BuyButton'
import { ProductCard } from '../../../src/widget/product/card/ProductCard'
import { anAmount, aPen, aProduct, aTee } from '../../support/fixtures/views'
import { renderInShop } from '../../support/pages/render'

/** As it is installed: with the Preact of its own build. */
const BUILT = '../../../dist/node/server.js'
const { renderShadowRoot } = (await import(/* @vite-ignore */ BUILT)) as typeof import('../../../src/server-entry')

/** A fixture without Node's modules: this runs in a document. */
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
 * Colours of swatches are painted through the object model, so no HTML can hold them. Preact sets `translate` as a property, which happy-dom does
 * not have; React's attribute is compared.
 */
const INCOMPARABLE = process.env.COMPONENTS_ON === 'preact' ? ['style', 'translate'] : ['style']

/** Before the widget starts, a button is a link to the product. */
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

/** Neighbouring texts are one in HTML. */
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

describe('a server and a page draw the same', () => {
  it.each(PRODUCTS)('button of a product %s', (_, product) => {
    const { container } = renderInShop(<BuyButton reference={product.slug} label="" buy={never} />, stateWith(product))
    const drawn = drawnByServer('buy-button', { product: product.slug }, [product])
    expect(drawn).toEqual(normalized(container))
    expect(JSON.stringify(drawn)).toContain('"button"')
  })

  it.each(PRODUCTS)('card of a product %s', (_, product) => {
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
