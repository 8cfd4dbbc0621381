import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import type { ShopState } from '../../../../src/store/state'
import { CartPanel, type CartPanelProps } from '../../../../src/widget/cart/CartPanel'
import { useShop } from '../../../../src/widget/shop-context'
import { PATHS, settled } from '../../../support/fakes/fake-shop'
import { anEstimate, someExtras } from '../../../support/fixtures/extras'
import { aCart, aLine, aState, readyWith } from '../../../support/fixtures/views'
import { renderInShop, turn } from '../../../support/pages/render'

const OUT_OF_REACH = new CartletError('NETWORK', 'x')

async function draw(state: Partial<ShopState>, props: Partial<CartPanelProps> = {}) {
  const extras = someExtras()
  const loadExtras = vi.fn(async () => extras)
  function Panel() {
    const heading = useRef<HTMLHeadingElement>(null)
    const shown = useShop((one) => one)
    return <CartPanel state={shown} heading={heading} announce={() => {}} loadExtras={loadExtras} {...props} />
  }
  const drawn = renderInShop(<Panel />, state)
  await turn()
  return { ...drawn, loadExtras, body: () => drawn.container.querySelector('.body')?.textContent ?? '' }
}
const heading = () => screen.getByRole('heading', { level: 2 })
const button = (name: string) => screen.getByRole('button', { name })

describe('a cart', () => {
  it('is counted in its heading', async () => {
    await draw(readyWith(aCart([aLine({ quantity: 2 })])))
    expect(heading().textContent).toBe('Your cart 2 items')
  })

  it.each([
    ['on its way', aState(), 'Loading your cart'],
    ['that was never reached', aState({ cart: { status: 'failed', error: OUT_OF_REACH } }), 'It is safe; please try again.'],
  ])('%s is not counted: nobody has told us', async (_, state, words) => {
    const { body } = await draw(state)
    expect(heading().textContent).toBe('Your cart ')
    expect(body()).toContain(words)
  })

  it('that is empty says so, and leads back where there is something to go back to', async () => {
    const onClose = vi.fn()
    const { body } = await draw(readyWith(aCart([])), { onClose })
    expect(body()).toContain('Your cart is empty')
    fireEvent.click(button('Continue shopping'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('that stands in the page leads nowhere when it is empty', async () => {
    await draw(readyWith(aCart([])))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('that is empty still says what became of it', async () => {
    const { body } = await draw(readyWith(aCart([]), { lastVisit: 'gone' }))
    expect(body()).toContain('Your cart from last time is no longer there.Your cart is empty')
  })

  it('out of reach keeps its lines and is asked for again', async () => {
    const { calls, body } = await draw(aState({ cart: { status: 'failed', error: OUT_OF_REACH, cart: aCart() } }))
    expect(screen.getByRole('alert').textContent).toContain('Your cart is kept as it was.')
    expect(body()).toContain('Blue Mug')
    fireEvent.click(button('Try again'))
    await act(settled)
    expect(calls(PATHS.cart, 'GET')).toHaveLength(1)
  })

  it('that cannot even be asked for leaves no failure without an owner', async () => {
    const lost = vi.fn()
    process.on('unhandledRejection', lost)
    const { shop } = await draw(aState({ cart: { status: 'failed', error: OUT_OF_REACH } }))
    let asked = 0
    // A spy would look after the promise itself.
    shop.cart.refresh = async () => {
      asked += 1
      throw OUT_OF_REACH
    }
    fireEvent.click(button('Try again'))
    await act(settled)
    process.off('unhandledRejection', lost)
    expect(asked).toBe(1)
    expect(lost).not.toHaveBeenCalled()
  })

  it('says above the lines what did not get into it', async () => {
    await draw(readyWith(aCart(), { addProblem: { name: 'Fig Candle', added: 2 } }))
    expect(screen.getByRole('alert').textContent).toContain('Fig Candle')
  })
})

describe('what a cart can say beyond lines and sums', () => {
  it('is fetched once, and the cart stands without it', async () => {
    const loadExtras = vi.fn(async () => undefined)
    const { change, container } = await draw(readyWith(aCart()), { loadExtras })
    change(readyWith(aCart([aLine({ quantity: 3 })])))
    expect(loadExtras).toHaveBeenCalledTimes(1)
    expect(container.textContent).toContain('€54.00')
    expect(container.querySelector('.terms')).toBeNull()
  })

  it('stands around the lines: messages above, terms below', async () => {
    const message = { key: 'x', severity: 'error' as const, text: 'No.', parts: [{ text: 'No.' }] }
    const estimate = { memberships: [], view: anEstimate({ messages: [message] }) }
    const { body } = await draw(readyWith(aCart(), { estimate }))
    expect(body()).toMatch(/No\..*Blue Mug.*Add a promo code.*Add a note.*Estimate shipping and taxes/)
    expect(button('Solve what is marked to continue')).toBeTruthy()
  })
})

describe('a line that was taken out', () => {
  it('is offered for a moment; pressed, the focus waits in the heading', async () => {
    const { shop } = await draw(readyWith(aCart([]), { removed: [aLine({ key: 'mug' })] }))
    const undo = vi.spyOn(shop.cart, 'undo').mockResolvedValue(aCart())
    fireEvent.click(button('Undo: put Blue Mug back'))
    expect(undo.mock.calls).toEqual([['mug']])
    expect(document.activeElement).toBe(heading())
  })

  it('alone is offered: the one taken out last', async () => {
    await draw(readyWith(aCart([]), { removed: [aLine({ key: 'a' }), aLine({ key: 'b', name: 'Fig Candle' })] }))
    expect(screen.getAllByRole('button', { name: /back$/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Undo: put Fig Candle back',
    ])
  })
})
