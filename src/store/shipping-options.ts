/** Delivery in an estimate (specification §3 "shippingInfo") → the options that a visitor chooses from. */
import type { CartEstimate, DeliveryLogistics, PricesBreakdown, ShippingOption } from '../platform/cart/estimate-model'
import type { Address } from '../platform/cart/model'
import { type FormatMoney, listOf, toAmount } from './cart-view'
import type { PickupView, ShippingChoice, ShippingOptionView, ShippingProblem } from './estimate-view'
import { currencyOf } from './totals-view'

const keyOf = ({ carrierId, code }: ShippingChoice) => JSON.stringify([carrierId ?? '', code])

/** The same option; whoever did not name a carrier means any. */
export const isChoice = (option: ShippingChoice, choice: ShippingChoice): boolean =>
  option.code === choice.code && (!choice.carrierId || option.carrierId === choice.carrierId)

/** Lines as an envelope has them, the platform's own wording where it sent nothing else. */
function toAddressLines(address: Address | null | undefined): string[] {
  const { streetAddress: street, addressLine, addressLine2, postalCode, city, subdivisionFullname, subdivision } = address ?? {}
  const first = addressLine || [street?.name, street?.number].filter(Boolean).join(' ')
  const town = [postalCode, city].filter(Boolean).join(' ')
  const lines = [first, addressLine2, town, subdivisionFullname || subdivision, address?.countryFullname || address?.country]
  const said = lines.filter((line): line is string => Boolean(line))
  return first || town || !address?.formattedAddress ? said : [address.formattedAddress]
}

const PICKUP_KINDS: Record<string, PickupView['kind']> = { STORE_PICKUP: 'store', PICKUP_POINT: 'point' }

const logisticsOf = ({ deliveryTime, instructions, deliveryTimeSlot: slot, pickupDetails }: DeliveryLogistics) => ({
  deliveryTime: deliveryTime || undefined,
  instructions: instructions || undefined,
  slot: slot?.from || slot?.to ? { from: slot.from ?? undefined, to: slot.to ?? undefined } : undefined,
  pickup: pickupDetails
    ? { kind: PICKUP_KINDS[pickupDetails.pickupMethod ?? ''] ?? 'unknown', address: toAddressLines(pickupDetails.address) }
    : undefined,
})

const CHARGE_KINDS: Record<string, 'handling' | 'insurance'> = { HANDLING_FEE: 'handling', INSURANCE: 'insurance' }

export function toShippingOptions(estimate: CartEstimate, format: FormatMoney): ShippingOptionView[] {
  const currency = currencyOf(estimate)
  const { carrierServiceOptions, selectedCarrierServiceOption: selected } = estimate.shippingInfo ?? {}
  const toOption = (carrierId: string | undefined, { code, title, logistics, cost }: ShippingOption): ShippingOptionView => {
    const choice = { code, ...(carrierId && { carrierId }) }
    return {
      ...choice,
      key: keyOf(choice),
      title: title || code,
      cost: toAmount(cost?.price, currency, format),
      charges: listOf(cost?.otherCharges).map(({ type = '', details, price }) => ({
        kind: CHARGE_KINDS[type] ?? 'other',
        text: details || undefined,
        price: toAmount(price, currency, format),
      })),
      ...logisticsOf(logistics ?? {}),
      selected: Boolean(selected) && isChoice(choice, selected as ShippingChoice),
    }
  }
  const options = listOf(carrierServiceOptions).flatMap((carrier) =>
    listOf(carrier.shippingOptions).map((option) => toOption(carrier.carrierId, option)),
  )
  // A carrier that only names what was chosen still offers it.
  if (selected && !options.some((option) => option.selected)) {
    const price = (selected.cost as PricesBreakdown | undefined)?.price
    options.push({ ...toOption(selected.carrierId, { ...selected, cost: { price } }), selected: true })
  }
  return options
}

const isDelivered = (estimate: CartEstimate): boolean =>
  listOf(estimate.cart?.lineItems).some(
    ({ physicalProperties, itemType }) => physicalProperties?.shippable ?? itemType?.preset === 'PHYSICAL',
  )

/** Why there is nothing to choose from. Undefined for a cart that nobody has to deliver. */
export function shippingProblemOf(estimate: CartEstimate): ShippingProblem | undefined {
  const { generalShippingCalculationError: general, carrierErrors } = (estimate.calculationErrors ?? {}) as Record<
    string,
    { applicationError?: { description?: string }; errors?: unknown[] } | undefined
  >
  if (carrierErrors?.errors?.length) return { kind: 'failed' }
  const text = general?.applicationError?.description
  if (general) return { kind: 'failed', ...(text && { text }) }
  return isDelivered(estimate) ? { kind: 'not-served' } : undefined
}
