/** `cartlet/store`: the zustand store with its actions and selectors, for hosts that draw the shop themselves. */
import { CartletError } from './platform/http/errors'
import type { EstimateActions } from './store/base/estimate-model'
import type { PublicShop, Shop as WholeShop } from './store/shop/shop'
import { createWholeShop, type WholeShopPorts } from './store/shop/whole-shop'
import { handleCheckoutReturn as handleReturn } from './store/visit/checkout-return'
import { keepTabsAgreed as keepWholeTabsAgreed, type TabsPort } from './store/visit/tab-sync'

export interface Shop extends PublicShop {
  /** The rest of what an estimate tells (delivery, taxes, violations): from here on in the state's `estimate`, with these to act on it. */
  openEstimate(): Promise<EstimateActions>
}

/** What each public shop stands for. */
const wholeShops = new WeakMap<PublicShop, WholeShop>()

function wholeOf(shop: PublicShop): WholeShop {
  const whole = wholeShops.get(shop)
  if (!whole) throw new CartletError('INVALID_ARGUMENT', 'Pass the object that createShop returned, not a copy')
  return whole
}

/** A shop over a client of `cartlet`. Nothing is sent before the first action. */
export function createShop(ports: Omit<WholeShopPorts, 'startedProducts'>): Shop {
  const whole = createWholeShop(ports)
  const { engine: _engine, askCatalog: _askCatalog, prepareDrawer, ...actions } = whole
  const shop = { ...actions, openEstimate: async () => (await prepareDrawer()).openEstimate() }
  wholeShops.set(shop, whole)
  return shop
}

/**
 * On a page load, or a page restored by Back: was the visitor at checkout? Then the cart is read again, and `checkout-return` says what came
 * of it. `UNKNOWN` when the cart is still there.
 */
export const handleCheckoutReturn = async (shop: Shop): Promise<void> => {
  await handleReturn(wholeOf(shop))
}

/** Keeps the carts of all tabs in agreement. Returns what stops it. */
export const keepTabsAgreed = (shop: Shop, tabs: TabsPort): (() => void) => keepWholeTabsAgreed(wholeOf(shop), tabs)

export type * from './store/base/amount'
export { selectCount } from './store/base/count'
export type * from './store/base/estimate-model'
export type { CheckoutBuyer, EstimateRequest } from './store/base/estimate-model'
export type * from './store/base/session-state'
export type { CartAction, CartDelta, ShopEvent } from './store/base/shop-events'
export {
  type CartState,
  type CheckoutState,
  type CouponState,
  type LineProblem,
  type NoteState,
  type PriceChange,
  type ProductState,
  type RedirectState,
  type ShopState,
  selectCart,
} from './store/base/state'
export type * from './store/base/totals-model'
export type * from './store/base/views'
export { needsChoices } from './store/button/button-state'
export { type BuyState, type ShownPrice, selectBuyState, selectPrice } from './store/button/buy-state'
export type { AddRequest, AddResult } from './store/cart/add-request'
export { findVariant } from './store/cart/catalog-reference.chunk'
export { choiceStates } from './store/catalog/choose/choices'
export type { ItemChoice } from './store/catalog/choose/choose-variant'
export { firstMissing } from './store/catalog/choose/first-missing'
export { type ChoiceState, type ChoiceStatus, LOW_STOCK, stockStatus } from './store/catalog/choose/stock-status'
export type * from './store/catalog/product-details'
export { selectBlockedLines } from './store/drawer/blocked-lines'
export type { CheckoutOutcome } from './store/drawer/checkout'
export { toDiscounts } from './store/estimate/discounts-view'
export { toLineFacts } from './store/estimate/line-facts'
export { createCheckedMembers as createMembers } from './store/members/checked-members'
export type { MembersPorts } from './store/members/member-actions'
export { STATUS_KEYS } from './store/members/member-errors'
export { MEMBER_FAILURES, type MemberFailure, type MemberFailureKey } from './store/members/member-failures'
export type { MemberForm, VisitorForm } from './store/members/member-forms'
export {
  type MemberEvent,
  type MemberFactor,
  type MemberPlace,
  MemberScreen,
  type MemberState,
  MemberTask,
} from './store/members/member-model'
export { INITIAL_MEMBER_STATE, placeOf, transition } from './store/members/member-state'
export type { CustomFieldValue, FactorAnswer, HostedLoginOptions, Members, RegisterRequest } from './store/members/members'
export type { CartActions } from './store/shop/shop'
export type { TabsPort } from './store/visit/tab-sync'
