/** What a journey can do, whichever client does it. Every method gives what a shop would show of the answer, in one form for both. */

export interface SeenLine {
  name: string
  quantity: number
  /** The platform's own wording. */
  price: string
  total: string
  /** Its id. */
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

/** An error as the platform names it. */
export interface Refusal {
  refused: string
}

export interface Shopper {
  cart(): Promise<SeenCart>
  add(productId: string, quantity: number): Promise<SeenCart>
  addCustom(name: string, price: string): Promise<SeenCart>
  /** The nth line of the cart. */
  setQuantity(line: number, quantity: number): Promise<SeenCart>
  remove(line: number): Promise<SeenCart>
  note(text: string): Promise<SeenCart>
  coupon(code: string): Promise<SeenCart>
  removeCoupon(): Promise<SeenCart>
  estimate(country: string): Promise<SeenEstimate>
  deleteCart(): Promise<string>
  checkout(email: string): Promise<{ hasId: boolean }>
  /** Where the visitor is sent, without what is different for every session. */
  redirectToCheckout(postFlowUrl: string): Promise<string>
  product(id: string): Promise<SeenProduct>
  products(prefix: string, limit: number): Promise<SeenProduct[]>
  variants(productId: string): Promise<string[]>
  collection(slug: string): Promise<{ id: string; name: string }>
  collections(limit: number): Promise<string[]>
  /** Renews the tokens with the refresh token. */
  renewTokens(): Promise<{ role: string; otherToken: boolean }>
}
