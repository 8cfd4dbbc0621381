/** Reads what a checkout is made or changed with. A violation names the field by its path in the request. */
import type { CheckoutChange } from '../cart/checkout-writes'
import { applicationError, refuse } from '../gateway/errors'
import type { Money } from '../money'
import { type Json, optionalList, optionalRecord, optionalString, own, requiredRecord, requiredString } from '../untrusted'
import { MAX_ITEMS, NOTE_MAX_LENGTH, readContactInfo, readItems, readShippingOption } from './cart-input'

const MIN_GIFT_CARD_CODE = 8

const readGiftCard = (body: Json, money: Money): CheckoutChange['giftCard'] => {
  const sent = own(body, 'giftCardCode')
  if (sent === undefined || sent === null) return undefined
  const code = requiredString(sent, 'giftCardCode', 20)
  if (code.length < MIN_GIFT_CARD_CODE) throw applicationError(400, 'GIFT_CARD_CODE_INVALID', 'This is no code of a gift card.')
  const redeem = optionalString(own(body, 'giftCardRedeemAmount'), 'giftCardRedeemAmount', 30)
  if (redeem === undefined) return { code }
  const redeemMinor = money.parse(redeem)
  if (redeemMinor === null)
    return refuse('giftCardRedeemAmount', `must be an amount like "${money.toAmount(1250)}"`, 'DECIMAL_VALUE')
  return { code, redeemMinor }
}

/** `at`: where the request has its checkout. */
const readBuyer = (checkout: Json, at: string): Json => {
  const shipping = optionalRecord(own(checkout, 'shippingInfo'), `${at}.shippingInfo`) ?? {}
  const destination = optionalRecord(own(shipping, 'shippingDestination'), `${at}.shippingInfo.shippingDestination`)
  const delivered = destination && readContactInfo(destination, `${at}.shippingInfo.shippingDestination`)
  const option = `${at}.shippingInfo.selectedCarrierServiceOption`
  const selectedShippingOption = readShippingOption(own(shipping, 'selectedCarrierServiceOption'), option)
  if (selectedShippingOption && selectedShippingOption.code === undefined)
    throw applicationError(400, 'INVALID_SELECTED_CARRIER_SERVICE_OPTION', 'A delivery option needs its code.')
  const billingInfo = readContactInfo(own(checkout, 'billingInfo'), `${at}.billingInfo`)
  const buyerInfo = optionalRecord(own(checkout, 'buyerInfo'), `${at}.buyerInfo`) ?? {}
  const email = optionalString(own(buyerInfo, 'email'), `${at}.buyerInfo.email`, 254)
  const customFields = optionalList(own(checkout, 'customFields'), `${at}.customFields`, MAX_ITEMS)
  return {
    ...(email !== undefined && { email }),
    ...(delivered?.address !== undefined && { shippingAddress: delivered.address }),
    ...(delivered?.contactDetails !== undefined && { shippingContact: delivered.contactDetails }),
    ...(selectedShippingOption && { selectedShippingOption }),
    ...(billingInfo && { billingInfo }),
    ...(customFields && { customFields }),
  }
}

const readChange = (body: Json, checkout: Json, at: string, money: Money): CheckoutChange => {
  const code = own(body, 'couponCode')
  const couponCode = code === undefined || code === null ? undefined : requiredString(code, 'couponCode', 50)
  const giftCard = readGiftCard(body, money)
  const note = optionalString(own(checkout, 'buyerNote'), `${at}.buyerNote`, NOTE_MAX_LENGTH)
  const customUrl = optionalString(own(body, 'overrideCheckoutUrl'), 'overrideCheckoutUrl', 1000)
  return {
    items: readItems(body, money),
    buyer: readBuyer(checkout, at),
    ...(couponCode !== undefined && { couponCode }),
    ...(giftCard && { giftCard }),
    ...(note !== undefined && { note }),
    ...(customUrl !== undefined && { customUrl }),
  }
}

const CHANNELS = 50

export const readNewCheckout = (body: Json, money: Money): CheckoutChange => {
  const channelType = requiredString(own(body, 'channelType'), 'channelType', CHANNELS)
  const { buyer, ...change } = readChange(
    body,
    optionalRecord(own(body, 'checkoutInfo'), 'checkoutInfo') ?? {},
    'checkoutInfo',
    money,
  )
  return { ...change, buyer: { ...buyer, channelType } }
}

export const readCheckoutPatch = (body: Json, money: Money): CheckoutChange =>
  readChange(body, requiredRecord(own(body, 'checkout'), 'checkout'), 'checkout', money)
