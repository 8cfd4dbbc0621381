/** The coupons of both shops: one of each kind, and one for each reason for refusal. Prices in euro cents. */
export interface CouponSeed {
  code: string
  /** `{amount}` and `{minimum}` are replaced, in the shop's currency. */
  name: string
  percent?: number
  amount?: number
  fixedPrice?: number
  freeShipping?: true
  minimum?: number
  collection?: string
  product?: string
  startsAt?: string
  expiresAt?: string
  usageLimit?: number
  /** How often one customer may use it. */
  customerLimit?: number
  used?: number
}

export const STUDIO_COUPONS: CouponSeed[] = [
  { code: 'WELCOME10', name: 'Welcome: 10% off', percent: 10 },
  { code: 'FIVEOFF', name: '{amount} off from {minimum}', amount: 500, minimum: 3000 },
  { code: 'SUMMER24', name: 'Summer 2024', percent: 25, expiresAt: '2024-09-01T00:00:00.000Z' },
  { code: 'CANDLE20', name: 'Fig Candle for {amount}', fixedPrice: 2000, product: 'fig-candle' },
  { code: 'PAPER3', name: 'Stationery for {amount} each', fixedPrice: 300, collection: 'stationery' },
  { code: 'FREESHIP', name: 'Free delivery', freeShipping: true },
  { code: 'HOME15', name: '15% off everything for the home', percent: 15, collection: 'home' },
  { code: 'MUG5', name: '{amount} off Blue Mugs', amount: 500, product: 'blue-mug' },
  { code: 'WINTER99', name: 'Winter 2099', percent: 30, startsAt: '2099-12-01T00:00:00.000Z' },
  { code: 'FIRST100', name: 'For the first hundred', percent: 50, usageLimit: 100, used: 100 },
  { code: 'ONLYONCE', name: 'Good for one order', percent: 20, usageLimit: 1 },
  { code: 'THANKYOU', name: 'Once for every customer', percent: 5, customerLimit: 1 },
]

export const COFFEE_COUPONS: CouponSeed[] = [
  { code: 'WELCOME10', name: 'First bag: 10% off', percent: 10 },
  { code: 'BEANS3', name: '{amount} off coffee', amount: 300, collection: 'coffee' },
]
