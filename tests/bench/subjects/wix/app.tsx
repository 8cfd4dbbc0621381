/** What a developer writes with the official SDK and React: a button for each product and a drawer, both optimistic. */
import type { Cart } from '@wix/ecom'
import type { Product } from '@wix/stores'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { addToCart, hasVisited, loadCart, loadProducts } from './shop'

const slots = [...document.querySelectorAll<HTMLElement>('[data-product]')]
const slugs = slots.map(({ dataset }) => dataset.product ?? '')
const labels = slots.map(({ textContent }) => textContent ?? '')
for (const slot of slots) slot.replaceChildren()

type Products = Record<string, Product>
interface Line {
  key: string
  name: string
  price: string
  quantity: number
}

/** Resolves when the product is known, for presses before that. */
const arrivals = new Map<string, { promise: Promise<Product>; resolve(product: Product): void }>()
for (const slug of slugs) {
  let resolve: (product: Product) => void = () => {}
  const promise = new Promise<Product>((done) => {
    resolve = done
  })
  arrivals.set(slug, { promise, resolve })
}
const subscribers = new Set<(products: Products) => void>()
let known: Products = {}
// Started with the module, not with the first render.
loadProducts(slugs, (products) => {
  known = { ...known, ...Object.fromEntries(products.map((product) => [product.slug, product])) }
  for (const product of products) arrivals.get(product.slug)?.resolve(product)
  for (const subscriber of subscribers) subscriber(known)
}).catch((error: unknown) => console.error(error))

const priceOf = ({ actualPriceRange }: Product): string =>
  actualPriceRange?.minValue?.formattedAmount ?? actualPriceRange?.minValue?.amount ?? ''

const linesOf = ({ lineItems }: Cart): Line[] =>
  lineItems.map(({ _id, productName, price, quantity }) => ({
    key: _id,
    name: productName?.translated ?? productName?.original ?? '',
    price: price?.formattedAmount ?? '',
    quantity,
  }))

interface BuyButtonProps {
  slug: string
  label: string
  product: Product | undefined
  onBuy(slug: string): void
}

const BuyButton = memo(({ slug, label, product, onBuy }: BuyButtonProps) => (
  <button type="button" className="wix-buy" onClick={() => onBuy(slug)}>
    {label} {product && <span className="price">{priceOf(product)}</span>}
  </button>
))

function Drawer({ lines, onClose }: { lines: Line[]; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="wix-drawer" aria-labelledby="wix-cart" onClose={onClose}>
      <h2 id="wix-cart">Your cart</h2>
      <ul>
        {lines.map(({ key, name, price, quantity }) => (
          <li key={key}>
            {quantity} × {name} {price}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}

function App() {
  const [products, setProducts] = useState(known)
  const [lines, setLines] = useState<Line[]>([])
  const [open, setOpen] = useState(false)
  useEffect(() => {
    subscribers.add(setProducts)
    setProducts(known)
    if (hasVisited) loadCart().then((cart) => cart && setLines(linesOf(cart)))
    return () => {
      subscribers.delete(setProducts)
    }
  }, [])
  const buy = useCallback((slug: string) => {
    const product = known[slug]
    setLines((before) => [
      ...before,
      { key: `pending-${slug}`, name: product?.name ?? '', price: product ? priceOf(product) : '', quantity: 1 },
    ])
    setOpen(true)
    arrivals
      .get(slug)
      ?.promise.then(addToCart)
      .then((cart) => setLines(linesOf(cart)))
      .catch(() => setLines((now) => now.filter(({ key }) => key !== `pending-${slug}`)))
  }, [])
  return (
    <>
      {slots.map((slot, index) => {
        const slug = slugs[index] ?? ''
        return createPortal(
          <BuyButton slug={slug} label={labels[index] ?? ''} product={products[slug]} onBuy={buy} />,
          slot,
          slug,
        )
      })}
      <button type="button" className="wix-toggle" onClick={() => setOpen(true)}>
        Cart {lines.length}
      </button>
      {open && <Drawer lines={lines} onClose={() => setOpen(false)} />}
    </>
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<App />)
