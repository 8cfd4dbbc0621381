/** docs/platform.md §7 "Server-pushed events": carts, checkouts and what surrounds them. */
import { CART_CONVERSION } from '../../cart/api'
import {
  ABANDONED_CHECKOUT_CONVERSION,
  BACK_IN_STOCK_CONVERSION,
  CHECKOUT_CONVERSION,
  CHECKOUT_SETTINGS_CONVERSION,
  CHECKOUT_TEMPLATE_CONVERSION,
  DATED_CONVERSION,
} from '../../checkout/conversion'
import type { EventDefinition } from './definition'

export const cartCreated = { type: 'wix.ecom.v1.cart_created', entity: CART_CONVERSION } as const satisfies EventDefinition
export const cartUpdated = { type: 'wix.ecom.v1.cart_updated', entity: CART_CONVERSION } as const satisfies EventDefinition
export const cartDeleted = { type: 'wix.ecom.v1.cart_deleted', entity: CART_CONVERSION } as const satisfies EventDefinition

export const checkoutCreated = {
  type: 'wix.ecom.v1.checkout_created',
  entity: CHECKOUT_CONVERSION,
} as const satisfies EventDefinition
export const checkoutUpdated = {
  type: 'wix.ecom.v1.checkout_updated',
  entity: CHECKOUT_CONVERSION,
} as const satisfies EventDefinition
export const checkoutDeleted = {
  type: 'wix.ecom.v1.checkout_deleted',
  entity: CHECKOUT_CONVERSION,
} as const satisfies EventDefinition
export const checkoutCompleted = {
  type: 'wix.ecom.v1.checkout_completed',
  parts: { checkout: CHECKOUT_CONVERSION },
} as const satisfies EventDefinition

export const abandonedCheckoutCreated = {
  type: 'wix.ecom.v1.abandoned_checkout_created',
  entity: ABANDONED_CHECKOUT_CONVERSION,
} as const satisfies EventDefinition
export const abandonedCheckoutUpdated = {
  type: 'wix.ecom.v1.abandoned_checkout_updated',
  entity: ABANDONED_CHECKOUT_CONVERSION,
} as const satisfies EventDefinition
export const abandonedCheckoutDeleted = {
  type: 'wix.ecom.v1.abandoned_checkout_deleted',
  entity: ABANDONED_CHECKOUT_CONVERSION,
} as const satisfies EventDefinition
export const abandonedCheckoutRecovered = {
  type: 'wix.ecom.v1.abandoned_checkout_recovered',
  parts: { abandonedCheckout: ABANDONED_CHECKOUT_CONVERSION },
} as const satisfies EventDefinition

export const backInStockRequestCreated = {
  type: 'wix.ecom.v1.back_in_stock_notification_request_created',
  entity: BACK_IN_STOCK_CONVERSION,
} as const satisfies EventDefinition
export const backInStockRequestUpdated = {
  type: 'wix.ecom.v1.back_in_stock_notification_request_updated',
  entity: BACK_IN_STOCK_CONVERSION,
} as const satisfies EventDefinition
export const backInStockRequestDeleted = {
  type: 'wix.ecom.v1.back_in_stock_notification_request_deleted',
  entity: BACK_IN_STOCK_CONVERSION,
} as const satisfies EventDefinition

export const checkoutTemplateCreated = {
  type: 'wix.ecom.v1.checkout_template_created',
  entity: CHECKOUT_TEMPLATE_CONVERSION,
} as const satisfies EventDefinition
export const checkoutTemplateUpdated = {
  type: 'wix.ecom.v1.checkout_template_updated',
  entity: CHECKOUT_TEMPLATE_CONVERSION,
} as const satisfies EventDefinition
export const checkoutTemplateDeleted = {
  type: 'wix.ecom.v1.checkout_template_deleted',
  entity: CHECKOUT_TEMPLATE_CONVERSION,
} as const satisfies EventDefinition
export const checkoutTemplateUsed = {
  type: 'wix.ecom.v1.checkout_template_used',
  parts: { checkoutTemplate: CHECKOUT_TEMPLATE_CONVERSION, checkout: CHECKOUT_CONVERSION },
} as const satisfies EventDefinition

export const checkoutSettingsUpdated = {
  type: 'wix.ecom.v1.checkout_settings_updated',
  entity: CHECKOUT_SETTINGS_CONVERSION,
} as const satisfies EventDefinition

export const ordersSettingsUpdated = {
  type: 'wix.ecom.v1.orders_settings_updated',
  entity: DATED_CONVERSION,
} as const satisfies EventDefinition

export const redirectSessionCreated = { type: 'wix.headless.v1.redirect_session_created' } as const satisfies EventDefinition
