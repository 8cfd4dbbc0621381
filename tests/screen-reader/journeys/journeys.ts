/** All journeys, each recorded in every engine. */
import { changesQuantity, estimatesDelivery, goesToCheckout, undoesRemoval, usesCoupons } from './carts'
import type { Journey } from './journey'
import { logsIn } from './members'
import { buysWithChoices, hearsSoldOut, readsProduct, searchesGrid, usesQuickView } from './products'

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
]
