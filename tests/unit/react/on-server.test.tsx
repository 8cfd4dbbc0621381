/** Hooks of `cartlet/react` without a page: what they return and how their actions settle. */
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useCart } from '../../../src/react/hooks/use-cart'
import { useCheckout } from '../../../src/react/hooks/use-checkout'
import { useCollection } from '../../../src/react/hooks/use-collection'
import { useProduct } from '../../../src/react/hooks/use-product'
import { useSession } from '../../../src/react/hooks/use-session'
import { CartletProvider, type CartletProviderProps } from '../../../src/react/provider/CartletProvider'
import type { Snapshot } from '../../../src/store/base/snapshot-model'
import { aProduct } from '../../support/fixtures/views'

const CLIENT_ID = '10c1e2d3-0000-4000-8000-00000000c1a0'

/** What a hook returns during server rendering. */
function returned<T>(use: () => T, props: Partial<CartletProviderProps> = {}): T {
  const values: T[] = []
  function Reader() {
    values.push(use())
    return null
  }
  renderToString(
    <CartletProvider clientId={CLIENT_ID} {...props}>
      <Reader />
    </CartletProvider>,
  )
  if (!values.length) throw new Error('The component was not rendered.')
  return values[0] as T
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    ({ code }: { code: string }) => code,
  )

describe('hooks during server rendering', () => {
  it('useCart on a server is loading and empty, its actions reject with UNSUPPORTED, and opening does nothing', async () => {
    const cart = returned(useCart)
    expect(cart).toMatchObject({ status: 'loading', count: 0, isBusy: false, isOpen: false })
    expect(cart.cart).toBeUndefined()
    expect(await refusal(cart.get())).toBe('UNSUPPORTED')
    expect(await refusal(cart.add({ product: 'blue-mug' }))).toBe('UNSUPPORTED')
    expect(await refusal(cart.clear())).toBe('UNSUPPORTED')
    expect([cart.open(), cart.close(), cart.toggle()]).toEqual([undefined, undefined, undefined])
  })

  it('useCheckout on a server is idle and its checkout rejects with UNSUPPORTED', async () => {
    const { status, checkout } = returned(useCheckout)
    expect(status).toBe('idle')
    expect(await refusal(checkout())).toBe('UNSUPPORTED')
  })

  it('useSession on a server is loading without a role, and its calls reject with UNSUPPORTED', async () => {
    const { status, role, login, logout } = returned(useSession)
    expect([status, role]).toEqual(['loading', 'none'])
    expect(await refusal(logout())).toBe('UNSUPPORTED')
    expect(await refusal(login({ silent: true }))).toBe('UNSUPPORTED')
  })

  it('useProduct and useCollection on a server are loading without data', () => {
    expect(returned(() => useProduct('blue-mug'))).toEqual({ status: 'loading' })
    expect(returned(() => useProduct('constructor'))).toEqual({ status: 'loading' })
    expect(returned(() => useProduct(null))).toEqual({ status: 'loading' })
    expect(returned(() => useCollection({ collection: 'mugs' })).status).toBe('loading')
  })

  it("useProduct on a server returns a product of the shop's snapshot as ready and stale", () => {
    const product = aProduct({ slug: 'blue-mug', name: 'Blue Mug' })
    const snapshot = { format: 1, clientId: CLIENT_ID, takenAt: new Date().toISOString(), products: [product], collections: [] }
    const found = returned(() => useProduct('blue-mug'), { snapshot: snapshot as unknown as Snapshot })
    expect(found).toMatchObject({ status: 'ready', isStale: true, product: { name: 'Blue Mug' } })
    const other = { ...snapshot, clientId: CLIENT_ID.replace('1', '2') }
    expect(returned(() => useProduct('blue-mug'), { snapshot: other as unknown as Snapshot })).toEqual({ status: 'loading' })
  })

  it('a provider that runs on another copy of React than its app throws an error that names the cause and the command', () => {
    // Outside a rendering, like in another copy of React, hooks have no dispatcher.
    const { error } = console
    console.error = () => {}
    try {
      expect(() => CartletProvider({ clientId: CLIENT_ID })).toThrow(/two copies of React.*--install-links/)
      expect(() => useCart()).toThrow(/two copies of React/)
    } finally {
      console.error = error
    }
  })

  it('a hook without a provider throws an error that says how to add one', () => {
    function Alone() {
      useCart()
      return null
    }
    expect(() => renderToString(<Alone />)).toThrow('useCart() needs a <CartletProvider> above it. Put one around your app')
  })
})
