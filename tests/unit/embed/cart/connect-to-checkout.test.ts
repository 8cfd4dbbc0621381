/** Whether the link that preconnects stays on the page. */
import { expect, it } from 'vitest'
import { connectToCheckout } from '../../../../src/embed/cart/connect-to-checkout'
import type { PageView } from '../../../../src/embed/page/page'
import type { PageShop } from '../../../../src/embed/page/page-shop'

function anOpenCart() {
  const listeners = new Set<(event: { type: string }) => void>()
  const listen = (listener: (event: { type: string }) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const life = new AbortController()
  const pageShop = { shop: { clientId: 'c1', listen }, storage: { read: () => 'https://pay.example' } }
  connectToCheckout({ view: window, document, life } as PageView, pageShop as unknown as PageShop)
  return {
    life,
    emit: (type: string) => {
      for (const listener of listeners) listener({ type })
    },
    links: () => document.querySelectorAll('link[rel=preconnect]').length,
  }
}

it('connectToCheckout preconnects while the cart is open, and no more once Cartlet has left the page', () => {
  const { life, emit, links } = anOpenCart()
  expect(links()).toBe(1)
  emit('cart-close')
  expect(links()).toBe(0)
  emit('cart-open')
  expect(links()).toBe(1)
  life.abort()
  expect(links()).toBe(0)
  // The shop outlives this copy of the code: another one may open its cart.
  emit('cart-open')
  expect(links()).toBe(0)
})
