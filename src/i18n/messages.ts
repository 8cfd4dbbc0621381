/**
 * Every sentence a visitor can read has a key here; a translation is one object per group.
 * One group for each download unit: what is said by the first button must not wait for what is said by the drawer.
 */

/** Plain text, or text made from values (never HTML). */
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
  offline: string
  wasPrice: string
  nowPrice: string
}

/** What the page says besides its buttons and its drawer. */
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
  /** Beside a link: the page could not be left by itself. */
  checkoutReady: string
  checkoutRefused: string
}
