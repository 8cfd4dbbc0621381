import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ShopEvent } from '../../../src/store/shop-events'
import { LiveRegion } from '../../../src/widget/LiveRegion'
import { EVIL, renderInShop } from '../../support/render'

const say = ({ type }: ShopEvent) => (type === 'cart-open' ? 'Opened.' : type === 'cart-close' ? EVIL : undefined)
const region = () => screen.getByRole('status')

describe('the live region', () => {
  it('is there, silent, from the start', () => {
    renderInShop(<LiveRegion say={say} active />)
    expect(region().textContent).toBe('')
  })

  it('says the sentence for an event', () => {
    const { shop } = renderInShop(<LiveRegion say={say} active />)
    act(() => shop.openDrawer())
    expect(region().textContent).toBe('Opened.')
  })

  it('says names as text', () => {
    const { shop } = renderInShop(<LiveRegion say={say} active />, { drawerOpen: true })
    act(() => shop.closeDrawer())
    expect(region().textContent).toBe(EVIL)
    expect(document.querySelector('img')).toBeNull()
  })

  it('is silent while another one speaks', () => {
    const { shop } = renderInShop(<LiveRegion say={say} active={false} />)
    act(() => shop.openDrawer())
    expect(region().textContent).toBe('')
  })

  it('falls silent when another one takes over', () => {
    const { shop, redraw } = renderInShop(<LiveRegion say={say} active />)
    act(() => shop.openDrawer())
    redraw(<LiveRegion say={say} active={false} />)
    expect(region().textContent).toBe('')
  })
})
