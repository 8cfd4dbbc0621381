/**
 * Asks the shop to tell an address when an item is in stock again (docs/platform.md §7 "Back in stock"). Address, reference, name and price
 * are all that is sent, and nothing is stored here.
 */
import { createBackInStockRequest } from '../../platform/back-in-stock/api'
import { userInfo } from '../../platform/identity/authorize/oauth-module-api'
import type { CartItem } from '../base/cart-answer'
import { ifOffered, type OfferedContext } from '../base/offered'
import type { ProductView } from '../base/views'
import { plainReference } from '../cart/plain-reference'
import { type ItemChoice, matchVariant } from '../catalog/choose/choose-variant'
import { textOf } from '../catalog/untrusted'

/** Texts, extras and subscriptions are no matter of stock. Undefined while an option is not chosen. */
export const stockItem = (product: ProductView, { variant, options }: ItemChoice): CartItem | undefined =>
  plainReference({ ...product, modifiers: [], oneTimePurchase: true }, { variant, options })

/** Decimal text, with the places of its currency. */
function decimalOf({ value, currency }: ProductView['price']): string {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return value.toFixed(maximumFractionDigits)
  } catch {
    return value.toFixed(2) // no code of a currency
  }
}

export interface StockQuestion {
  product: ProductView
  choice: ItemChoice
  email: string
  /** Some shops know the stores app by another id here. */
  appId?: string
}

/** The platform's limit. */
const LONGEST_NAME = 100

/**
 * False where the shop does not take requests from this visitor, for a day; rejects with every other error. That the address has asked before
 * is as good as asking.
 */
export async function askForStock(context: OfferedContext, { product, choice, email, appId }: StockQuestion): Promise<boolean> {
  const item = stockItem(product, choice)
  if (!item) return false
  const { price } = matchVariant(product, choice) ?? product
  const done = await ifOffered(context, 'back-in-stock-requests', () =>
    createBackInStockRequest(
      context.client,
      { catalogReference: { ...item, ...(appId && { appId }) }, email },
      { name: product.name.slice(0, LONGEST_NAME), price: decimalOf(price) },
    ).catch((thrown) => {
      if (thrown.code !== 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS') throw thrown
      return true
    }),
  )
  return Boolean(done)
}

/** The address of the member who is logged in; undefined for a visitor, or if the platform does not tell. */
export async function knownEmail({ client }: Pick<OfferedContext, 'client'>): Promise<string | undefined> {
  if (client.session.role() !== 'member') return undefined
  const { email } = await userInfo(client).catch(() => ({ email: undefined }))
  return textOf(email) || undefined
}
