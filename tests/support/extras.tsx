/** Draws parts of a cart with everything that it can say, in British English. */
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { createCartExtras } from '../../src/embed/cart/cart-extras'
import type { Page } from '../../src/embed/page/create-page'
import type { EstimateView, MembershipView, ShippingOptionView } from '../../src/store/estimate/estimate-view'
import type { ShopState } from '../../src/store/state'
import { type CartExtras, CartProvider } from '../../src/widget/cart/cart-context'
import { renderInShop } from './render'
import { anAmount } from './views'

export interface ExtrasOptions {
  freeShippingFrom?: string
  roomy?: boolean
}

export const someExtras = ({ freeShippingFrom, roomy }: ExtrasOptions = {}): CartExtras =>
  createCartExtras({ config: { locale: 'en-GB', freeShippingFrom }, view: window } as unknown as Page, roomy)

export function renderInCart(ui: ReactNode, state: Partial<ShopState> = {}, options?: ExtrasOptions) {
  const surroundings = { extras: someExtras(options), announce: vi.fn(), heading: { current: null as HTMLElement | null } }
  const draw = (children: ReactNode) => <CartProvider value={surroundings}>{children}</CartProvider>
  const shown = renderInShop(draw(ui), state)
  return { ...shown, ...surroundings, redraw: (children: ReactNode) => shown.redraw(draw(children)) }
}

export const anOption = (code: string, more: Partial<ShippingOptionView> = {}): ShippingOptionView => ({
  key: code,
  code,
  carrierId: 'post',
  title: code,
  cost: anAmount(5),
  charges: [],
  selected: false,
  ...more,
})

export const aMembership = (id: string, more: Partial<MembershipView> = {}): MembershipView => ({
  id,
  appId: 'plans',
  name: id,
  lineIds: ['line-1'],
  selected: false,
  ...more,
})

export const anEstimate = (more: Partial<EstimateView> = {}): EstimateView => ({
  subtotal: anAmount(18),
  tax: { amount: anAmount(0), included: false, parts: [] },
  fees: [],
  total: anAmount(18),
  shippingOptions: [],
  memberships: { eligible: [], invalid: [] },
  lines: [],
  discounts: [],
  messages: [],
  ...more,
})
