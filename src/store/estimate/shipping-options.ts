/** Delivery in an estimate (docs/platform.md §3 "shippingInfo") → the options that a visitor chooses from. */
import type { Address } from '../../platform/wire/primitives'
import { isRecord } from '../../platform/wire/record'
import type { AnsweredError, AnsweredLogistics, AnsweredOption, EstimateAnswer } from '../base/cart-answer'
import type { ShippingProblem } from '../base/estimate-model'
import type { FormatMoney } from '../base/format-money'
import type { PickupView, ShippingChoice, ShippingOptionView } from '../base/totals-model'
import { toAmount } from '../cart/read-price'
import { dateOf, entryOf, numberOf, objectOr, objectsIn, stringsIn, textOf, wordsOf } from '../catalog/untrusted'
import { currencyOf } from './totals-view'

const keyOf = ({ carrierId, code }: ShippingChoice) => JSON.stringify([carrierId ?? '', code])

/** The same option; a choice without a carrier matches any carrier. */
export const isChoice = (option: ShippingChoice, choice: ShippingChoice): boolean =>
  option.code === choice.code && (!choice.carrierId || option.carrierId === choice.carrierId)

/** Lines as on an envelope; the platform's formatted address when it sent nothing else. */
function toAddressLines(value: Address | null | undefined): string[] {
  const address = objectOr(value)
  const { name, number } = objectOr(address.streetAddress)
  const { addressLine, addressLine2, postalCode, city, subdivisionFullname, subdivision, countryFullname, country } = address
  const first = textOf(addressLine) || stringsIn([name, number]).join(' ')
  const town = stringsIn([postalCode, city]).join(' ')
  const region = [textOf(subdivisionFullname) || subdivision, textOf(countryFullname) || country]
  const whole = wordsOf(address.formattedAddress)
  return first || town || !whole ? stringsIn([first, addressLine2, town, ...region]) : [whole]
}

const PICKUP_KINDS: Record<string, PickupView['kind']> = { STORE_PICKUP: 'store', PICKUP_POINT: 'point' }

function logisticsOf({ deliveryTime, instructions, deliveryTimeSlot, pickupDetails }: Partial<AnsweredLogistics>) {
  const slot = objectOr(deliveryTimeSlot)
  const [from, to] = [dateOf(slot.from), dateOf(slot.to)]
  return {
    deliveryTime: wordsOf(deliveryTime),
    instructions: wordsOf(instructions),
    slot: from || to ? { from, to } : undefined,
    pickup: isRecord(pickupDetails)
      ? { kind: entryOf(PICKUP_KINDS, pickupDetails.pickupMethod) ?? 'unknown', address: toAddressLines(pickupDetails.address) }
      : undefined,
  } as const
}

const CHARGE_KINDS: Record<string, 'handling' | 'insurance'> = { HANDLING_FEE: 'handling', INSURANCE: 'insurance' }

/** Options without a code are left out: they can be neither chosen nor identified. */
export function toShippingOptions(estimate: EstimateAnswer, format: FormatMoney): ShippingOptionView[] {
  const currency = currencyOf(estimate)
  const { carrierServiceOptions, selectedCarrierServiceOption } = objectOr(estimate.shippingInfo)
  const selected = objectOr(selectedCarrierServiceOption)
  const chosen = { code: textOf(selected.code), carrierId: wordsOf(selected.carrierId) }
  const toOption = (carrier: unknown, { code, title, logistics, cost }: Partial<AnsweredOption>): ShippingOptionView[] => {
    const carrierId = wordsOf(carrier)
    const choice = { code: textOf(code), ...(carrierId && { carrierId }) }
    if (!choice.code) return []
    const { price } = objectOr(cost)
    return [
      {
        ...choice,
        key: keyOf(choice),
        title: textOf(title) || choice.code,
        cost: toAmount(price, currency, format),
        ...(price != null && numberOf(price.convertedAmount ?? price.amount) === undefined && { unpriced: true as const }),
        charges: objectsIn(objectOr(cost).otherCharges).map(({ type, details, price }) => ({
          kind: entryOf(CHARGE_KINDS, type) ?? 'other',
          text: wordsOf(details),
          price: toAmount(price, currency, format),
        })),
        ...logisticsOf(objectOr(logistics)),
        selected: Boolean(chosen.code) && isChoice(choice, chosen),
      },
    ]
  }
  const options = objectsIn(carrierServiceOptions).flatMap(({ carrierId, shippingOptions }) =>
    objectsIn(shippingOptions).flatMap((option) => toOption(carrierId, option)),
  )
  if (options.some((option) => option.selected)) return options
  // A selected option that is missing in the carrier's list is still offered.
  const { price } = objectOr(selected.cost)
  return [
    ...options,
    ...toOption(chosen.carrierId, { ...selected, cost: { price } }).map((option) => ({ ...option, selected: true })),
  ]
}

const isDelivered = (estimate: EstimateAnswer): boolean =>
  objectsIn(objectOr(estimate.cart).lineItems).some(
    ({ physicalProperties, itemType }) => objectOr(physicalProperties).shippable ?? objectOr(itemType).preset === 'PHYSICAL',
  )

/** The platform itself says what is wrong with the delivery. */
const isTold = ({ listsNoDelivery, violations }: EstimateAnswer): boolean =>
  Boolean(listsNoDelivery) && objectsIn(violations).some(({ scope, severity }) => scope === 'DELIVERY' && severity === 'ERROR')

/** Why there are no options. Undefined for a cart without deliverable items. */
export function shippingProblemOf(estimate: EstimateAnswer): ShippingProblem | undefined {
  const { generalShippingCalculationError: general, carrierErrors } = objectOr(
    estimate.calculationErrors as Record<string, AnsweredError & { errors?: unknown }> | undefined,
  )
  const { errors } = objectOr(carrierErrors)
  if (Array.isArray(errors) && errors.length) return { kind: 'failed' }
  const text = reasonIn(general)
  if (general) return { kind: 'failed', ...(text && { text }) }
  if (!isDelivered(estimate) || isTold(estimate)) return undefined
  return { kind: estimate.listsNoDelivery ? 'at-checkout' : 'not-served' }
}

/** The platform's reason why a part is missing. */
export const reasonIn = (error: AnsweredError | null | undefined): string | undefined =>
  wordsOf(objectOr(objectOr(error).applicationError).description)
