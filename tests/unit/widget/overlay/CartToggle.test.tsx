import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartToggle } from '../../../../src/widget/overlay/CartToggle'
import { aCart, aLine } from '../../../support/fixtures/views'
import { renderInShop } from '../../../support/pages/render'

const holding = (quantity: number) => ({ cart: { status: 'ready' as const, cart: aCart([aLine({ quantity })]) } })
const badge = () => document.querySelector('[part=badge]')?.textContent

describe('CartToggle', () => {
  it.each([
    [1, 'Cart, 1 item', '1'],
    [99, 'Cart, 99 items', '99'],
    [100, 'Cart, 100 items', '99+'],
  ])('for %i items, uses the label "%s" and shows the number %s', (quantity, name, shown) => {
    renderInShop(<CartToggle />, holding(quantity))
    expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(badge()).toBe(shown)
  })

  it('shows no number for an empty cart', () => {
    renderInShop(<CartToggle />)
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeTruthy()
    expect(badge()).toBeUndefined()
  })

  it('shows the number of the last visit until the cart is loaded', () => {
    const { change } = renderInShop(<CartToggle />, { rememberedCount: 3 })
    expect(badge()).toBe('3')
    change(holding(5))
    expect(badge()).toBe('5')
  })

  it('renders no button for an empty cart when the author hides it', () => {
    const { change } = renderInShop(<CartToggle hideWhenEmpty />)
    expect(screen.queryByRole('button')).toBeNull()
    change(holding(1))
    expect(screen.getByRole('button')).toBeTruthy()
  })

  it('opens the drawer and sets `aria-expanded` while it is open', () => {
    const { state } = renderInShop(<CartToggle />)
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(screen.getByRole('button'))
    expect(state().drawerOpen).toBe(true)
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true')
  })
})
