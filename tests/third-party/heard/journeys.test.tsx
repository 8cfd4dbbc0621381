/** The journeys of docs/transcripts with a simulated screen reader, on our components, the real shop and an in-memory platform. */
import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { InlineCart } from '../../../src/widget/cart/InlineCart'
import { LiveRegion } from '../../../src/widget/LiveRegion'
import { useShop } from '../../../src/widget/shop-context'
import { applicationError, COUNT_KEY, type FakeShopOptions, json, PATHS, settled } from '../../support/fakes/fake-shop'
import { someExtras } from '../../support/fixtures/extras'
import { aWireLine, aWirePrice } from '../../support/fixtures/wire-bodies'
import { renderInShop, turn } from '../../support/pages/render'
import { listenTo } from './listen'

afterEach(() => virtual.stop())

/** An inline cart and the page's live region, as the overlay renders it. */
function Page() {
  const says = useShop(({ inlineCart }) => inlineCart?.says ?? '')
  const extras = someExtras()
  return (
    <>
      <InlineCart boxed={false} loadExtras={async () => extras} />
      <LiveRegion className="hidden" sentence={says} />
    </>
  )
}

/** A new line item for each visit, since the fake platform modifies it. */
const aMug = () => aWireLine({ id: 'mug' })

async function visit(options: FakeShopOptions = { lines: [aMug()] }) {
  const page = renderInShop(<Page />, {}, options)
  const { shop, settle, advance } = page
  page.checkout.mockImplementation(() => void shop.checkout('https://page.example/').catch(() => {})) // the state holds the failure
  await act(() => settle(shop.cart.refresh()))
  await turn()
  return {
    ...page,
    ...(await listenTo(page.container)),
    /** Waits until the platform has answered. */
    answered: async () => {
      await act(() => advance(1_000))
      await act(settled)
    },
  }
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement))
const openCoupon = () => act(async () => void fireEvent.click(screen.getByText('Add a promo code')))

describe('cart with a screen reader', () => {
  it('a screen reader announces a changed quantity and the new subtotal', async () => {
    const { answered, hears } = await visit()
    await press('Increase quantity for Blue Mug')
    await answered()
    await hears('polite: Blue Mug: quantity 2. Subtotal €36.00.')
  })

  it('a screen reader announces a removed line, that Undo is available, and the line that Undo added again', async () => {
    const { answered, hears, server } = await visit()
    await press('Remove Blue Mug')
    await answered()
    await hears('polite: Removed Blue Mug. You can undo this.')
    await press('Undo: put Blue Mug back')
    await answered()
    expect(server.lines).toHaveLength(1)
    await hears('polite: Added: Blue Mug, 1 in cart. Subtotal €18.00.')
  })

  it('a screen reader reads at the field why a promo code is refused, and announces an accepted code', async () => {
    const { answer, answered, hears } = await visit()
    let refuses = true
    answer(PATHS.cart, ({ method }) =>
      method === 'PATCH' && refuses ? applicationError('ERROR_COUPON_DOES_NOT_EXIST') : undefined,
    )
    await openCoupon()
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
    const send = async (code: string) => {
      fireEvent.input(field(), { target: { value: code } })
      await act(async () => void fireEvent.submit(field().form as HTMLFormElement))
      await answered()
    }
    await send('WELCOME')
    await hears('textbox, Promo code, WELCOME, This code is not valid. Please check the spelling., invalid')
    refuses = false
    await send('WELCOME10')
    await hears('polite: Code WELCOME10 applied.')
  })

  it('a screen reader reads at the field that an estimate needs a country, and announces the total', async () => {
    const { answer, answered, hears } = await visit()
    answer(PATHS.estimate, ({ body }) => {
      const { shippingAddress } = body as { shippingAddress?: { country: string } }
      if (!shippingAddress) return undefined
      return json({
        cart: { id: 'cart-1', currency: 'EUR', lineItems: [aMug()] },
        currency: 'EUR',
        priceSummary: { subtotal: aWirePrice(18), shipping: aWirePrice(4.9), total: aWirePrice(22.9) },
        shippingInfo: {
          carrierServiceOptions: [
            { carrierId: 'post', shippingOptions: [{ code: 'standard', title: 'Standard', cost: { price: aWirePrice(4.9) } }] },
          ],
        },
      })
    })
    await act(async () => void fireEvent.click(screen.getByText('Estimate shipping and taxes')))
    const country = await screen.findByRole('combobox', { name: 'Country' })
    const send = async () => {
      await act(async () => void fireEvent.submit((country as HTMLSelectElement).form as HTMLFormElement))
      await answered()
    }
    await send()
    await hears('combobox, Country, Please choose a country., has popup listbox, not expanded, invalid')
    fireEvent.change(country, { target: { value: 'IE' } })
    await send()
    await hears('polite: Total with shipping and taxes: €22.90.')
  })

  it('a screen reader reads that the checkout failed, a retry opens it, and the next visits read the cart until it is paid', async () => {
    const { answer, answered, readAll, visited, storage } = await visit()
    let refuses = true
    answer(PATHS.checkout, () => (refuses ? applicationError('NOPE') : undefined))
    await press('Checkout')
    await answered()
    const log = await readAll()
    expect(log[log.indexOf('alert') + 1]).toBe('Checkout could not be opened.')
    expect(visited).toEqual([])
    refuses = false
    // A press right after another one is ignored as a double press.
    const pressAgain = async () => {
      await press('Checkout')
      await answered()
      return visited[0]
    }
    await expect.poll(pressAgain, { timeout: 4_000 }).toBe('https://pay.example/checkout?session=1')
    expect(storage.read(COUNT_KEY)).toBe('1')

    const readNext = async (options: FakeShopOptions) => {
      await virtual.stop()
      cleanup()
      return (await visit({ storage, ...options })).readAll()
    }
    const unpaid = await readNext({ lines: [aMug()] })
    expect(unpaid).toContain('1 item')
    expect(unpaid.join()).toContain('Blue Mug')
    const paid = await readNext({})
    expect(paid).toEqual(expect.arrayContaining(['0 items', 'Your cart is empty']))
    expect(paid.join()).not.toContain('Blue Mug')
  })
})
