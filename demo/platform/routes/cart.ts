/** docs/platform.md §7 "Cart": the nine calls on the visitor's current cart. */
import { type ApiContext, createRouter, jsonBody } from '../api-app'
import { cartBody } from '../cart/cart-body'
import type { ItemsToAdd, PricedCart } from '../cart/cart-service'
import { chosenOption } from '../cart/estimate/delivery'
import { destinationOf } from '../cart/estimate/destination'
import { estimateBody } from '../cart/estimate/estimate-body'
import { optionalBoolean, optionalString, own } from '../untrusted'
import {
  readAddress,
  readCartPatch,
  readItems,
  readLineItemIds,
  readMemberships,
  readQuantities,
  readShippingOption,
} from './cart-input'
import { requireElevated } from './identity/caller'

/** A custom item names its own price, so only the shop's server adds it, also for a visitor. */
export const allowedItems = (c: ApiContext, items: ItemsToAdd): ItemsToAdd => {
  if (items.customItems.length > 0) requireElevated(c)
  return items
}

export const createCartRoutes = () => {
  const app = createRouter()
  const path = '/ecom/v1/carts/current'
  const answer = (c: ApiContext, { cart, lines, coupon }: PricedCart) =>
    c.json({ cart: cartBody(c.var.shop.site, cart, lines, coupon) })

  app.get(path, (c) => answer(c, c.var.shop.carts.get(c.var.visitorId)))

  app.patch(path, (c) => {
    const patch = readCartPatch(jsonBody(c), c.var.shop.site.money)
    allowedItems(c, patch.items)
    return answer(c, c.var.shop.carts.update(c.var.visitorId, patch))
  })

  app.delete(path, (c) => {
    c.var.shop.carts.remove(c.var.visitorId)
    return c.json({})
  })

  app.post(`${path}/add-to-cart`, (c) =>
    answer(c, c.var.shop.carts.add(c.var.visitorId, allowedItems(c, readItems(jsonBody(c), c.var.shop.site.money)))),
  )

  app.post(`${path}/remove-line-items`, (c) => {
    const ids = readLineItemIds(jsonBody(c))
    return answer(c, c.var.shop.carts.removeLines(c.var.visitorId, ids))
  })

  app.post(`${path}/update-line-items-quantity`, (c) => {
    const updates = readQuantities(jsonBody(c))
    return answer(c, c.var.shop.carts.setQuantities(c.var.visitorId, updates))
  })

  app.post(`${path}/remove-coupon`, (c) => {
    jsonBody(c)
    return answer(c, c.var.shop.carts.removeCoupon(c.var.visitorId))
  })

  app.post(`${path}/estimate-totals`, (c) => {
    const body = jsonBody(c)
    const { cart, lines, coupon } = c.var.shop.carts.get(c.var.visitorId)
    const option = readShippingOption(own(body, 'selectedShippingOption'), 'selectedShippingOption')
    const shippingAddress = readAddress(own(body, 'shippingAddress'), 'shippingAddress')
    const billingAddress = readAddress(own(body, 'billingAddress'), 'billingAddress')
    const delivered = lines.some((line) => line.shippable)
    // By default, everything is calculated.
    const asked = (field: string) => optionalBoolean(own(body, field), field) ?? true
    const request = {
      tax: asked('calculateTax'),
      shipping: asked('calculateShipping'),
      fees: asked('calculateAdditionalFees'),
      destination: destinationOf(
        (delivered ? shippingAddress : billingAddress) ?? shippingAddress ?? cart.info.contactInfo?.address,
      ),
      option: chosenOption(option ?? cart.info.selectedShippingOption),
      memberships: readMemberships(own(body, 'selectedMemberships')),
    }
    return c.json(estimateBody(c.var.shop.site, cart, lines, coupon, request))
  })

  app.post(`${path}/create-checkout`, (c) => {
    const body = jsonBody(c)
    const email = optionalString(own(body, 'email'), 'email', 254)
    const channelType = optionalString(own(body, 'channelType'), 'channelType', 50)
    const shippingAddress = readAddress(own(body, 'shippingAddress'), 'shippingAddress')
    const billingAddress = readAddress(own(body, 'billingAddress'), 'billingAddress')
    const selectedShippingOption = readShippingOption(own(body, 'selectedShippingOption'), 'selectedShippingOption')
    const buyer = {
      ...(email && { email }),
      ...(channelType && { channelType }),
      ...(shippingAddress && { shippingAddress }),
      ...(billingAddress && { billingAddress }),
      ...(selectedShippingOption && { selectedShippingOption }),
    }
    return c.json({ checkoutId: c.var.shop.carts.createCheckout(c.var.visitorId, buyer) })
  })

  return app
}
