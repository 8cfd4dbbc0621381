import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import type { ShopState } from '../../../../src/store/base/state'
import { CartLines } from '../../../../src/widget/cart/CartLines'
import { CartPanel, type CartPanelProps } from '../../../../src/widget/cart/CartPanel'
import { useShop } from '../../../../src/widget/shop-context'
import { dropped, type FakeShopOptions, PATHS, settled } from '../../../support/fakes/fake-shop'
import { anEstimate, someExtras } from '../../../support/fixtures/extras'
import { aCart, aLine, aPendingAdd, aState, readyWith } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { renderInShop, turn } from '../../../support/pages/render'

const REFUSED = new CartletError('TOKEN_REJECTED', 'x')
const OUT_OF_REACH = new CartletError('NETWORK', 'x', { retryable: true })

async function draw(state: Partial<ShopState>, props: Partial<CartPanelProps> = {}, options?: FakeShopOptions) {
  const extras = someExtras()
  const loadExtras = vi.fn(async () => extras)
  function Panel() {
    const heading = useRef<HTMLHeadingElement>(null)
    const shown = useShop((one) => one)
    return <CartPanel state={shown} heading={heading} announce={() => {}} loadExtras={loadExtras} Lines={CartLines} {...props} />
  }
  const drawn = renderInShop(<Panel />, state, options)
  await turn()
  return { ...drawn, loadExtras, body: () => drawn.container.querySelector('.body')?.textContent ?? '' }
}
const heading = () => screen.getByRole('heading', { level: 2 })
const button = (name: string) => screen.getByRole('button', { name })
const buttons = (name: string) => screen.getAllByRole('button', { name })

