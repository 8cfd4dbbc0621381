/**
 * Every message that a visitor can read has a key here; a translation is one object per group. Each chunk has its own group, so
 * that the first button does not wait for the drawer's messages.
 */

/** Plain text, or a function of values (never HTML). */
export interface ButtonMessages {
  addToCart: string
  added: string
  chooseOptions: string
  soldOut: string
  preOrder: string
  unavailable: string
  maxInCart: string
  maxInCartStatus: (name: string, quantity: number) => string
  addFailed: string
  checkoutFailed: string
  /** Appended to these two if a retry may help, with a leading space if the language has one. */
  tryAgain: string
  outOfReach: string
  /** Appended if the connection may be the reason, with its space. */
  checkConnection: string
  wasPrice: string
  nowPrice: string
}

/** Messages of the page outside buttons and drawer. */
export interface PageMessages {
  viewCart: string
  dismiss: string
  addedToast: (name: string) => string
  addedStatus: (name: string, quantityInCart: number) => string
  clampedStatus: (name: string, quantity: number) => string
  cart: (count: number) => string
  drawerFailed: string
}

export interface CartMessages {
  title: string
  itemCount: (count: number) => string
  close: string
  loading: string
  empty: string
  emptyHint: string
  continueShopping: string
  loadFailed: string
  outOfReach: string
  tryAgain: string
  quantityOf: (name: string) => string
  decrease: (name: string) => string
  increase: (name: string) => string
  remove: string
  removeName: (name: string) => string
  edit: string
  editName: (name: string) => string
  removed: (name: string) => string
  removedStatus: (name: string, canUndo: boolean) => string
  quantityStatus: (name: string, quantity: number) => string
  subtotalStatus: (sum: string) => string
  each: (price: string) => string
  onlyLeft: (count: number) => string
  quantityClamped: (quantity: number) => string
  lineUnavailable: string
  lineOnlyLeft: (count: number) => string
  setTo: (count: number) => string
  setToName: (name: string, count: number) => string
  priceChanged: (before: string, now: string) => string
  undo: string
  undoName: (name: string) => string
  lineChangeFailed: string
  couponApplied: (code: string, saved?: string) => string
  couponRemovedStatus: string
  subtotal: string
  discount: string
  shippingAndTaxes: string
  total: string
  totalPending: string
  totalUnknown: string
  checkout: string
  checkoutBusy: string
  checkoutBlocked: string
  checkoutFailed: string
  /** Shown next to the checkout link when the page could not be left automatically. */
  checkoutReady: string
  checkoutRefused: string
}
