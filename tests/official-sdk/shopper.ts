/** The steps of a journey, with either client. Every method returns what a shop would show of the response, in one form for both. */

export interface SeenLine {
  name: string
  quantity: number
  /** As formatted by the platform. */
  price: string
  total: string
  /** Id of the image. */
  picture: string
}

export interface SeenCart {
  lines: SeenLine[]
  note: string
  currency: string
  coupons: string[]
  /** ISO 8601. */
  createdDate: string
}

export interface SeenEstimate {
  cart: SeenCart
  total: string
  shipping: string
  discounts: string[]
}

export interface SeenProduct {
  id: string
  name: string
  price: number
  weight: number
  inStock: boolean
  /** ISO 8601. */
  lastUpdated: string
}

/** An error, by the platform's code. */
export interface Refusal {
  refused: string
}

export interface Shopper {
  cart(): Promise<SeenCart>
  add(productId: string, quantity: number): Promise<SeenCart>
  addCustom(name: string, price: string): Promise<SeenCart>
  /** `line`: index in the cart. */
  setQuantity(line: number, quantity: number): Promise<SeenCart>
  remove(line: number): Promise<SeenCart>
  note(text: string): Promise<SeenCart>
  coupon(code: string): Promise<SeenCart>
  removeCoupon(): Promise<SeenCart>
  estimate(country: string): Promise<SeenEstimate>
  deleteCart(): Promise<string>
  checkout(email: string): Promise<{ hasId: boolean }>
  /** The path to which the visitor is redirected, without the parts that differ in every session. */
  redirectToCheckout(postFlowUrl: string): Promise<string>
  product(id: string): Promise<SeenProduct>
  products(prefix: string, limit: number): Promise<SeenProduct[]>
  variants(productId: string): Promise<string[]>
  collection(slug: string): Promise<{ id: string; name: string }>
  collections(limit: number): Promise<string[]>
  /** Refreshes the tokens. */
  renewTokens(): Promise<{ role: string; otherToken: boolean }>
}
