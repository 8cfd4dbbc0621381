/** `cartlet/store`: the zustand store with its actions and selectors, for hosts that draw the shop themselves. */
import type { Client } from './platform/client'
import { loadCatalog } from './store/catalog/load'
import { createDesk } from './store/desk'
import { createEngine } from './store/engine'
import { createEstimate } from './store/estimate'
import { createShop as createShopOfParts, type Shop, type ShopPorts } from './store/shop'
import { createSwap } from './store/swap'

/** A shop over a client of `cartlet`. Nothing is sent before the first action. */
export const createShop = ({
  client,
  ...ports
}: Omit<ShopPorts, 'clientId' | 'connect' | 'loadDesk'> & { client: Client }): Shop =>
  createShopOfParts({
    ...ports,
    clientId: client.clientId,
    connect: async () => ({ client, createEngine, loadCatalog }),
    loadDesk: async () => ({
      createDesk: (engine) =>
        createDesk(
          engine,
          async () => ({ createEstimate }),
          async () => ({ createSwap }),
        ),
    }),
  })

export type { AddRequest, AddResult } from './store/add'
export { selectBlockedLines } from './store/blocked'
export { needsChoices } from './store/button-choice'
export { type BuyState, selectBuyState, selectPrice } from './store/buy-state'
export { choiceStates } from './store/catalog/choices'
export type * from './store/catalog/product-details'
export { type ChoiceState, type ChoiceStatus, LOW_STOCK, stockStatus } from './store/catalog/stock-status'
export { findVariant } from './store/catalog-reference'
export type { ItemChoice } from './store/choose-variant'
export { toDiscounts } from './store/discounts-view'
export type * from './store/estimate-view'
export { firstMissing } from './store/first-missing'
export { toLineFacts } from './store/line-facts'
export { createMembers, type MembersPorts } from './store/members/member-actions'
export { MEMBER_FAILURES, type MemberFailure, type MemberFailureKey, STATUS_KEYS } from './store/members/member-errors'
export {
  type Member,
  type MemberEvent,
  type MemberFactor,
  type MemberForm,
  type MemberPlace,
  MemberScreen,
  type MemberState,
  MemberTask,
  type VisitorForm,
} from './store/members/member-model'
export { INITIAL_MEMBER_STATE, placeOf, transition } from './store/members/member-state'
export type { CustomFieldValue, FactorAnswer, HostedLoginOptions, Members, RegisterRequest } from './store/members/members'
export type { CheckoutBuyer } from './store/redirect'
export { resume } from './store/resume'
export type { CartActions, Shop } from './store/shop'
export type { CartAction, CartDelta, ShopEvent } from './store/shop-events'
export {
  type CartState,
  type CheckoutState,
  type CouponState,
  type LineNews,
  type LineProblem,
  type NoteState,
  type ProductState,
  type ShopState,
  selectCart,
  selectCount,
} from './store/state'
export { keepTabsAgreed, type TabsPort } from './store/tab-sync'
export type { EstimateRequest } from './store/totals'
export type * from './store/views'
