/** Messages of the cart besides lines and totals: delivery, taxes, plans, memberships, checkout messages, suggestions. */

/** The other groups are in `messages.ts`. */
export interface ExtrasMessages {
  promoCode: string
  promoCodeLabel: string
  apply: string
  applying: string
  couponRemove: (code: string) => string
  couponEmpty: string
  couponUnknown: string
  couponExpired: string
  couponNotApplicable: string
  couponFailed: string
  noteAdd: string
  noteLabel: string
  noteFailed: string
  tryAgain: string
  estimateTitle: string
  deliveryTo: (place: string) => string
  country: string
  chooseCountry: string
  countryMissing: string
  subdivision: string
  anySubdivision: string
  postalCode: string
  estimate: string
  estimating: string
  estimateFailed: string
  estimatedStatus: (total: string) => string
  forget: string
  delivery: string
  free: string
  includesCharge: (kind: string, price: string) => string
  handling: string
  insurance: string
  notServed: string
  optionGone: (title?: string) => string
  shippingFailed: string
  slot: (from: string, to?: string) => string
  pickupStore: string
  pickupPoint: string
  pickup: string
  subtotal: string
  discount: string
  percentOff: (percent: number) => string
  shipping: string
  tax: string
  taxIncluded: string
  taxNotes: Readonly<
    Record<'auto-failed' | 'auto-deactivated' | 'fallback' | 'not-collected' | 'failed' | 'no-destination', string>
  >
  total: string
  payNow: string
  payLater: string
  atCheckout: string
  couponNoEffect: string
  memberships: string
  membershipLeft: (remaining: number, total?: number) => string
  membershipUntil: (date: string) => string
  membershipExpired: (date: string) => string
  membershipInvalid: string
  remove: string
  removeName: (name: string) => string
  take: (quantity: number) => string
  takeName: (name: string, quantity: number) => string
  fixFailed: string
  custom: string
  digital: string
  giftCard: string
  service: string
  participants: (count: number) => string
  from: (date: string) => string
  every: (unit: 'day' | 'week' | 'month' | 'year' | 'unknown', count: number) => string
  cycles: (count: number) => string
  untilCancelled: string
  freeTrial: (unit: 'day' | 'week' | 'month' | 'year' | 'unknown', count: number) => string
  fixedQuantity: string
  sku: (code: string) => string
  weight: (weight: string) => string
  deposit: (amount?: string) => string
  payments: Readonly<Record<'full-offline' | 'membership' | 'membership-offline' | 'membership-then-offline' | 'other', string>>
  extra: (name: string, price: string) => string
  saved: (name: string, amount?: string) => string
  editor: Readonly<{
    loading: string
    title: (name: string) => string
    save: string
    saving: string
    cancel: string
    tryAgain: string
    unavailable: string
    failed: string
    tooFew: string
  }>
  lastVisit: Readonly<Record<'restored' | 'gone', string>>
  freeShippingAway: (amount: string) => string
  freeShippingReached: string
  suggestions: string
  suggestionAdd: string
  suggestionChoose: string
  suggestionChooseName: (name: string) => string
  suggestionAddName: (name: string) => string
  suggestionFailed: string
}