describe('CartPanel', () => {
  it('shows the number of items in its heading', async () => {
    await draw(readyWith(aCart([aLine({ quantity: 2 })])))
    expect(heading().textContent).toBe('Your cart 2 items')
  })

  it.each([
    ['being loaded', aState(), 'Loading your cart'],
    [
      'that could not be loaded',
      aState({ cart: { status: 'failed', error: OUT_OF_REACH } }),
      'but nothing is lost. Please try again.',
    ],
    ['of a refused client', aState({ cart: { status: 'failed', error: REFUSED } }), 'Your cart has not changed.'],
  ])('shows no number of items for a cart %s', async (_, state, words) => {
    const { body } = await draw(state)
    expect(heading().textContent).toBe('Your cart ')
    expect(body()).toContain(words)
  })

  it("lists a product that is not loaded yet in the author's words, below the existing lines", async () => {
    const awaited = [{ words: 'Buy the Blue Mug', quantity: 1 }]
    const { change } = await draw({ ...readyWith(aCart([aLine({ name: 'Linen Tee' })])), awaited })
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names()).toEqual(['Linen Tee', 'Buy the Blue Mug'])
    expect(heading().textContent).toBe('Your cart 2 items')
    change({ awaited: [] })
    expect(names()).toEqual(['Linen Tee'])
  })

  it('shows a product that is not loaded yet instead of the message for an empty cart', async () => {
    const { body } = await draw({ ...readyWith(aCart([])), awaited: [{ words: 'Buy the Blue Mug', quantity: 1 }] })
    expect(body()).toContain('Buy the Blue Mug')
    expect(body()).not.toContain('Your cart is empty')
  })

  it.each([
    ['its remove button, when nothing is left', { available: false }, 'Remove Fig Candle'],
    ['the button that takes what is left', { quantity: 3, quantityAvailable: 2 }, 'Change to 2 of Fig Candle'],
  ])('leads from the blocked checkout button to the first line that blocks it: %s', async (_, problem, remedy) => {
    const blocked = aLine({ id: 'candle', name: 'Fig Candle', place: 1, ...problem })
    const last = aLine({ id: 'vase', name: 'Bud Vase', place: 2, available: false })
    const { checkout } = await draw(readyWith(aCart([aLine(), blocked, last])))
    const toProblem = button('Remove unavailable items to continue')
    expect(toProblem.getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(toProblem)
    expect(buttons(remedy)).toContain(document.activeElement)
    expect(checkout).not.toHaveBeenCalled()
  })

  it('leads from the blocked checkout button to the fix that the shop suggests for the line', async () => {
    const view = anEstimate({
      messages: [
        {
          key: 'm',
          severity: 'error',
          text: 'Only 2',
          parts: [{ text: 'Only 2' }],
          lineId: 'candle',
          fix: { kind: 'set-quantity', lineId: 'candle', quantity: 2 },
        },
      ],
    })
    const line = aLine({ id: 'candle', name: 'Fig Candle', quantity: 3, quantityAvailable: 2 })
    await draw({ ...readyWith(aCart([line])), estimate: { memberships: [], view } })
    fireEvent.click(button('Remove unavailable items to continue'))
    expect(document.activeElement).toBe(button('Change to 2 of Fig Candle'))
  })

  it('leads to a line that blocks the checkout even when it is too far down to be drawn yet', async () => {
    const lines = Array.from({ length: 60 }, (_, place) =>
      aLine({ id: `line-${place}`, name: `Line ${place}`, place, available: place < 59 }),
    )
    await draw(readyWith(aCart(lines)))
    fireEvent.click(screen.getByText('Remove unavailable items to continue'))
    // Looking for a role among all these controls takes seconds, in which no further line is drawn.
    const focused = () => document.activeElement?.getAttribute('aria-label')
    await vi.waitFor(() => expect(focused()).toBe('Remove Line 59'), { timeout: 10_000 })
  })

  it('says that the cart is empty, and closes the drawer when “Continue shopping” is pressed', async () => {
    const onClose = vi.fn()
    const { body } = await draw(readyWith(aCart([])), { onClose })
    expect(body()).toContain('Your cart is empty')
    fireEvent.click(button('Continue shopping'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('removes its scrollable body from the tab order, to which Firefox would add it without a name', async () => {
    const { container } = await draw(readyWith(aCart()))
    expect(container.querySelector('.body')?.getAttribute('tabindex')).toBe('-1')
  })

  it('shows no button in an empty cart that is part of the page', async () => {
    await draw(readyWith(aCart([])))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that the cart of the last visit is gone, even when it is empty', async () => {
    const { body } = await draw(readyWith(aCart([]), { lastVisit: 'gone' }))
    expect(body()).toContain('Your cart from your last visit is no longer available.Your cart is empty')
  })

  it('keeps its lines when the shop cannot be reached, and loads the cart again on request', async () => {
    const { calls, body } = await draw(aState({ cart: { status: 'failed', error: OUT_OF_REACH, cart: aCart() } }))
    expect(screen.getByRole('alert').textContent).toContain('Your cart has not changed.')
    expect(body()).toContain('Blue Mug')
    fireEvent.click(button('Try again'))
    await act(settled)
    expect(calls(PATHS.cart, 'GET')).toHaveLength(1)
  })

  it('keeps "Try again" and its focus while the cart is loaded again automatically', async () => {
    const { change, body } = await draw(aState({ cart: { status: 'failed', error: OUT_OF_REACH } }))
    button('Try again').focus()
    change({ cart: { status: 'loading' } })
    expect(document.activeElement).toBe(button('Try again'))
    change({ cart: { status: 'failed', error: OUT_OF_REACH } })
    expect(document.activeElement).toBe(button('Try again'))
    change(readyWith(aCart()))
    expect(body()).toContain('Blue Mug')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    change({ cart: { status: 'loading', cart: aCart() } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers no second attempt when the platform has refused the cart', async () => {
    const { body } = await draw(aState({ cart: { status: 'failed', error: REFUSED } }))
    expect(screen.getByRole('alert').textContent).toBe('The shop cannot be reached. Your cart has not changed.')
    expect(body()).not.toContain('try again')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('shows the failure again when the second attempt fails as well', async () => {
    const { answer, advance, calls, body } = await draw(aState({ cart: { status: 'failed', error: OUT_OF_REACH } }))
    answer(PATHS.cart, () => dropped())
    fireEvent.click(button('Try again'))
    await act(() => advance(60_000))
    await act(settled)
    expect(calls(PATHS.cart, 'GET').length).toBeGreaterThan(0)
    expect(body()).toContain('but nothing is lost. Please try again.')
  })

  it.each([
    ['the shop refuses it', 'SITE_CLOSED'],
    ['the shop cannot be reached', 'NETWORK'],
  ] as const)('a change of a line that is gone says that it was a change when %s', async (_, code) => {
    const error = new CartletError(code, 'x')
    await draw(readyWith(aCart(), { addProblem: { name: 'Fig Candle', error, isChange: true } }))
    const { textContent } = screen.getByRole('alert')
    expect(textContent).toContain('Fig Candle could not be changed: it is no longer in your cart.')
    expect(textContent).not.toContain('added')
  })

  it('shows a failed add above the lines', async () => {
    await draw(readyWith(aCart(), { addProblem: { name: 'Fig Candle', added: 2 } }))
    expect(screen.getByRole('alert').textContent).toContain('Fig Candle')
  })
})

describe('an add that did not reach the shop', () => {
  const lost = { name: 'Blue Mug', error: OUT_OF_REACH, again: aPendingAdd() }

  it('a lost add names its product in place of the words about an empty cart, and is made again by "Try again"', async () => {
    const { body, calls, change } = await draw(readyWith(aCart([]), { addProblem: lost }))
    expect(body()).toContain('Blue Mug could not be added to your cart. The shop cannot be reached right now.')
    expect(body()).not.toContain('Your cart is empty')
    fireEvent.click(button('Try again'))
    expect(document.activeElement).toBe(heading())
    await vi.waitFor(() => expect(calls(PATHS.add)).toHaveLength(1))
    change({ addProblem: undefined })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a lost add is told without its cause when the cart that could not be read says that already', async () => {
    const cart = { status: 'failed' as const, error: OUT_OF_REACH, cart: aCart() }
    await draw(aState({ cart, addProblem: lost }))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Blue Mug could not be added to your cart. Try again',
      'The shop cannot be reached. Your cart has not changed. Try again',
    ])
  })

  it('a refused add has no "Try again" when another attempt cannot help', async () => {
    const error = new CartletError('SITE_CLOSED', 'x')
    await draw(readyWith(aCart(), { addProblem: { ...lost, error } }))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('extras of the cart', () => {
  it('loads the extras once, and shows the cart without them when there are none', async () => {
    const loadExtras = vi.fn(async () => undefined)
    const { change, container } = await draw(readyWith(aCart()), { loadExtras })
    change(readyWith(aCart([aLine({ quantity: 3 })])))
    expect(loadExtras).toHaveBeenCalledTimes(1)
    expect(container.textContent).toContain('€54.00')
    expect(container.querySelector('.terms')).toBeNull()
  })

  it('shows the shop’s messages above the lines, and promo code, note and estimate below them', async () => {
    const message = { key: 'x', severity: 'error' as const, text: 'No.', parts: [{ text: 'No.' }] }
    const estimate = { memberships: [], view: anEstimate({ messages: [message] }) }
    const { body } = await draw(readyWith(aCart(), { estimate }))
    expect(body()).toMatch(/No\..*Blue Mug.*Add a promo code.*Add a note.*Estimate shipping and taxes/)
    expect(button('Fix the marked problems to continue')).toBeTruthy()
  })
})

describe('undo bar of the cart', () => {
  afterEach(() => void vi.useRealTimers())

  it('restores a removed line on Undo, and moves the focus to the heading and then to the line', async () => {
    const { shop, server, settle, advance } = await draw({}, {}, { lines: [aWireLine({ id: 'mug' })] })
    await act(() => settle(shop.cart.refresh()))
    await act(() => settle(shop.cart.remove('mug')))
    expect(server.lines).toEqual([])
    fireEvent.click(button('Undo: put Blue Mug back'))
    expect(document.activeElement).toBe(heading())
    await act(() => advance(1_000))
    await act(settled)
    expect(server.lines).toHaveLength(1)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Blue Mug')
  })

  it('disappears after eight seconds, but stays while it has the focus or the pointer', async () => {
    const { shop, settle } = await draw({}, {}, { lines: [aWireLine({ id: 'mug' })] })
    await act(() => settle(shop.cart.refresh()))
    await act(() => settle(shop.cart.remove('mug')))
    const undo = () => screen.queryByRole('button', { name: 'Undo: put Blue Mug back' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
    const bar = undo()?.parentElement as HTMLElement
    await act(async () => undo()?.focus())
    await pass(60_000)
    expect(undo()).toBeTruthy()
    await act(async () => void fireEvent.pointerEnter(bar))
    await act(async () => undo()?.blur())
    await pass(60_000)
    expect(undo()).toBeTruthy()
    await act(async () => void fireEvent.pointerLeave(bar))
    await pass(7_900)
    expect(undo()).toBeTruthy()
    await pass(200)
    expect(undo()).toBeNull()
  })

  it('offers Undo only for the line that was removed last', async () => {
    await draw(
      readyWith(aCart([]), {
        removed: [
          aLine({ key: 'a' }),
          aLine({ key: 'b', name: 'Fig Candle', item: { catalogItemId: 'fig-id', appId: 'stores' } }),
        ],
      }),
    )
    expect(screen.getAllByRole('button', { name: /back$/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Undo: put Fig Candle back',
    ])
  })
})
