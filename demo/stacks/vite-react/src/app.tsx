/** A shop in a React app: Cartlet's components, and parts that the app renders itself. */
import { BuyButton, Cart, CartDrawer, CartletProvider, CartToggle, Product } from 'cartlet/react'
import { useState } from 'react'
import { Basket } from './basket'
import { OwnProduct } from './own-product'

const PAGES = ['shop', 'cart'] as const

export function App() {
  const [page, setPage] = useState<(typeof PAGES)[number]>('shop')
  return (
    <CartletProvider clientId={import.meta.env.VITE_CLIENT_ID} api={import.meta.env.VITE_API} catalog="v1">
      <header>
        <nav>
          {PAGES.map((name) => (
            <button key={name} type="button" onClick={() => setPage(name)}>
              {name}
            </button>
          ))}
        </nav>
        <Basket />
        <CartToggle />
      </header>
      <main>
        {page === 'shop' ? (
          <>
            <h1>The harbour shop</h1>
            <p>
              <BuyButton product="blue-mug">
                <a href="https://shop.example/product-page/blue-mug">Buy the Blue Mug</a>
              </BuyButton>
            </p>
            <Product product="herb-kit" layout="card" />
            <OwnProduct slug="gift-box" />
          </>
        ) : (
          <Cart />
        )}
      </main>
      <CartDrawer />
    </CartletProvider>
  )
}
