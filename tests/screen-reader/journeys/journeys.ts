/** All journeys, each recorded in every engine. */
import { changesQuantity, estimatesDelivery, goesToCheckout, undoesRemoval, usesCoupons, usesGiftCards } from './carts'
import type { Journey } from './journey'
import { buysAgain, logsIn } from './members'
import { buysWithChoices, hearsSoldOut, readsProduct, searchesGrid, usesQuickView } from './products'
import { asksForStock, keepsWishes, searchesShop } from './services'

export const JOURNEYS: readonly Journey[] = [
  readsProduct,
  buysWithChoices,
  hearsSoldOut,
  usesQuickView,
  changesQuantity,
  usesCoupons,
  undoesRemoval,
  estimatesDelivery,
  logsIn,
  searchesGrid,
  goesToCheckout,
  searchesShop,
  asksForStock,
  keepsWishes,
  buysAgain,
]

/** Those of the cart, in a shop that has only version 2 of it, which takes gift cards. */
export const CART_V2_JOURNEYS: readonly Journey[] = [
  changesQuantity,
  usesCoupons,
  usesGiftCards,
  undoesRemoval,
  estimatesDelivery,
  goesToCheckout,
]
