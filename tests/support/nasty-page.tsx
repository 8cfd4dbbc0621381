/** Runs in the page of `hostile-products.spec.ts`: products that nobody would want to draw, in a shadow root, as our elements hold them. */
import { createRoot, type Root } from 'react-dom/client'
import { adoptStyles } from '../../src/embed/dom/adopt-styles'
import { createClient } from '../../src/platform/client'
import { memoryStorage } from '../../src/platform/storage'
import { htmlView } from '../../src/store/catalog/content/html-view'
import { richView } from '../../src/store/catalog/content/rich-view'
import { createGrid } from '../../src/store/collections/grid'
import { FILTERS } from '../../src/store/collections/list-model'
import type { ProductView } from '../../src/store/views'
import { createShop } from '../../src/store-entry'
import { baseCss } from '../../src/widget/base.css'
import { CollectionGrid } from '../../src/widget/collection/CollectionGrid'
import { ProductCard } from '../../src/widget/product/card/ProductCard'
import { productCss } from '../../src/widget/product/card/product.css'
import { GalleryZoom } from '../../src/widget/product/gallery/GalleryZoom'
import { ProductGallery } from '../../src/widget/product/gallery/ProductGallery'
import { ProductFull } from '../../src/widget/product/ProductFull'
import { ProductText } from '../../src/widget/product/ProductText'
import type { ProductServices } from '../../src/widget/product/product-services'
import { RichContent } from '../../src/widget/rich/RichContent'
import { ShopProvider } from '../../src/widget/shop-context'
import { NASTY, NASTY_DETAILS } from './nasty-products'

export type Shape = 'card' | 'full' | 'grid'

/** Each is a product of its own. */
const products: ProductView[] = NASTY.map((product, place) => ({ ...product, id: `nasty-${place}` }))
const facets = {
  price: { min: Number.NaN, max: Number.POSITIVE_INFINITY },
  options: products.slice(0, 24).map(({ name }, place) => ({
    name: `${name}${place}`,
    choices: [{ id: 'one', label: name, color: 'red;background:url(//evil.example)' }],
  })),
}
const services: ProductServices = {
  loadDetails: async () => NASTY_DETAILS,
  loadContent: async ({ html, richContent }) => ({ view: richContent ? richView(richContent) : htmlView(html), RichContent }),
  loadText: async () => ({ ProductText }),
  loadGallery: async () => ({ ProductGallery }),
  loadZoom: async () => ({ GalleryZoom }),
  buy: async () => 'cancelled',
  notify: { request() {} },
}
const storage = memoryStorage()
const shop = createShop({
  client: createClient({ clientId: 'nobody', environment: { storage } }),
  storage,
  formatMoney: (value, currency) => `${value} ${currency}`,
  navigate() {},
})
shop.store.setState({ products: Object.fromEntries(products.map((product) => [product.id, { status: 'ready', product }])) })

const card = (product: ProductView) => (
  <ProductCard
    reference={product.id}
    product={product}
    buy={async () => 'cancelled'}
    loadDetails={services.loadDetails}
    level={3}
  />
)

/** All of them as the answer to one question. */
const openGrid = () =>
  createGrid(
    { source: 'collection', products: [], query: { filters: { text: 'x'.repeat(5000) } }, limit: 100, filters: FILTERS },
    {
      engine: shop.engine,
      ask: (_, call) =>
        call({
          version: 'v1',
          findCollection: async () => undefined,
          page: async () => ({ products, total: 1e9, next: 60 }),
          loadFacets: async () => facets,
        }),
    },
  )

function contentOf(shape: Shape, place: number) {
  const product = products[place] as ProductView
  if (shape === 'card') return <div className="box">{card(product)}</div>
  if (shape === 'grid')
    return (
      <CollectionGrid
        grid={openGrid()}
        label="Products"
        limit={100}
        sortable
        filters={FILTERS}
        money={(value) => `€${value}`}
        card={card}
      />
    )
  return (
    <div className="box">
      <ProductFull reference={product.id} product={product} start={{ variant: '__proto__' }} level={2} services={services} />
    </div>
  )
}

let root: Root | undefined

function draw(host: HTMLElement, shape: Shape, place: number): void {
  root?.unmount()
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  for (const css of [baseCss, productCss]) adoptStyles(shadow, css)
  const container = document.createElement('div')
  container.className = 'root'
  container.dataset.theme = 'light'
  shadow.replaceChildren(container)
  const surroundings = {
    shop,
    adoptStyles: (css: string) => adoptStyles(shadow, css),
    setFallback() {},
    checkout: () => undefined,
  }
  root = createRoot(container)
  root.render(<ShopProvider value={surroundings}>{contentOf(shape, place)}</ShopProvider>)
}

const nasty = { count: products.length, draw }

declare global {
  interface Window {
    nasty: typeof nasty
  }
}
window.nasty = nasty
