import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import type { ProductState } from '../../../../src/store/base/state'
import type { ProductView } from '../../../../src/store/base/views'
import { BuyButton, type BuyButtonProps } from '../../../../src/widget/button/BuyButton'
import { PRESS_MS } from '../../../../src/widget/press'
import { aCart, aLine, anAmount, aProduct, aTee } from '../../../support/fixtures/views'
import { EVIL, renderInShop, turn } from '../../../support/pages/render'

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1) // React treats an event time of 0 as missing
})
afterEach(() => void vi.useRealTimers())

const standing = (product: ProductView) => ({ products: { mug: { status: 'ready', product } as ProductState } })

function aButton(props: Partial<BuyButtonProps> = {}, state: object = standing(aProduct())) {
  const buy = vi.fn<BuyButtonProps['buy']>(async () => 'done')
  const ui = <BuyButton reference="mug" label="" buy={buy} {...props} />
  return { buy, ...renderInShop(ui, state) }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const anyButton = () => screen.getByRole('button')
const press = async () => {
  fireEvent.click(anyButton())
  await turn()
}

describe('BuyButton', () => {
  it('shows the translated label and the price', () => {
    aButton()
    expect(button('Add to cart Blue Mug €18.00')).toBeTruthy()
  })

  it('shows the author’s label', () => {
    aButton({ label: 'Take it home' })
    expect(button(/^Take it home/)).toBeTruthy()
  })

  it('shows no price until the product is loaded', () => {
    const { change } = aButton({}, {})
    expect(button('Add to cart')).toBeTruthy()
    change(standing(aProduct()))
    expect(button('Add to cart Blue Mug €18.00')).toBeTruthy()
  })

  it('shows the price before the discount and the price now', () => {
    aButton({}, standing(aProduct({ price: anAmount(12), comparePrice: anAmount(16) })))
    expect(anyButton().textContent).toBe('Add to cart Blue MugWas €16.00 Now €12.00')
  })

  it('names its product to screen readers in a card, where all may have the same label', () => {
    aButton({ label: 'Get yours', bare: true })
    expect(button('Get yours Blue Mug')).toBeTruthy()
  })

  it.each([
    ['says it in its label', { label: 'Buy the Blue Mug', bare: true }, 'Buy the Blue Mug'],
    ['has the author’s own label', { label: 'Get yours' }, 'Get yours €18.00'],
  ])('does not name its product a second time when it %s', (_, props, name) => {
    aButton(props)
    expect(button(name)).toBeTruthy()
  })

  it('a card’s button has a short word of ours where the long one does not fit into one line of a narrow card', () => {
    const short = { ready: 'Add', choose: 'Choose' }
    aButton({ short, bare: true }, { products: { mug: { status: 'ready', product: aTee() } } })
    expect(anyButton().querySelector('.long-word')?.textContent).toBe('Choose options')
    expect(anyButton().querySelector('.short-word')?.textContent).toBe('Choose')
    cleanup()
    aButton({ short, bare: true })
    expect(anyButton().querySelector('.short-word')).toBeNull()
    cleanup()
    aButton({ short, bare: true, label: 'An author’s long label' })
    expect(anyButton().querySelector('.short-word')).toBeNull()
  })

  it('leaves the product’s name to the heading of its form', () => {
    aButton({ bare: true, nameless: true })
    expect(button('Add to cart')).toBeTruthy()
  })

  it('puts a price below its label that is too long for the space beside it', () => {
    const priced = (formatted: string) => standing(aProduct({ price: anAmount(1, { formatted }) }))
    const { change } = aButton({}, priced('€12,345.00'))
    expect(anyButton().classList.contains('below')).toBe(false)
    change(priced('€123,456.00'))
    expect(anyButton().classList.contains('below')).toBe(true)
    expect(button('Add to cart Blue Mug €123,456.00')).toBeTruthy()
    const discounted = { price: anAmount(1), comparePrice: anAmount(2, { formatted: '€123,456.00' }) }
    change(standing(aProduct({ price: anAmount(1) })))
    expect(anyButton().classList.contains('below')).toBe(false)
    change(standing(aProduct(discounted)))
    expect(anyButton().classList.contains('below')).toBe(true)
  })

  it('shows the author’s label and the platform’s prices as plain text', () => {
    aButton({ label: EVIL }, standing(aProduct({ price: anAmount(1, { formatted: EVIL }) })))
    expect(anyButton().textContent).toBe(EVIL + EVIL)
    expect(document.querySelector('img')).toBeNull()
  })
})

const OF_TWO = aProduct({ quantityAvailable: 2 })
const ALL_IN_CART = { status: 'ready', cart: aCart([aLine({ quantity: 2 })]) } as const

describe('label that replaces the author’s label', () => {
  it.each([
    ['Sold out', standing(aProduct({ inStock: false }))],
    ['Pre-order', standing(aProduct({ inStock: false, preorder: { limit: 2 } }))],
    ['Choose options', standing(aTee())],
    ['Maximum in cart', { ...standing(OF_TWO), cart: ALL_IN_CART }],
  ])('shows “%s” in the space of the author’s label, as before the product was known', (word, state) => {
    aButton({ label: 'Buy' }, state)
    const kept = anyButton().querySelector('.kept')
    expect(kept?.textContent).toBe(word)
    expect(kept?.getAttribute('data-first')).toBe('Buy')
  })

  it('gives “Choose options” its own space on a card, which is drawn when its product is known', () => {
    aButton({ label: 'Buy', bare: true }, standing(aTee()))
    expect(anyButton().querySelector('.kept')).toBeNull()
  })
})

describe('press on a buy button', () => {
  it('shows a press as pending, then as done, and removes the confirmation after two seconds', async () => {
    let answer = (_: 'done') => {}
    const buy = vi.fn(() => new Promise<'done'>((resolve) => (answer = resolve)))
    aButton({ buy })
    await press()
    expect(anyButton().getAttribute('aria-busy')).toBe('true')
    expect(button(/Add to cart/)).toBeTruthy()
    answer('done')
    await turn()
    expect(anyButton().getAttribute('aria-busy')).toBeNull()
    expect(button(/Added/)).toBeTruthy()
    await act(async () => vi.advanceTimersByTime(2000))
    expect(screen.queryByRole('button', { name: /Added/ })).toBeNull()
  })

  it('buys once for a double press', async () => {
    const buy = vi.fn(() => new Promise<'done'>(() => {}))
    aButton({ buy })
    await press()
    await press()
    expect(buy).toHaveBeenCalledTimes(1)
  })

  it('buys again when it is pressed after the first add is done', async () => {
    const { buy } = aButton()
    await press()
    vi.advanceTimersByTime(PRESS_MS)
    await press()
    expect(buy).toHaveBeenCalledTimes(2)
  })

  it('shows its usual label and no failure when the page cancelled the add', async () => {
    aButton({ buy: async () => 'cancelled' })
    await press()
    expect(button('Add to cart Blue Mug €18.00')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows why an add failed, and buys on the next press', async () => {
    const buy = vi.fn<BuyButtonProps['buy']>(async () => 'done').mockRejectedValueOnce(new Error('x'))
    aButton({ buy })
    await press()
    expect(screen.getByRole('alert').textContent).toBe('This could not be added to your cart. Please try again.')
    vi.advanceTimersByTime(PRESS_MS)
    await press()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button(/Added/)).toBeTruthy()
  })

  it.each([
    ['NETWORK', 'The shop cannot be reached right now. Please check your connection and try again.'],
    ['TIMEOUT', 'The shop cannot be reached right now. Please check your connection and try again.'],
    ['CHECKOUT_FAILED', 'Checkout could not be opened. Please try again.'],
    ['MAX_IN_CART', 'You already have all 3 of Blue Mug in your cart.'],
    ['NOT_ADDED', 'This could not be added to your cart. Please try again.'],
  ])('shows for an add that failed with %s: %s', async (code, sentence) => {
    aButton({ buy: () => Promise.reject(new CartletError(code, 'x', { retryable: true, data: { quantity: 3 } })) })
    await press()
    expect(screen.getByRole('alert').textContent).toBe(sentence)
  })

  it('keeps the focus and is not disabled while an add is pending', async () => {
    aButton({ buy: () => new Promise(() => {}) })
    anyButton().focus()
    await press()
    expect(document.activeElement).toBe(anyButton())
    expect(anyButton().hasAttribute('disabled')).toBe(false)
  })
})

describe('buy button of a product that cannot be added', () => {
  it.each<[string, object]>([
    ['Sold out', standing(aProduct({ inStock: false }))],
    ['Maximum in cart', { ...standing(OF_TWO), cart: ALL_IN_CART }],
  ])('shows only the label "%s" and does not buy when the product cannot be added', async (name, state) => {
    const { buy } = aButton({ label: 'Take it home' }, state)
    await press()
    expect(button(`${name} Blue Mug`).getAttribute('aria-disabled')).toBe('true')
    expect(buy).not.toHaveBeenCalled()
  })

  it('buys again when the cart no longer contains the whole stock', async () => {
    const { buy, change } = aButton({}, { ...standing(OF_TWO), cart: ALL_IN_CART })
    change({ cart: { status: 'ready', cart: aCart([]) } })
    await press()
    expect(buy).toHaveBeenCalledTimes(1)
  })

  it.each<[string, ProductState]>([
    ['missing', { status: 'missing' }],
    ['out of reach', { status: 'failed', error: new Error('x') as never }],
  ])('shows the author’s own content for a product that is %s', (_, entry) => {
    aButton({}, { products: { mug: entry } })
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.querySelector('slot:not([name])')).toBeTruthy()
  })

  it('shows the failure of an early press when the product turns out to be missing', async () => {
    let refuse = (_: Error) => {}
    const { change } = aButton({ buy: () => new Promise((_, reject) => (refuse = reject)) }, {})
    await press()
    change({ products: { mug: { status: 'missing' } } })
    refuse(new CartletError('PRODUCT_NOT_FOUND', 'x'))
    await turn()
    expect(screen.getByRole('alert').textContent).toBe('This could not be added to your cart.')
  })
})

