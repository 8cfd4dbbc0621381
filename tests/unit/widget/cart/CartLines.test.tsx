import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ShopState } from '../../../../src/store/base/state'
import type { CartLineView } from '../../../../src/store/base/views'
import { CartLines } from '../../../../src/widget/cart/CartLines'
import { useShop } from '../../../../src/widget/shop-context'
import { renderInCart } from '../../../support/fixtures/extras'
import { aCart, aLine, aPen, aPendingAdd, readyWith } from '../../../support/fixtures/views'
import { renderInShop } from '../../../support/pages/render'

const all = (state: ShopState) => state
const emptied = vi.fn()
const focusOn: { current: string | null } = { current: null }
const List = ({ shown = true }) => <CartLines shown={shown} state={useShop(all)} focusOn={focusOn} onEmptied={emptied} />

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('list of a cart with 300 lines', () => {
  it('renders only the changed line of a cart with 300 lines', async () => {
    const drawn: string[] = []
    /** A line that records each rendering: nothing else reads its options. */
    const line = (id: string, place: number, quantity = 1): CartLineView =>
      Object.defineProperty(aLine({ id, place, name: id, quantity }), 'options', {
        get() {
          drawn.push(id)
          return []
        },
      })
    const lines = Array.from({ length: 300 }, (_, place) => line(`line-${place}`, place))
    const { change } = renderInShop(<List />, readyWith(aCart([])))
    change(readyWith({ id: 'c', lines, count: 300 }))
    await vi.waitFor(() => expect(new Set(drawn).size).toBe(300))
    drawn.length = 0
    change({ intents: { 'line-7': 4 } })
    expect(new Set(drawn)).toEqual(new Set(['line-7']))
    drawn.length = 0
    const answered = lines.map((old, place) => (place === 7 ? line('line-7', 7, 4) : old))
    change({ ...readyWith({ id: 'c', lines: answered, count: 303 }), intents: {} })
    expect(new Set(drawn)).toEqual(new Set(['line-7']))
  })
})

describe('list of a long cart', () => {
  const picture = { url: 'https://media.example/line.jpg', alt: '' }
  const many = Array.from({ length: 60 }, (_, place) => aLine({ id: `line-${place}`, place, name: `Line ${place}`, picture }))
  const allNames = many.map(({ name }) => name)
  /** Each task renders only a few lines, so a busy machine needs a long timeout. */
  const patiently = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })
  const wholeList = () => patiently(() => expect(names()).toEqual(allNames))

  it('renders the first 9 to 19 lines at once, with eagerly loaded pictures, and then all others', async () => {
    const { container } = renderInCart(<List />, readyWith(aCart(many)))
    const atOnce = names().length
    expect(atOnce).toBeGreaterThan(8)
    expect(atOnce).toBeLessThan(20)
    expect(names()).toEqual(allNames.slice(0, atOnce))
    await wholeList()
    await patiently(() => expect(container.querySelectorAll('img')).toHaveLength(60))
    const lazy = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading') === 'lazy')
    expect(lazy).toEqual(many.map((_, place) => place >= atOnce))
  })

  it('removes all but the first lines while the cart is closed, and renders them again when it opens', async () => {
    const { redraw } = renderInShop(<List />, readyWith(aCart(many)))
    const atOnce = names().length
    await wholeList()
    redraw(<List shown={false} />)
    await patiently(() => expect(names()).toEqual(allNames.slice(0, atOnce)))
    redraw(<List />)
    expect(names()).toHaveLength(atOnce)
    await wholeList()
  })

  it('shows a new line at once when the list is complete', async () => {
    const { change } = renderInShop(<List />, readyWith(aCart(many)))
    await wholeList()
    change(readyWith(aCart([...many, aLine({ id: 'new', place: 60, name: 'New' })])))
    expect(names().at(-1)).toBe('New')
  })

  it('focuses a restored line of a long cart as soon as it is rendered', async () => {
    focusOn.current = 'line-59'
    renderInShop(<List />, readyWith(aCart(many)))
    expect(focusOn.current).toBe('line-59')
    await patiently(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Line 59'))
    expect(focusOn.current).toBeNull()
  })
})

describe('CartLines', () => {
  it('shows a pending add as a busy line with its custom text and quantity', () => {
    const item = { catalogItemId: 'pen-id', appId: 'stores', options: { customTextFields: { Engraving: 'For Ada' } } }
    renderInShop(<List />, { adds: [aPendingAdd({ product: aPen(), item, quantity: 2 })] })
    expect(names()).toEqual(['Engraved Pen'])
    expect(screen.getByRole('listitem').textContent).toContain('Engraving: For Ada')
    expect((screen.getByRole('spinbutton') as HTMLInputElement).value).toBe('2')
    expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBe('true')
  })

  it('keeps the element and its focus when the platform’s line replaces a pending one', () => {
    const { change } = renderInShop(<List />, { adds: [aPendingAdd({ key: 'add-1' })] })
    const more = screen.getByRole('button', { name: 'Increase quantity for Blue Mug' })
    more.focus()
    change({ ...readyWith(aCart([aLine({ id: 'real', key: 'add-1' })])), adds: [] })
    expect(screen.getByRole('button', { name: 'Increase quantity for Blue Mug' })).toBe(more)
    expect(document.activeElement).toBe(more)
  })

  it('restores a line at its former place', () => {
    const [mug, tote] = [aLine({ id: 'mug', place: 0, name: 'Mug' }), aLine({ id: 'tote', place: 1, name: 'Tote' })]
    renderInShop(<List />, { ...readyWith(aCart([tote])), adds: [aPendingAdd({ key: 'mug', place: 0, line: mug })] })
    expect(names()).toEqual(['Mug', 'Tote'])
  })

  it('adds the quantity of a pending add to its line, unless a newer intent includes it', () => {
    const into = aPendingAdd({ key: 'mug', quantity: 2 })
    const { change } = renderInShop(<List />, { ...readyWith(aCart([aLine({ id: 'mug' })])), adds: [into] })
    const field = screen.getByRole('spinbutton') as HTMLInputElement
    expect(field.value).toBe('3')
    change({ adds: [{ ...into, counted: true }], intents: { mug: 5 } })
    expect(field.value).toBe('5')
  })

  it('moves the focus to the neighbour of a removed line', () => {
    const lines = ['Mug', 'Tote', 'Pen'].map((name, place) => aLine({ id: name, place, name }))
    const { change } = renderInShop(<List />, readyWith(aCart(lines)))
    fireEvent.click(screen.getByText('Remove', { selector: '[aria-label="Remove Tote"]' }))
    change({ intents: { Tote: 0 } })
    expect(names()).toEqual(['Mug', 'Pen'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Pen')
  })

  it('focuses a restored line', () => {
    const { change } = renderInShop(<List />, readyWith(aCart([aLine({ id: 'tote', place: 1, name: 'Tote' })])))
    focusOn.current = 'mug'
    change(readyWith(aCart([aLine({ id: 'mug', name: 'Mug' }), aLine({ id: 'tote', place: 1, name: 'Tote' })])))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Mug')
    expect(focusOn.current).toBeNull()
  })
})
