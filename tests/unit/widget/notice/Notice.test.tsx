import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Told, ToldChange } from '../../../../src/store/base/state'
import { toldWith } from '../../../../src/store/told/told'
import { NoticeToast } from '../../../../src/widget/notice/Notice'
import { aLine } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { renderInShop, turn } from '../../../support/pages/render'

const change = (before: number, after: number): ToldChange => ({
  line: aLine({ id: 'line-1', key: 'line-1', name: 'Blue Mug', quantity: after }),
  before,
  after,
})
const aTold = (more: Partial<Told> = {}): Told => ({ ...toldWith(undefined, { by: 'agent', changes: [change(0, 2)] }), ...more })

describe('NoticeToast', () => {
  it('shows and announces what an agent has added, and its button opens the cart', () => {
    const { shop } = renderInShop(<NoticeToast />, { told: aTold() })
    expect(screen.getByRole('complementary').textContent).toContain('An assistant added to your cart: Blue Mug (2).')
    expect(screen.getByRole('status').textContent).toBe('An assistant added to your cart: Blue Mug (2).')
    fireEvent.click(screen.getByRole('button', { name: 'View cart' }))
    expect(shop.store.getState().drawerOpen).toBe(true)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it.each([
    ['waits', /^Your promo code is waiting/],
    ['applied', /is applied\.$/],
    ['refused', /was not accepted/],
  ] as const)('says of the code of a link that it %s', (coupon, text) => {
    renderInShop(<NoticeToast />, { told: toldWith(undefined, { by: 'link', coupon }) })
    expect(screen.getByRole('status').textContent).toMatch(text)
  })

  it('asks in one place for the choices of every product that needs one, beside what was added', () => {
    const choose = vi.fn()
    const problems = ['Linen Tee', 'Speckled Bowl'].map((name) => ({ kind: 'choose' as const, name, product: name }))
    renderInShop(<NoticeToast choose={choose} />, {
      told: toldWith(undefined, { by: 'link', changes: [change(0, 1)], problems }),
    })
    expect(screen.getByRole('status').textContent).toContain('Added from your link: Blue Mug (1).')
    fireEvent.click(screen.getByRole('button', { name: 'Choose: Speckled Bowl' }))
    expect(choose.mock.calls).toEqual([[problems[1]]])
    expect(screen.getByRole('button', { name: 'Choose: Linen Tee' })).toBeTruthy()
  })

  it('lists the first products of an order that was placed', () => {
    const items = Array.from({ length: 7 }, (_, place) => ({ name: `Mug ${place}`, quantity: place + 1 }))
    renderInShop(<NoticeToast />, { told: toldWith(undefined, { by: 'checkout', order: { outcome: 'placed', items } }) })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 × Mug 0',
      '2 × Mug 1',
      '3 × Mug 2',
      '4 × Mug 3',
      '5 × Mug 4',
      '…',
    ])
  })

  it('disappears when it is dismissed, and announces nothing then', () => {
    const { shop } = renderInShop(<NoticeToast />, { told: aTold() })
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(shop.store.getState().told).toBeUndefined()
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('undoes the agent’s changes with one press, and keeps the focus inside', async () => {
    const { shop, change: become } = renderInShop(<NoticeToast />, {}, { lines: [aWireLine({ id: 'line-1', quantity: 2 })] })
    await shop.cart.refresh()
    become({ told: aTold() })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await vi.waitFor(async () => {
      await turn()
      expect(screen.getByRole('complementary').textContent).toContain('Your cart is back to how it was.')
    })
    expect(shop.store.getState().cart).toMatchObject({ cart: { lines: [] } })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
  })

  it('offers no Undo when nothing was changed', () => {
    renderInShop(<NoticeToast />, { told: toldWith(undefined, { by: 'link', problems: [{ kind: 'sold-out', name: 'Lamp' }] }) })
    expect(screen.getByRole('complementary').textContent).toContain('Lamp is sold out.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('NoticeToast over time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

  it('disappears ten seconds after the focus has left it, and stays while it has the focus', async () => {
    const { shop } = renderInShop(<NoticeToast />, { told: aTold() })
    await act(async () => screen.getByRole('button', { name: 'Undo' }).focus())
    await pass(20_000)
    expect(shop.store.getState().told).toBeDefined()
    await act(async () => screen.getByRole('button', { name: 'Undo' }).blur())
    await pass(10_000)
    expect(shop.store.getState().told).toBeUndefined()
  })

  it('keeps a proposal and a failure after a minute', async () => {
    const { shop, change: become } = renderInShop(<NoticeToast />, { told: aTold({ proposes: true }) })
    await pass(60_000)
    expect(shop.store.getState().told).toBeDefined()
    become({ told: aTold({ turn: 2, problems: [{ kind: 'failed', name: 'Mug' }] }) })
    await pass(60_000)
    expect(shop.store.getState().told).toBeDefined()
  })
})
