import type { Address, SelectedShippingOption } from '../../platform/cart/model'

/** Destination of the order, and the choices made for it. */
export interface EstimateRequest {
  address?: Address
  /** Decides the tax of items that are not delivered. */
  billingAddress?: Address
  shippingOption?: SelectedShippingOption
  memberships?: readonly { id: string; appId: string; lineItemIds?: readonly string[] }[]
}
