/** Delivery options in the platform's JSON. */
import type { Site } from '../../site'
import { costOf, type DeliveryOption, isThisOption } from './delivery'
import { taxDetails } from './tax-body'
import type { Asked, Totals } from './totals'

export const logisticsBody = ({ deliveryTime, instructions, slot, pickup }: DeliveryOption) => ({
  deliveryTime,
  ...(instructions && { instructions }),
  ...(slot && { deliveryTimeSlot: slot }),
  ...(pickup && {
    pickupDetails: {
      address: pickup.address,
      businessLocation: pickup.method === 'STORE_PICKUP',
      pickupMethod: pickup.method,
    },
  }),
})

export const deliveryBody = (site: Site, totals: Totals, { tax, option: chosen }: Pick<Asked, 'tax' | 'option'>) => {
  const { options, option: selected } = totals
  if (!selected) return { carrierServiceOptions: [] }
  const { wirePrice } = site.money
  const carrierIds = [...new Set(options.map(({ carrierId }) => carrierId))]
  const chargesOf = (one: DeliveryOption) =>
    one.charges.map(({ type, details, minor }) => ({ type, details, price: wirePrice(minor) }))
  const beforeTax = totals.rate.included ? totals.shipping - totals.shippingTax : totals.shipping
  return {
    selectedCarrierServiceOption: {
      code: selected.code,
      title: selected.title,
      logistics: logisticsBody(selected),
      cost: {
        totalPriceAfterTax: wirePrice(beforeTax + totals.shippingTax),
        totalPriceBeforeTax: wirePrice(beforeTax),
        taxDetails: taxDetails(site, totals.rate, beforeTax, totals.shippingTax, tax),
        totalDiscount: wirePrice(totals.shippingDiscount),
        price: wirePrice(costOf(selected)),
      },
      requestedShippingOption: isThisOption(selected, chosen),
      otherCharges: selected.charges.map(({ type, details, minor }) => ({ type, details, cost: { price: wirePrice(minor) } })),
      carrierId: selected.carrierId,
    },
    carrierServiceOptions: carrierIds.map((carrierId) => ({
      carrierId,
      shippingOptions: options
        .filter((one) => one.carrierId === carrierId)
        .map((one) => ({
          code: one.code,
          title: one.title,
          logistics: logisticsBody(one),
          cost: { price: wirePrice(one.priceMinor), otherCharges: chargesOf(one) },
        })),
    })),
  }
}