describe('buy button of a product with choices', () => {
  it('shows “Choose options” for a product with options, also after a press that was cancelled', async () => {
    const buy = vi.fn(async () => 'cancelled' as const)
    aButton({ label: 'Take it home', buy }, standing(aTee()))
    expect(button(/^Choose options/)).toBeTruthy()
    await press()
    expect(buy).toHaveBeenCalledTimes(1)
    expect(button(/^Choose options/).getAttribute('aria-busy')).toBeNull()
  })

  it('keeps the author’s label when it opens the product, even when the product is sold out', async () => {
    const { buy } = aButton({ label: 'Look closer', opens: true }, standing(aTee({ inStock: false })))
    expect(button(/^Look closer/).getAttribute('aria-disabled')).toBeNull()
    await press()
    expect(buy).toHaveBeenCalledTimes(1)
  })

  it('shows no price when it is bare', () => {
    aButton({ bare: true })
    expect(anyButton().textContent).toBe('Add to cart Blue Mug')
  })

  it('sells a product for pre-order, with a label that says so', async () => {
    const { buy } = aButton({}, standing(aProduct({ inStock: false, preorder: { limit: 2 } })))
    expect(button('Pre-order Blue Mug €18.00')).toBeTruthy()
    await press()
    expect(buy).toHaveBeenCalledTimes(1)
  })

  it('sells a product for pre-order, with a label that says so', async () => {
    const { buy } = aButton({}, standing(aProduct({ inStock: false, preorder: { limit: 2 } })))
    expect(button('Pre-order Blue Mug €18.00')).toBeTruthy()
    await press()
    expect(buy).toHaveBeenCalledTimes(1)
  })

  it('sells the variant that the author named, at its price', async () => {
    const { buy } = aButton({ variant: 'm-sage' }, standing(aTee()))
    expect(button('Add to cart Linen Tee €40.00')).toBeTruthy()
    await press()
    expect(buy).toHaveBeenCalledTimes(1)
  })
})
