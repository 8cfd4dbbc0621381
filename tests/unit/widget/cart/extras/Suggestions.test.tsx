import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { LineItem } from '../../../../../src/platform/cart/model'
import { Suggestions } from '../../../../../src/widget/cart/extras/Suggestions'
import { InlineCart } from '../../../../../src/widget/cart/InlineCart'
import { useShop } from '../../../../../src/widget/shop-context'
import { applicationError, json, PATHS, settled } from '../../../../support/fakes/fake-shop'
import { renderInCart, someExtras } from '../../../../support/fixtures/extras'
import { aWireLine, aWireProduct } from '../../../../support/fixtures/wire-bodies'

// Imported in advance, since loading a file takes real time and the test's shop has a fake clock.
await import('../../../../../src/store/catalog/v1/v1-more.chunk')

const MUGS = ['mugs']
const beside = (id: string, more = {}) => aWireProduct({ id, slug: id, name: id, collectionIds: MUGS, ...more })
const PRODUCTS = [
  beside('mug-id', { name: 'Blue Mug' }),
  ...['red', 'green', 'black', 'white', 'grey'].map((id) => beside(id)),
  beside('sold', { stock: { inStock: false, inventoryStatus: 'OUT_OF_STOCK' } }),
]

const List = () => <Suggestions state={useShop((state) => state)} />
const offered = () => screen.queryAllByRole('listitem').map((one) => one.querySelector('bdi')?.textContent)

async function draw(products = PRODUCTS, ui = <List />) {
  const shown = renderInCart(ui)
  shown.server.lines = [aWireLine()]
  /** The fake platform finds products by id only; for a collection it returns all of them. */
  shown.answer(PATHS.products, (seen) => {
    const asked = JSON.stringify(seen.body ?? '') + Buffer.from(seen.search.get('.r') ?? '', 'base64url').toString()
    return json({
      products: asked.includes('collections.id') ? products : products.filter(({ id }) => asked.includes(`"${id}"`)),
    })
  })
  await act(() => shown.settle(shown.shop.cart.refresh()))
  await act(settled)
  const before = shown.calls(PATHS.products).length
  shown.change({ drawerOpen: true })
  await act(() => shown.settle(settled()))
  return { ...shown, before }
}

describe('Suggestions', () => {
  it('loads up to four suggestions when the cart opens, without products that are in the cart or sold out', async () => {
    const { before, container } = await draw()
    expect(before).toBe(0)
    expect(screen.getByRole('region', { name: 'More from these collections' })).toBeTruthy()
    expect(offered()).toEqual(['red', 'green', 'black', 'white'])
    expect(container.textContent).not.toMatch(/Blue Mug|sold/)
  })

  it('adds a suggested product with one press, and then no longer suggests it', async () => {
    const { server } = await draw()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Add red to the cart' }))
      await settled()
    })
    expect(server.lines?.map(({ catalogReference }) => catalogReference?.catalogItemId)).toEqual(['mug-id', 'red'])
    expect(offered()).toEqual(['green', 'black', 'white'])
  })

  it('shows a failed add at the suggested product', async () => {
    const { answer } = await draw()
    answer(PATHS.add, () => applicationError('NOPE'))
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Add red to the cart' }))
      await settled()
    })
    expect(screen.getByRole('alert').textContent).toBe('This could not be added to your cart. Please try again.')
    expect(offered()).toHaveLength(4)
  })

  it('moves the focus to the next suggestion, and to the cart’s heading after the last one', async () => {
    const { container, heading } = await draw(PRODUCTS.slice(0, 3))
    heading.current = document.body.appendChild(document.createElement('h2'))
    heading.current.tabIndex = -1
    const press = async (name: string) => {
      const button = screen.getByRole('button', { name })
      button.focus()
      await act(async () => {
        fireEvent.click(button)
        await settled()
      })
    }
    await press('Add red to the cart')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add green to the cart' }))
    await press('Add green to the cart')
    expect(container.querySelector('section')).toBeNull()
    expect(document.activeElement).toBe(heading.current)
    heading.current.remove()
  })

  it('does not load the suggestions again when the cart is refreshed', async () => {
    const { shop, calls, settle, before } = await draw()
    const asked = calls(PATHS.products).length
    expect(asked).toBeGreaterThan(before)
    await act(() => settle(shop.cart.refresh()))
    await act(() => settle(settled()))
    expect(calls(PATHS.products)).toHaveLength(asked)
  })

  it('does not show the failed add of a suggestion at the top of the cart as well', async () => {
    const { answer, shop } = await draw(PRODUCTS, <InlineCart boxed={false} loadExtras={async () => someExtras()} />)
    answer(PATHS.add, () => applicationError('NOPE'))
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Add red to the cart' }))
      await settled()
    })
    expect(shop.store.getState().addProblem).toMatchObject({ toldBy: 'cart' })
    const [alert, ...others] = screen.getAllByRole('alert').filter(({ textContent }) => textContent)
    expect([alert?.closest('li')?.className, others]).toEqual(['suggestion', []])
  })

  it('opens a suggestion that has options in the page, to choose there', async () => {
    const options = [
      {
        name: 'Size',
        optionType: 'drop_down' as const,
        choices: [
          { value: 'S', description: 'S', inStock: true, visible: true },
          { value: 'M', description: 'M', inStock: true, visible: true },
        ],
      },
    ]
    const page = { base: 'https://shop.example', path: '/tee' }
    const { openProduct } = await draw([
      ...PRODUCTS.slice(0, 1),
      beside('tee', { productOptions: options, productPageUrl: page }),
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Choose tee' }))
    expect(openProduct.mock.calls.map(([id]) => id)).toEqual(['tee'])
  })

  it('renders nothing when the shop has no other products', async () => {
    const { container, calls } = await draw(PRODUCTS.slice(0, 1))
    expect(calls(PATHS.products).length).toBeGreaterThan(0)
    expect(container.innerHTML).toBe('')
  })

  it('loads no suggestions for an empty cart, but for the first line that is added to the open cart', async () => {
    const shown = renderInCart(<List />)
    const refreshed = async (lines: LineItem[]) => {
      shown.server.lines = lines
      await act(() => shown.settle(shown.shop.cart.refresh()))
      await act(() => shown.settle(settled()))
      return shown.calls(PATHS.products).length
    }
    shown.change({ drawerOpen: true })
    expect(await refreshed([])).toBe(0)
    expect(shown.shop.store.getState().cart).toMatchObject({ status: 'ready', cart: { lines: [] } })
    expect(await refreshed([aWireLine()])).toBeGreaterThan(0)
  })
})
