/** `cartlet/store`: the zustand store with its actions and selectors, for hosts that draw the shop themselves. */
import type { Client } from './platform/client'
import { loadCatalog } from './store/catalog/load'
import { createDrawerActions } from './store/drawer/drawer-actions'
import { createSwap } from './store/drawer/swap'
import { createEngine } from './store/engine'
import { createEstimate } from './store/estimate/estimate'
import { createShop as createShopOfParts, type Shop, type ShopPorts } from './store/shop'

/** A shop over a client of `cartlet`. Nothing is sent before the first action. */
export const createShop = ({
  client,
  ...ports
}: Omit<ShopPorts, 'clientId' | 'connect' | 'loadDrawerActions'> & { client: Client }): Shop =>
  createShopOfParts({
    ...ports,
    clientId: client.clientId,
    connect: async () => ({ client, createEngine, loadCatalog }),
    loadDrawerActions: async () => ({
      createDrawerActions: (engine) =>
        createDrawerActions(
          engine,
          async () => ({ createEstimate }),
          async () => ({ createSwap }),
        ),
    }),
  })

export { needsChoices } from './store/button/button-choice'
export type { AddRequest, AddResult } from './store/cart/add-request'
export { findVariant } from './store/cart/catalog-reference'
export type { ItemChoice } from './store/cart/choose-variant'
export { firstMissing } from './store/cart/first-missing'
export { type BuyState, selectBuyState, selectPrice } from './store/catalog/choose/buy-state'
export { choiceStates } from './store/catalog/choose/choices'
export { type ChoiceState, type ChoiceStatus, LOW_STOCK, stockStatus } from './store/catalog/choose/stock-status'
export type * from './store/catalog/product-details'
export { selectBlockedLines } from './store/drawer/blocked-lines'
export type { CheckoutBuyer } from './store/drawer/checkout'
export { toDiscounts } from './store/estimate/discounts-view'
export type { EstimateRequest } from './store/estimate/estimate-request'
export type * from './store/estimate/estimate-view'
export { toLineFacts } from './store/estimate/line-facts'
export { createMembers, type MembersPorts } from './store/members/member-actions'
export { STATUS_KEYS } from './store/members/member-errors'
export { MEMBER_FAILURES, type MemberFailure, type MemberFailureKey } from './store/members/member-failures'
export type { MemberForm, VisitorForm } from './store/members/member-forms'
export {
  type Member,
  type MemberEvent,
  type MemberFactor,
  type MemberPlace,
  MemberScreen,
  type MemberState,
  MemberTask,
} from './store/members/member-model'
export { INITIAL_MEMBER_STATE, placeOf, transition } from './store/members/member-state'
export type { CustomFieldValue, FactorAnswer, HostedLoginOptions, Members, RegisterRequest } from './store/members/members'
export type { CartActions, Shop } from './store/shop'
export type { CartAction, CartDelta, ShopEvent } from './store/shop-events'
export {
  type CartState,
  type CheckoutState,
  type CouponState,
  type LineProblem,
  type NoteState,
  type PriceChange,
  type ProductState,
  type ShopState,
  selectCart,
  selectCount,
} from './store/state'
export type * from './store/views'
export { handleCheckoutReturn } from './store/visit/checkout-return'
export { keepTabsAgreed, type TabsPort } from './store/visit/tab-sync'
