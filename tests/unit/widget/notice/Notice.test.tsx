import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Told, type ToldChange, toldWith } from '../../../../src/store/told/told'
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

describe('the notice of what an agent did', () => {
  it('says and announces it, and opens the cart', () => {
    const { shop } = renderInShop(<NoticeToast />, { told: aTold() })
    expect(screen.getByRole('complementary').textContent).toContain('An assistant added to your cart: Blue Mug (2).')
    expect(screen.getByRole('status').textContent).toBe('An assistant added to your cart: Blue Mug (2).')
    fireEvent.click(screen.getByRole('button', { name: 'View cart' }))
    expect(shop.store.getState().drawerOpen).toBe(true)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('leaves on demand, and says nothing while there is nothing to say', () => {
    const { shop } = renderInShop(<NoticeToast />, { told: aTold() })
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(shop.store.getState().told).toBeUndefined()
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('takes it back with one press, and the focus stays in it', async () => {
    const { shop, change: become } = renderInShop(<NoticeToast />, {}, { lines: [aWireLine({ id: 'line-1', quantity: 2 })] })
    await shop.cart.refresh()
    become({ told: aTold() })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await vi.waitFor(async () => {
      await turn()
      expect(screen.getByRole('complementary').textContent).toContain('Your cart is as it was before.')
    })
    expect(shop.store.getState().cart).toMatchObject({ cart: { lines: [] } })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
  })

  it('offers no undo where nothing was changed', () => {
    renderInShop(<NoticeToast />, { told: toldWith(undefined, { by: 'link', problems: [{ kind: 'sold-out', name: 'Lamp' }] }) })
    expect(screen.getByRole('complementary').textContent).toContain('Lamp is sold out.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('after ten seconds', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

  it('it has left, unless the visitor is at it', async () => {
    const { shop } = renderInShop(<NoticeToast />, { told: aTold() })
    await act(async () => screen.getByRole('button', { name: 'Undo' }).focus())
    await pass(20_000)
    expect(shop.store.getState().told).toBeDefined()
    await act(async () => screen.getByRole('button', { name: 'Undo' }).blur())
    await pass(10_000)
    expect(shop.store.getState().told).toBeUndefined()
  })

  it('what failed, and what is proposed, still stands', async () => {
    const { shop, change: become } = renderInShop(<NoticeToast />, { told: aTold({ proposes: true }) })
    await pass(60_000)
    expect(shop.store.getState().told).toBeDefined()
    become({ told: aTold({ turn: 2, problems: [{ kind: 'failed', name: 'Mug' }] }) })
    await pass(60_000)
    expect(shop.store.getState().told).toBeDefined()
  })
})
